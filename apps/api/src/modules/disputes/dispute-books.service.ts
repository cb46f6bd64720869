import { Injectable } from '@nestjs/common';
import type { DisputeState } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import { LedgerFacade, type Account } from '../ledger/ledger.facade';
import { RefundsFacade } from '../refunds/refunds.facade';
import type { Ride } from '../rides/rides.facade';
import type { ProviderDispute } from './dispute-provider';
import { DisputesRepository, type DisputedPayment } from './disputes.repository';
import { disputePostings } from './postings';

/** Posts the effects of a dispute to the ledger. Runs in the caller's transaction, under the ride's lock. */
@Injectable()
export class DisputeBooks {
  constructor(
    private readonly ledger: LedgerFacade,
    private readonly refunds: RefundsFacade,
    private readonly repository: DisputesRepository,
  ) {}

  /**
   * Posts new movements of money, which may come after the decision, and then refunds any overpayment. An overpayment
   * cannot be refunded while the bank has the money, and need not be when the bank keeps it.
   */
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

  /**
   * The account that bears the loss: the payer for an overpayment, otherwise GroupRide. It stays the same until the
   * decision.
   */
  private async borneBy(
    tx: Transaction,
    { payerId, isOverpayment }: DisputedPayment,
    { id }: ProviderDispute,
  ): Promise<Account> {
    return (await this.repository.borneBy(tx, id)) ?? (isOverpayment ? `rider:${payerId}` : 'platform:disputes');
  }

  /** Whether the cost of the ride is in the ledger, so that any overpayment is known. */
  private async isSettled(tx: Transaction, { id, status }: Ride): Promise<boolean> {
    return (
      status === 'cancelled' ||
      (status === 'completed' && (await this.ledger.linesOfRide(id, tx)).some(({ kind }) => kind === 'fare'))
    );
  }
}
