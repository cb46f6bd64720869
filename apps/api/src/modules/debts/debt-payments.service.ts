import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { RidesFacade } from '../rides/rides.facade';
import { DebtsRepository, type Debt } from './debts.repository';
import { UNPAID_STATES, PaymentRecords, type ConfirmablePayment } from '../payments/payment-records.facade';
import { Holds } from '../payments/holds.facade';
import { PaymentIntents, type DuePayment } from '../authorizations/authorizations.facade';
import { nothingDue } from '../payments/payments.facade';

/** Shows people what they still owe and lets them pay it. */
@Injectable()
export class DebtPaymentsService {
  constructor(
    private readonly database: Database,
    private readonly debts: DebtsRepository,
    private readonly payments: PaymentRecords,
    private readonly rides: RidesFacade,
    private readonly holds: Holds,
    private readonly intents: PaymentIntents,
  ) {}

  list(who: Principal): Promise<Debt[]> {
    return this.debts.list(who.userId, null);
  }

  /**
   * Returns the intent with which the rider pays; the card is charged at once. Repeated calls return the same intent
   * while it can be confirmed.
   * @throws ApiError not_found, payment_not_due, payment_provider_unavailable
   */
  async pay(who: Principal, rideId: number): Promise<ConfirmablePayment> {
    const { ride } = await this.rides.authorize(who, rideId);
    return this.intents.beginWith(ride, () => this.open(who.userId, rideId));
  }

  private async open(payerId: number, rideId: number): Promise<DuePayment> {
    return this.database.transaction(async (tx) => {
      await this.rides.lock(tx, rideId);
      const [debt] = await this.debts.list(payerId, rideId, tx);
      if (!debt) throw nothingDue('You owe nothing for this ride.');
      if (debt.onItsWay) throw nothingDue('Your card is being charged for this right now.');
      const { amount } = debt;
      const own = (await this.payments.listOfRide(rideId, tx)).filter((each) => each.payerId === payerId);
      const begun = own.find((each) => each.purpose === 'debt' && UNPAID_STATES.includes(each.state));
      if (begun && begun.amount !== amount) await this.holds.releaseNow(tx, begun);
      const payment = await this.payments.open(tx, { rideId, payerId, purpose: 'debt', amount });
      return { payment, earlier: own.filter(({ purpose }) => purpose === 'ride' || purpose === 'share') };
    });
  }
}
