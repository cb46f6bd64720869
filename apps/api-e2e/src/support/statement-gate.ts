import type { Socket } from 'node:net';
import { FrontendStatements } from './frontend-statements';
import { proxyTo } from './postgres-proxy';

/** Passes the connections of one program on to PostgreSQL until a statement at which the program is to die. */
export class StatementGate {
  private readonly connections = new Set<Socket>();
  private passed = 0;
  private last: { at: number; die: () => void } | null = null;
  private isShut = false;

  /** @returns an address to use instead of the database's */
  between(databaseUrl: string): Promise<string> {
    return proxyTo(databaseUrl, (far) => {
      this.connections.add(far);
      far.on('close', () => this.connections.delete(far));
      const statements = new FrontendStatements(() => this.count());
      return (chunk) => {
        statements.take(chunk);
        return !this.isShut;
      };
    });
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
