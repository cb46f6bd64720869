import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import type { Ride } from '../rides/rides.facade';
import { PendingAuthorizationsService } from './pending-authorizations.service';
import { LIVING_STATES, PaymentRecords, type StoredPayment } from '../payments/payment-records.facade';
import { Holds } from '../payments/holds.facade';
import { AuthorizationsFacade, type HoldIncrease } from './authorizations.facade';
import type { Payment } from '../payments/payments.facade';
import { BY_ITSELF_AFTER_SECONDS } from './authorizations.jobs';
import { HoldIncreaseService } from './hold-increase.service';

@Injectable()
export class AuthorizationsService extends AuthorizationsFacade {
  constructor(
    private readonly payments: PaymentRecords,
    private readonly holds: Holds,
    private readonly pending: PendingAuthorizationsService,
    private readonly increases: HoldIncreaseService,
    private readonly clock: Clock,
  ) {
    super();
  }

  openForRide(tx: Transaction, rideId: number, payerId: number, amount: Cents): Promise<Payment> {
    return this.payments.open(tx, { rideId, payerId, purpose: 'ride', amount });
  }

  async reopenForRide(tx: Transaction, rideId: number, payerId: number, amount: Cents): Promise<void> {
    for (const payment of await this.payments.listRideAndShares(rideId, tx)) {
      if (payment.purpose === 'ride' && LIVING_STATES.includes(payment.state)) await this.holds.releaseNow(tx, payment);
    }
    if (amount > 0) await this.payments.open(tx, { rideId, payerId, purpose: 'ride', amount });
  }

  async requestIncrease(tx: Transaction, rideId: number, payerId: number, amount: Cents): Promise<void> {
    const payment =
      (await this.ownRidePayment(tx, rideId, payerId)) ??
      (await this.payments.open(tx, { rideId, payerId, purpose: 'ride', amount }));
    await this.pending.ask(tx, payment, amount, BY_ITSELF_AFTER_SECONDS);
  }

  async withdrawIncrease(tx: Transaction, rideId: number, payerId: number): Promise<void> {
    const payment = await this.ownRidePayment(tx, rideId, payerId);
    if (payment) await this.pending.giveUp(tx, payment);
  }

  increaseNow(rideId: number, payerId: number): Promise<void> {
    return this.increases.now(rideId, payerId);
  }

  async changeStoredAmount(tx: Transaction, rideId: number, payerId: number, amount: Cents): Promise<void> {
    const payment = await this.ownRidePayment(tx, rideId, payerId);
    if (payment) await this.pending.restate(tx, payment, amount);
  }

  onIncreaseAuthorized(apply: (tx: Transaction, hold: HoldIncrease) => Promise<boolean>): void {
    this.pending.onIncreaseAuthorized(apply);
  }

  async authorizeStoredCards(tx: Transaction, rideId: number): Promise<void> {
    for (const payment of await this.payments.listRideAndShares(rideId, tx))
      if (payment.state === 'stored') await this.pending.later(tx, payment, this.clock.now());
  }

  onPledgePaid(follow: (tx: Transaction, ride: Ride, payment: Payment) => Promise<void>): void {
    this.pending.onPledgePaid(follow);
  }

  private async ownRidePayment(tx: Transaction, rideId: number, payerId: number): Promise<StoredPayment | null> {
    const payments = await this.payments.listRideAndShares(rideId, tx);
    return (
      payments.find(
        (each) => each.payerId === payerId && each.purpose === 'ride' && LIVING_STATES.includes(each.state),
      ) ?? null
    );
  }
}
