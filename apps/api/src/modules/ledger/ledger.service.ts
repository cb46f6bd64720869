import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { balancedEntries } from './domain/posting-rules';
import { LedgerFacade, type Account, type LedgerLine, type Posting, type TransactionKind } from './ledger.facade';
import { LedgerRepository } from './ledger.repository';

/** The ledger is append-only. The database rejects updates and unbalanced transactions. */
@Injectable()
export class LedgerService extends LedgerFacade {
  constructor(private readonly ledger: LedgerRepository) {
    super();
  }

  async post(tx: Transaction, posting: Posting): Promise<boolean> {
    const entries = balancedEntries(posting.entries);
    const id = await this.ledger.insertTransaction(tx, posting);
    if (id === null) return false;
    await this.ledger.insertEntries(tx, id, entries);
    return true;
  }

  linesOfRide(rideId: number, tx?: Transaction): Promise<LedgerLine[]> {
    return this.ledger.linesOfRide(rideId, tx);
  }

  linesBetween(account: Account, from: Date, before: Date): Promise<LedgerLine[]> {
    return this.ledger.linesBetween(account, from, before);
  }

  linesOf(account: Account, limit: number): Promise<LedgerLine[]> {
    return this.ledger.linesOf(account, limit);
  }

  balanceOf(
    account: Account,
    { since, before, kinds }: { since?: Date; before?: Date; kinds?: TransactionKind[] } = {},
    tx?: Transaction,
  ): Promise<Cents> {
    return this.ledger.balanceOf(account, { since: since ?? null, before: before ?? null, kinds: kinds ?? null }, tx);
  }

  countOf(account: Account, kind: TransactionKind, since: Date): Promise<number> {
    return this.ledger.countOf(account, kind, since);
  }
}
