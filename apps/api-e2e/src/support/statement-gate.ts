import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { FrontendStatements } from './frontend-statements';

/** Passes the connections of one program on to PostgreSQL until a statement at which the program is to die. */
export class StatementGate {
  private readonly connections = new Set<Socket>();
  private passed = 0;
  private last: { at: number; die: () => void } | null = null;
  private isShut = false;

  /** @returns an address to use instead of the database's */
  async between(databaseUrl: string): Promise<string> {
    const url = new URL(databaseUrl);
    const [host, port] = [url.hostname, Number(url.port)];
    const server = createServer((near) => {
      const far = connect({ host, port });
      this.connections.add(far);
      const statements = new FrontendStatements(() => this.count());
      near.on('data', (chunk: Buffer) => {
        statements.take(chunk);
        if (!this.isShut) far.write(chunk);
      });
      far.on('data', (chunk) => near.write(chunk));
      far.on('close', () => this.connections.delete(far));
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

  /** Statements since the gate was opened. */
  get statements(): number {
    return this.passed;
  }

  /** Counts from now on. @param die called before the statement with the number `at`, which does not get through, and neither does anything after it */
  open(at = Infinity, die: () => void = () => undefined): void {
    this.passed = 0;
    this.isShut = false;
    this.last = { at, die };
  }

  private count(): void {
    this.passed += 1;
    if (this.isShut || !this.last || this.passed < this.last.at) return;
    this.isShut = true;
    this.last.die();
    for (const connection of this.connections) connection.destroy();
  }
}
