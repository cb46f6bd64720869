import type { Socket } from 'node:net';
import { FrontendStatements } from './frontend-statements';
import { proxyTo } from './postgres-proxy';

/** Proxies the connections of one program to PostgreSQL, until a statement at which the program is to die or to wait. */
export class StatementGate {
  private readonly connections = new Set<Socket>();
  private sent: string[] = [];
  private last: { at: number; die: () => void } | null = null;
  private isShut = false;
  private heldAt: string | null = null;
  /** What waiting connections have sent since. */
  private readonly held = new Map<Socket, Buffer[]>();

  /** @returns an address to use instead of the database's */
  between(databaseUrl: string): Promise<string> {
    return proxyTo(databaseUrl, (far) => {
      this.connections.add(far);
      far.on('close', () => this.connections.delete(far));
      const statements = new FrontendStatements((sql) => this.note(sql, far));
      return (chunk) => {
        statements.take(chunk);
        const waiting = this.held.get(far);
        waiting?.push(chunk);
        return !waiting && !this.isShut;
      };
    });
  }

  /** Statements since the gate was opened. */
  get statements(): number {
    return this.sent.length;
  }

  /** How many statements since the gate was opened contain a text. */
  count(text: string): number {
    return this.sent.filter((sql) => sql.includes(text)).length;
  }

  /** Connections that wait at `holdAt`. */
  get waiting(): number {
    return this.held.size;
  }

  /** Starts counting. @param die called before statement number `at`; it and everything after it are not passed on */
  open(at = Infinity, die: () => void = () => undefined): void {
    this.release();
    this.sent = [];
    this.isShut = false;
    this.last = { at, die };
  }

  /** Keeps counting, but calls nothing at the statement that `open` named. */
  forgetDeath(): void {
    this.last = null;
  }

  /** Makes connections wait before a statement that contains this text, while the others continue. */
  holdAt(text: string): void {
    this.heldAt = text;
  }

  /** Lets the waiting connections continue. */
  release(): void {
    this.heldAt = null;
    for (const [far, chunks] of this.held) for (const chunk of chunks) far.write(chunk);
    this.held.clear();
  }

  private note(sql: string, far: Socket): void {
    this.sent.push(sql);
    if (this.heldAt !== null && sql.includes(this.heldAt) && !this.held.has(far)) this.held.set(far, []);
    if (this.isShut || !this.last || this.sent.length < this.last.at) return;
    this.isShut = true;
    this.last.die();
    for (const connection of this.connections) connection.destroy();
  }
}
