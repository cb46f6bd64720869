import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { PendingAuthorizationsService } from './authorizations/pending-authorizations.service';
import { LIVING_STATES } from './domain/intent-steps';
import type { IssuedReceipt } from './domain/receipt';
import { Holds } from './holds.facade';
import { PaymentsFacade, type HoldIncrease, type Payment } from './payments.facade';
import { BY_ITSELF_AFTER_SECONDS } from './payments.jobs';
import { PaymentsRepository, type StoredPayment } from './payments.repository';
import { HoldIncreaseService } from './authorizations/hold-increase.service';
import { ReceiptsRepository } from './receipts/receipts.repository';

/** Implements what other modules may do with payments. It never calls the provider in a transaction. */
@Injectable()
export class PaymentsService extends PaymentsFacade {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly holds: Holds,
    private readonly receipts: ReceiptsRepository,
    private readonly pending: PendingAuthorizationsService,
    private readonly increases: HoldIncreaseService,
  ) {
    super();
  }

  openForRide(tx: Transaction, rideId: number, payerId: number, amount: Cents): Promise<Payment> {
    return this.payments.open(tx, { rideId, payerId, purpose: 'ride', amount });
  }

  async reopenForRide(tx: Transaction, rideId: number, payerId: number, amount: Cents): Promise<void> {
    for (const payment of await this.payments.listOfRide(rideId, tx)) {
      if (payment.purpose === 'ride' && LIVING_STATES.includes(payment.state)) await this.holds.letGo(tx, payment);
    }
    if (amount > 0) await this.payments.open(tx, { rideId, payerId, purpose: 'ride', amount });
  }

  async askForMore(tx: Transaction, rideId: number, payerId: number, amount: Cents): Promise<void> {
    const payment =
      (await this.ownRidePayment(tx, rideId, payerId)) ??
      (await this.payments.open(tx, { rideId, payerId, purpose: 'ride', amount }));
    await this.pending.ask(tx, payment, amount, BY_ITSELF_AFTER_SECONDS);
  }

  async giveUpAsking(tx: Transaction, rideId: number, payerId: number): Promise<void> {
    const payment = await this.ownRidePayment(tx, rideId, payerId);
    if (payment) await this.pending.giveUp(tx, payment);
  }

  holdMore(rideId: number, payerId: number): Promise<void> {
    return this.increases.now(rideId, payerId);
  }

  async restate(tx: Transaction, rideId: number, payerId: number, amount: Cents): Promise<void> {
    const payment = await this.ownRidePayment(tx, rideId, payerId);
    if (payment) await this.pending.restate(tx, payment, amount);
  }

  whenHeldForMore(carryOut: (tx: Transaction, hold: HoldIncrease) => Promise<boolean>): void {
    this.pending.whenHeldForMore(carryOut);
  }

  receiptOf(rideId: number, payerId: number): Promise<IssuedReceipt | null> {
    return this.receipts.find(rideId, payerId);
  }

  listOfRide(rideId: number, tx?: Transaction): Promise<Payment[]> {
    return this.payments.listWithTips(rideId, tx);
  }

  private async ownRidePayment(tx: Transaction, rideId: number, payerId: number): Promise<StoredPayment | null> {
    const payments = await this.payments.listOfRide(rideId, tx);
    return (
      payments.find(
        (each) => each.payerId === payerId && each.purpose === 'ride' && LIVING_STATES.includes(each.state),
      ) ?? null
    );
  }
}
