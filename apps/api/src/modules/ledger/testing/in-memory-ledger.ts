import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../../platform/database/database';
import { balancedEntries } from '../domain/posting-rules';
import { LedgerFacade, type Account, type LedgerLine, type Posting, type TransactionKind } from '../ledger.facade';

/** A ledger in memory that follows the same rules. */
export class InMemoryLedger extends LedgerFacade {
  readonly lines: LedgerLine[] = [];
  private readonly keys = new Set<string>();

  async post(_tx: Transaction, { key, kind, rideId, entries }: Posting): Promise<boolean> {
    const written = balancedEntries(entries);
    if (this.keys.has(key)) return false;
    this.keys.add(key);
    for (const entry of written)
      this.lines.push({ transactionId: this.keys.size, kind, rideId, at: new Date(), ...entry });
    return true;
  }

  async linesOfRide(rideId: number): Promise<LedgerLine[]> {
    return copies(this.lines.filter((line) => line.rideId === rideId));
  }

  async linesBetween(account: Account, from: Date, before: Date): Promise<LedgerLine[]> {
    return copies(this.lines.filter((line) => line.account === account && line.at >= from && line.at < before));
  }

  async linesOf(account: Account, limit: number): Promise<LedgerLine[]> {
    const newestFirst = this.lines.filter((line) => line.account === account).reverse();
    return copies(newestFirst.slice(0, limit));
  }

  async balanceOf(
    account: Account,
    { since, before, kinds }: { since?: Date; before?: Date; kinds?: TransactionKind[] } = {},
  ): Promise<Cents> {
    return this.lines
      .filter(
        (line) =>
          line.account === account &&
          (!since || line.at >= since) &&
          (!before || line.at < before) &&
          (!kinds || kinds.includes(line.kind)),
      )
      .reduce((sum, line) => sum + line.amount, 0);
  }

  async countOf(account: Account, kind: TransactionKind, since: Date): Promise<number> {
    const lines = this.lines.filter((line) => line.account === account && line.kind === kind && line.at >= since);
    return new Set(lines.map(({ transactionId }) => transactionId)).size;
  }
}

const copies = (lines: LedgerLine[]): LedgerLine[] => lines.map((line) => ({ ...line }));
