import { Injectable } from '@nestjs/common';
import type { DisputeState } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import { LedgerFacade, type Account } from '../ledger/ledger.facade';
import { RefundsFacade } from '../refunds/refunds.facade';
import type { Ride } from '../rides/rides.facade';
import type { ProviderDispute } from './dispute-provider';
import { DisputesRepository, type DisputedPayment } from './disputes.repository';
import { disputePostings } from './postings';

/** What a dispute has done to the money. Within the caller's transaction, under the ride's lock. */
@Injectable()
export class DisputeBooks {
  constructor(
    private readonly ledger: LedgerFacade,
    private readonly refunds: RefundsFacade,
    private readonly repository: DisputesRepository,
  ) {}

  /** Money that comes back may do so after the decision. As long as the bank had it, nothing of it could be given back; what it keeps need not be. */
  async book(
    tx: Transaction,
    ride: Ride,
    payment: DisputedPayment,
    made: ProviderDispute,
    state: DisputeState,
  ): Promise<void> {
    let isNews = false;
    for (const posting of disputePostings(
      made,
      { rideId: ride.id, paymentId: payment.id },
      await this.borneBy(tx, payment, made),
    ))
      isNews = (await this.ledger.post(tx, posting)) || isNews;
    const isOver = state === 'lost' || (isNews && state === 'won');
    if ((isNews && payment.isOverpayment) || (isOver && (await this.isSettled(tx, ride))))
      await this.refunds.refundOverpayment(tx, { ...payment, rideId: ride.id });
  }

  /** Money that pays for nothing is its payer's own: they have it back when the bank has taken it. The same until it is decided. */
  private async borneBy(
    tx: Transaction,
    { payerId, isOverpayment }: DisputedPayment,
    { id }: ProviderDispute,
  ): Promise<Account> {
    return (await this.repository.borneBy(tx, id)) ?? (isOverpayment ? `rider:${payerId}` : 'platform:disputes');
  }

  /** What the ride costs is booked: what was paid above it is too much. */
  private async isSettled(tx: Transaction, { id, status }: Ride): Promise<boolean> {
    return (
      status === 'cancelled' ||
      (status === 'completed' && (await this.ledger.linesOfRide(id, tx)).some(({ kind }) => kind === 'fare'))
    );
  }
}
