const REQUESTS = 'groupride-api';
/** Length, protocol version. */
const STARTUP_HEAD = 8;

/** Reads what a client sends to PostgreSQL, and notes the statements of the connections that serve requests and rounds: https://www.postgresql.org/docs/18/protocol-message-formats.html */
export class FrontendStatements {
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
