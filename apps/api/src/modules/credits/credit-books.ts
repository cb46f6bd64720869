import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { LedgerFacade } from '../ledger/ledger.facade';
import type { Lapse } from './credits.repository';
import { grantPosting, lapsePosting, returnPosting, usePosting } from './postings';

/** Posts credits to the ledger. The account `platform:credits` holds the credit that is available or reserved. */
@Injectable()
export class CreditBooks {
  constructor(private readonly ledger: LedgerFacade) {}

  async granted(tx: Transaction, credit: { id: number; rideId: number | null }, amount: Cents): Promise<void> {
    await this.ledger.post(tx, grantPosting(credit, amount));
  }

  async used(tx: Transaction, rideId: number, riderId: number, amount: Cents): Promise<void> {
    await this.ledger.post(tx, usePosting(rideId, riderId, amount));
  }

  async returned(tx: Transaction, rideId: number, riderId: number, amount: Cents): Promise<void> {
    if (amount > 0) await this.ledger.post(tx, returnPosting(rideId, riderId, amount));
  }

  /** Posts the unused parts of expired and revoked credits. */
  async lapsed(tx: Transaction, lapses: readonly Lapse[]): Promise<void> {
    for (const { creditId, amount, lapsed } of lapses)
      if (amount > 0) await this.ledger.post(tx, lapsePosting(creditId, amount, lapsed));
  }
}
