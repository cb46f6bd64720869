import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import { LedgerFacade } from '../ledger/ledger.facade';
import { allocateRefund, type RefundAllocation } from './domain/refund-allocation';
import type { Refund } from './domain/refund';
import { latePostings } from './postings';
import { RefundsRepository } from './refunds.repository';

/**
 * Handles refunds from before the end of a ride, which were booked as the payer's own money. When the cost of the ride
 * is booked and the payer would owe that amount again, GroupRide bears it, as with later refunds.
 */
@Injectable()
export class EarlyRefunds {
  constructor(
    private readonly repository: RefundsRepository,
    private readonly ledger: LedgerFacade,
  ) {}

  /** Idempotent. The caller holds the ride's lock in its transaction. */
  async absorbEarlyRefunds(tx: Transaction, { rideId, payerId }: Pick<Refund, 'rideId' | 'payerId'>): Promise<void> {
    const early = (await this.repository.listOfRide(rideId, tx)).filter(
      (refund) => refund.payerId === payerId && isGift(refund),
    );
    for (const refund of early) {
      const charged = await this.repository.charged(tx, refund);
      const ours = Math.min(refund.bearing.rider, Math.max(0, -charged.overpaid));
      if (ours === 0) return;
      const part = allocateRefund(ours, refund.takesFromDriver, { ...charged, overpaid: 0 });
      await this.repository.change(tx, refund.id, ['succeeded'], {
        state: 'succeeded',
        bearing: moved(refund.bearing, ours, part),
      });
      for (const posting of latePostings(refund, ours, part)) await this.ledger.post(tx, posting);
    }
  }
}

/** Refunds of overpayments do not count, because they were the payer's own money. */
const isGift = ({ state, reason, bearing }: Refund): boolean =>
  state === 'succeeded' && reason !== 'collected_too_much' && bearing.rider > 0;

const moved = (before: RefundAllocation, ours: number, part: RefundAllocation): RefundAllocation => ({
  rider: before.rider - ours,
  taxes: before.taxes + part.taxes,
  driver: before.driver + part.driver,
  driverId: part.driverId ?? before.driverId,
});
