import { connect, createServer, type AddressInfo } from 'node:net';

const REQUESTS = 'groupride-api';
/** Length, protocol version. */
const STARTUP_HEAD = 8;

/** Passes connections on to PostgreSQL and notes the statements that requests run on them, in their order. */
export class StatementSpy {
  private noted: { connection: number; sql: string }[] = [];
  private connections = 0;

  /** @returns an address to use instead of the database's */
  async between(databaseUrl: string): Promise<string> {
    const url = new URL(databaseUrl);
    const [host, port] = [url.hostname, Number(url.port)];
    const server = createServer((near) => {
      const far = connect({ host, port });
      const connection = (this.connections += 1);
      const statements = new FrontendStatements((sql) => this.noted.push({ connection, sql }));
      near.on('data', (chunk: Buffer) => {
        statements.take(chunk);
        far.write(chunk);
      });
      far.on('data', (chunk) => near.write(chunk));
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        one.on('close', () => other.destroy());
        one.on('error', () => other.destroy());
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    server.unref();
    url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    return url.href;
  }

  /** The statements of one call. What the API does on its own may fall into a call: of three, the one with the fewest counts. */
  async of(call: () => Promise<unknown>): Promise<string[]> {
    return (await this.transactionsOf(call)).flat();
  }

  /**
   * The same by transaction; a statement outside of any is one by itself.
   * @param leftOut statements that do not count
   */
  async transactionsOf(call: () => Promise<unknown>, leftOut = /^$/): Promise<string[][]> {
    const tries: string[][][] = [];
    for (let round = 0; round < 3; round += 1) {
      this.noted = [];
      await call();
      tries.push(this.transactions().filter(([first = '']) => !leftOut.test(first)));
    }
    return tries.reduce((least, each) => (each.flat().length < least.flat().length ? each : least));
  }

  private transactions(): string[][] {
    const all: string[][] = [];
    const open = new Map<number, string[]>();
    for (const { connection, sql } of this.noted) {
      const transaction = open.get(connection) ?? [];
      if (transaction.length === 0) all.push(transaction);
      transaction.push(sql);
      if (/^START TRANSACTION/.test(sql)) open.set(connection, transaction);
      if (/^(COMMIT|ROLLBACK)/.test(sql)) open.delete(connection);
    }
    return all;
  }
}

/** Reads what a client sends: https://www.postgresql.org/docs/18/protocol-message-formats.html */
class FrontendStatements {
  private received = Buffer.alloc(0);
  private counts: boolean | null = null;
  private readonly prepared = new Map<string, string>();

  constructor(private readonly note: (sql: string) => void) {}

  take(chunk: Buffer): void {
    this.received = Buffer.concat([this.received, chunk]);
    if (this.counts === null) {
      const length = this.received.length < STARTUP_HEAD ? Infinity : this.received.readInt32BE(0);
      if (this.received.length < length) return;
      this.counts = this.received.toString('latin1', STARTUP_HEAD, length).includes(`application_name\0${REQUESTS}\0`);
      this.received = this.received.subarray(length);
    }
    while (this.received.length >= 5 && this.received.length > this.received.readInt32BE(1)) {
      const length = this.received.readInt32BE(1) + 1;
      if (this.counts) this.read(String.fromCharCode(this.received[0]!), this.received.toString('utf8', 5, length));
      this.received = this.received.subarray(length);
    }
  }

  private read(type: string, body: string): void {
    const [first = '', second = ''] = body.split('\0');
    if (type === 'Q') this.note(first);
    if (type === 'P') this.prepared.set(first, second);
    // Bind: the portal, the prepared statement.
    if (type === 'B') this.note(this.prepared.get(second) ?? '');
  }
}
