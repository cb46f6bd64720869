import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { Jobs } from '../../platform/jobs/jobs';
import { LedgerFacade } from '../ledger/ledger.facade';
import type { Payout } from './domain/payout';
import { sendPayout } from './payouts.jobs';
import { payoutChanged } from './payouts.events';
import { PayoutsRepository, type NewPayout } from './payouts.repository';
import { payoutPostings } from './postings';

/**
 * Creates a payout: its row, its postings and the job that sends it, in one transaction. The caller must hold the
 * driver's lock.
 */
@Injectable()
export class PayoutCreation {
  constructor(
    private readonly repository: PayoutsRepository,
    private readonly ledger: LedgerFacade,
    private readonly events: Events,
    private readonly jobs: Jobs,
  ) {}

  /** Amount we owe the driver, which is a negative balance in the ledger. */
  async balanceOf(driverId: number, tx?: Transaction): Promise<Cents> {
    return 0 - (await this.ledger.balanceOf(`driver:${driverId}`, {}, tx));
  }

  /** @returns null when this Tuesday's payout already exists */
  async make(tx: Transaction, created: NewPayout): Promise<Payout | null> {
    // Ids then grow in the order of commits, on which `AvailableFunds` relies.
    await this.repository.lockFunds(tx);
    const payout = await this.repository.insert(tx, created);
    if (!payout) return null;
    for (const posting of payoutPostings(payout)) await this.ledger.post(tx, posting);
    await this.events.publish(tx, payoutChanged, { payoutId: payout.id, driverId: payout.driverId });
    await this.jobs.enqueue(tx, sendPayout, { payoutId: payout.id, tries: 0, round: 0 });
    return payout;
  }
}
