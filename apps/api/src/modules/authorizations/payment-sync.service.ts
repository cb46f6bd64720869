import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../platform/database/database';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import type { Intent } from '../payments/payment-provider.facade';
import { stepsFor, PaymentRecords, type StoredPayment } from '../payments/payment-records.facade';
import { Holds } from '../payments/holds.facade';
import { PaymentSync, type PaymentOutcomes } from './authorizations.facade';
import { PaymentTransitionsService } from './payment-transitions.service';
import { HoldTakeoverService } from './hold-takeover.service';
import { PaymentContexts, type PaymentContext } from '../payments/payment-contexts.facade';

/** A ride and its payment, locked in this order. */
interface Locked {
  ride: Ride;
  context: PaymentContext;
}

/** Brings a payment and its ride in line with the provider's intent. Webhook events, refreshes and jobs all come through here. */
@Injectable()
export class PaymentSyncService extends PaymentSync {
  private registered: PaymentOutcomes | null = null;

  constructor(
    private readonly database: Database,
    private readonly payments: PaymentRecords,
    private readonly rides: RidesFacade,
    private readonly contexts: PaymentContexts,
    private readonly takeover: HoldTakeoverService,
    private readonly steps: PaymentTransitionsService,
    private readonly holds: Holds,
  ) {
    super();
  }

  onOutcomes(outcomes: PaymentOutcomes): void {
    this.registered = outcomes;
  }

  find(paymentId: number): Promise<PaymentContext | null> {
    return this.contexts.find(paymentId);
  }

  /**
   * Most calls find everything done already, by the webhook event or by the refresh that came first: they take no lock.
   * @param known the payment of this intent as it was read before the provider was asked
   * @returns the payment as it is now; null when the intent is of none of ours
   */
  async apply(intent: Intent, known?: PaymentContext): Promise<StoredPayment | null> {
    const context = known ?? (await this.contexts.findByIntent(intent.id));
    if (context && isUpToDate(context, intent)) return context.payment;
    return this.database.transaction((tx) => this.applyIn(tx, context, intent));
  }

  /**
   * Like `apply`, in a transaction that is under way.
   * @param known the payment of this intent as it was read before; read again under the locks
   */
  async applyIn(tx: Transaction, known: PaymentContext | null, intent: Intent): Promise<StoredPayment | null> {
    if (known) {
      const locked = await this.lock(tx, known.payment);
      // Awaited, so that a stack shows who applied it.
      if (countsOn(locked.context.payment, intent)) return await this.applyLocked(tx, locked, intent);
    }
    // Nobody's yet, or its payment has forgotten it since.
    const payment = await this.paymentOf(tx, intent);
    return payment && this.applyTo(tx, payment, intent);
  }

  /**
   * The payment of an intent. An intent may be heard of before our own call that made it was answered; then its
   * metadata says whose it is, and it is written down. The same says whose money it is that was taken of one we had given up.
   */
  private async paymentOf(tx: Transaction, intent: Intent): Promise<StoredPayment | null> {
    const known = await this.payments.findByIntent(tx, intent.id);
    if (known || intent.paymentId === null || intent.attempt === null) return known;
    const named = await this.payments.find(intent.paymentId, tx);
    if (!named) return null;
    await this.rides.lock(tx, named.rideId);
    // Our own call and its webhook event arrive at the same time: whichever waited for the lock finds the step recorded.
    const meanwhile = await this.payments.findByIntent(tx, intent.id);
    if (meanwhile) return meanwhile;
    const stored = await this.payments.storeIntent(
      intent.paymentId,
      intent.attempt,
      intent.id,
      intent.clientSecret,
      tx,
    );
    // A hold that no payment counts on, after an answer that got lost for good. A later attempt is still being written down.
    const current = stored ?? (await this.payments.find(named.id, tx));
    const isOver = !stored && intent.attempt <= (current?.attempt ?? 0);
    if (isOver && intent.status === 'requires_capture') await this.releaseIntent(tx, named.id, intent.id);
    return isOver && intent.status === 'succeeded' ? current : stored;
  }

  findByIntent(intentId: string): Promise<PaymentContext | null> {
    return this.contexts.findByIntent(intentId);
  }

  /** Idempotent, and indifferent to the order of webhook events. Takes the ride's lock. @returns the payment as it is then */
  async applyTo(tx: Transaction, payment: StoredPayment, intent: Intent): Promise<StoredPayment | null> {
    return this.applyLocked(tx, await this.lock(tx, payment), intent);
  }

  private async lock(tx: Transaction, { id, rideId }: StoredPayment): Promise<Locked> {
    const ride = await this.rides.lock(tx, rideId);
    const context = await this.contexts.lock(tx, id);
    if (!context) throw new Error(`payment ${id} has disappeared`);
    return { ride, context };
  }

  private async applyLocked(
    tx: Transaction,
    { ride, context: { payment, payerIsMember } }: Locked,
    intent: Intent,
  ): Promise<StoredPayment | null> {
    const { id } = payment;
    const isNext = payment.nextIntentId === intent.id;
    if (isNext) await this.takeover.apply(tx, ride, payment, intent, payerIsMember);
    const now = isNext ? await this.payments.lock(tx, id) : payment;
    if (now?.intentId === intent.id) {
      const steps = stepsFor({ payment: now, rideStatus: ride.status, payerIsMember, intent });
      if (steps.length === 0) return now;
      let current: StoredPayment | null = null;
      for (const step of steps) {
        current = null;
        // Most captures are reported by webhook events: they reach settlement from here without another class between.
        if (step === 'record_capture') await this.outcomes.captured(tx, ride, now, intent);
        else if (step === 'record_overpayment') await this.outcomes.overpaid(tx, now, intent);
        else current = await this.steps.take(step, tx, ride, now, intent, this.outcomes);
      }
      if (current) return current;
    } else if (intent.status === 'succeeded') {
      await this.outcomes.overpaid(tx, payment, intent);
    }
    return this.payments.find(id, tx);
  }

  private get outcomes(): PaymentOutcomes {
    if (!this.registered) throw new Error('settlement has not registered what follows from captures');
    return this.registered;
  }

  /** A hold was refused, and there is no intent that would say so. */
  async fail(tx: Transaction, ride: Ride, payment: StoredPayment, failure: Intent['failure']): Promise<void> {
    await this.steps.fail(tx, ride, payment, failure, this.outcomes);
  }

  /** An intent that no payment counts on. */
  async releaseIntent(tx: Transaction, paymentId: number, intentId: string): Promise<void> {
    await this.holds.releaseIntent(tx, paymentId, intentId);
  }
}

const countsOn = ({ intentId, nextIntentId }: StoredPayment, { id }: Intent): boolean =>
  intentId === id || nextIntentId === id;

/** Whether everything has been done that follows from an intent. Also read without a lock: what is done stays done. */
export function isUpToDate({ payment, rideStatus, payerIsMember }: PaymentContext, intent: Intent): boolean {
  return payment.intentId === intent.id && stepsFor({ payment, rideStatus, payerIsMember, intent }).length === 0;
}
