import { Injectable } from '@nestjs/common';
import type { RideEventType } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { MembersFacade } from '../members/members.facade';
import { RidesFacade, SYSTEM, type Ride } from '../rides/rides.facade';
import type { Intent } from '../payments/payment-provider.facade';
import { OPEN_STATES, type Step, PaymentRecords, type StoredPayment } from '../payments/payment-records.facade';
import { paymentMethodText } from '../payments/payments.facade';
import { Holds } from '../payments/holds.facade';
import type { PaymentOutcomes } from './authorizations.facade';
import { PendingAuthorizationsService } from './pending-authorizations.service';
import { PaymentRecoveryFacade } from '../payment-recovery/payment-recovery.facade';

const EVENT_OF = {
  ride: { authorized: 'payment_authorized', failed: 'payment_failed' },
  share: { authorized: 'share_authorized', failed: 'share_failed' },
  tip: { authorized: null, failed: 'tip_failed' },
  debt: { authorized: null, failed: 'capture_failed' },
  overpayment: { authorized: null, failed: null },
} as const satisfies Record<StoredPayment['purpose'], Record<string, RideEventType | null>>;

/** The failure that tells the payer about a lost hold. */
function lostOf(payment: StoredPayment): { code: string; message: string } {
  const method = paymentMethodText(payment);
  const message =
    method === 'card'
      ? 'Your bank cancelled the pending charge before the ride. Confirm your card again.'
      : `The pending charge with ${method} was cancelled before the ride. Confirm it again, or choose another payment method.`;
  return { code: 'hold_lost', message };
}

/** Applies each step of an intent to the payment and the ride. Runs in the caller's transaction, which holds the ride's lock. */
@Injectable()
export class PaymentTransitionsService {
  constructor(
    private readonly payments: PaymentRecords,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly recovery: PaymentRecoveryFacade,
    private readonly holds: Holds,
    private readonly pending: PendingAuthorizationsService,
    private readonly clock: Clock,
  ) {}

  /** @returns the updated payment; null when the step does not return it */
  async take(
    step: Exclude<Step, 'record_capture' | 'record_overpayment'>,
    tx: Transaction,
    ride: Ride,
    payment: StoredPayment,
    intent: Intent,
    outcomes: PaymentOutcomes,
  ): Promise<StoredPayment | null> {
    switch (step) {
      case 'authorize':
        return this.authorize(tx, ride, payment, intent);
      case 'require_action':
        return this.payments.change(tx, payment.id, ['created', 'failed'], { state: 'requires_action' });
      case 'fail':
        await this.fail(tx, ride, payment, intent.failure, outcomes);
        return null;
      case 'release':
        await this.holds.release(tx, payment);
        return null;
      case 'lose':
        await this.lose(tx, ride, payment);
        return null;
      case 'give_back':
        await this.holds.releaseIntent(tx, payment.id, intent.id);
        return null;
    }
  }

  /** Marks the payment as failed. After a decline of a stored card, asks the payer to recover it. */
  async fail(
    tx: Transaction,
    ride: Ride,
    payment: StoredPayment,
    failure: Intent['failure'],
    outcomes: PaymentOutcomes,
  ): Promise<void> {
    const failed = await this.payments.change(tx, payment.id, OPEN_STATES, {
      state: 'failed',
      failureCode: failure?.code ?? null,
      failureMessage: failure?.message ?? null,
    });
    if (!failed) return;
    await this.holds.note(tx, payment, EVENT_OF[payment.purpose].failed, payment.amount, failure);
    if (payment.state !== 'stored' || !failure) return;
    if (payment.purpose === 'debt') await outcomes.debtDeclined(tx, payment, failure);
    else await this.recovery.ask(tx, ride, payment, failure);
  }

  /** Records a lost hold and asks the payer for another card. The ride continues. */
  private async lose(tx: Transaction, ride: Ride, payment: StoredPayment): Promise<void> {
    const why = lostOf(payment);
    const lost = await this.payments.loseHold(tx, payment.id, why);
    if (!lost) return;
    await this.holds.note(tx, payment, EVENT_OF[payment.purpose].failed, payment.amount, why);
    await this.recovery.ask(tx, ride, lost, why);
  }

  private async authorize(
    tx: Transaction,
    ride: Ride,
    payment: StoredPayment,
    intent: Intent,
  ): Promise<StoredPayment | null> {
    const { id, rideId, payerId, purpose } = payment;
    const { card, captureBefore, methodId } = intent;
    const authorized = await this.payments.change(tx, id, OPEN_STATES, {
      state: 'authorized',
      authorizedAt: this.clock.now(),
      captureBefore,
      methodId,
      recoverBefore: null,
      cardBrand: card?.brand ?? null,
      cardLast4: card?.last4 ?? null,
      failureCode: null,
      failureMessage: null,
    });
    if (!authorized) return null;
    // Tips and debts are captured at once.
    if (purpose === 'tip' || purpose === 'debt') {
      await this.holds.captureLater(tx, authorized, authorized.amount);
      return null;
    }
    const begins = purpose === 'ride' && ride.status === 'awaiting_payment' && ride.splitMode !== 'pledge';
    if (!begins) await this.holds.note(tx, payment, EVENT_OF[purpose].authorized, payment.amount);
    // A pledge needs the confirmed members for its next steps; other rides can confirm them at the end.
    if (ride.splitMode === 'pledge') await this.members.confirm(tx, rideId, payerId);
    else this.members.confirmLast(tx, rideId, payerId);
    await this.pending.scheduleReauthorization(tx, payment, intent);
    if (begins) await this.begin(tx, payment);
    if (ride.splitMode === 'pledge') {
      if (ride.status === 'awaiting_payment') await this.pending.pledgePaid(tx, ride, payment);
      return null;
    }
    return authorized;
  }

  /** Moves a paid ride to the search for a driver. Both events are part of one write. */
  private async begin(tx: Transaction, payment: StoredPayment): Promise<void> {
    await this.rides.move(tx, {
      rideId: payment.rideId,
      to: 'pending',
      actor: SYSTEM,
      noted: this.holds.entry(payment, EVENT_OF.ride.authorized, payment.amount),
      event: 'ride_requested',
      set: { pendingSince: this.clock.now() },
    });
  }
}
