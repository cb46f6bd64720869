import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import { LedgerFacade } from '../ledger/ledger.facade';
import { allocateRefund, type RefundAllocation } from './domain/refund-allocation';
import type { Refund } from './domain/refund';
import { latePostings } from './postings';
import { RefundsRepository } from './refunds.repository';

/**
 * Refunds that were made in the provider's dashboard before the ride was over. The books could but take them for the payer's own money; once
 * it is booked what the ride costs, whatever of them would be owed again is ours to bear, as it is of refunds after the end.
 */
@Injectable()
export class EarlyRefunds {
  constructor(
    private readonly repository: RefundsRepository,
    private readonly ledger: LedgerFacade,
  ) {}

  /** Doing it again changes nothing. Within the caller's transaction, under the ride's lock. */
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

/** What was collected too much is the payer's own, whenever it went back. */
const isGift = ({ state, reason, bearing }: Refund): boolean =>
  state === 'succeeded' && reason !== 'collected_too_much' && bearing.rider > 0;

const moved = (before: RefundAllocation, ours: number, part: RefundAllocation): RefundAllocation => ({
  rider: before.rider - ours,
  taxes: before.taxes + part.taxes,
  driver: before.driver + part.driver,
  driverId: part.driverId ?? before.driverId,
});
