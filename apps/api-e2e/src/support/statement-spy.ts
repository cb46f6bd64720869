import { FrontendStatements } from './frontend-statements';
import { proxyTo } from './postgres-proxy';

/** Proxies connections to PostgreSQL and records the statements that requests run on them, in order. */
export class StatementSpy {
  private noted: { connection: number; sql: string }[] = [];
  private connections = 0;

  /** @returns an address to use instead of the database's */
  between(databaseUrl: string): Promise<string> {
    return proxyTo(databaseUrl, () => {
      const connection = (this.connections += 1);
      const statements = new FrontendStatements((sql) => this.noted.push({ connection, sql }));
      return (chunk) => {
        statements.take(chunk);
        return true;
      };
    });
  }

  /** The statements of one call. Background work may fall into a call, so the smallest of three runs counts. */
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
