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
   * Applies the state of an intent to its payment. Takes no lock when an earlier webhook event or refresh already did
   * so.
   * @param known the payment of this intent as it was read before the provider was asked
   * @returns the updated payment; null when no payment has this intent
   */
  async apply(intent: Intent, known?: PaymentContext): Promise<StoredPayment | null> {
    const context = known ?? (await this.contexts.findByIntent(intent.id));
    if (context && isUpToDate(context, intent)) return context.payment;
    return this.database.transaction((tx) => this.applyIn(tx, context, intent));
  }

  /**
   * Like `apply`, in the caller's transaction.
   * @param known the payment of this intent as it was read before; read again under the locks
   */
  async applyIn(tx: Transaction, known: PaymentContext | null, intent: Intent): Promise<StoredPayment | null> {
    if (known) {
      const locked = await this.lock(tx, known.payment);
      // Awaited so that stack traces include this method.
      if (countsOn(locked.context.payment, intent)) return await this.applyLocked(tx, locked, intent);
    }
    // No payment has this intent yet, or its payment has dropped it since.
    const payment = await this.paymentOf(tx, intent);
    return payment && this.applyTo(tx, payment, intent);
  }

  /**
   * Finds the payment of an intent. A webhook event may arrive before the call that created the intent returns; its
   * metadata then names the payment, and the intent is stored. Metadata also names the payment of a capture of an
   * abandoned intent.
   */
  private async paymentOf(tx: Transaction, intent: Intent): Promise<StoredPayment | null> {
    const known = await this.payments.findByIntent(tx, intent.id);
    if (known || intent.paymentId === null || intent.attempt === null) return known;
    const named = await this.payments.find(intent.paymentId, tx);
    if (!named) return null;
    await this.rides.lock(tx, named.rideId);
    // Our own call and the webhook event may race for the lock: the second one finds the intent stored.
    const meanwhile = await this.payments.findByIntent(tx, intent.id);
    if (meanwhile) return meanwhile;
    const stored = await this.payments.storeIntent(
      intent.paymentId,
      intent.attempt,
      intent.id,
      intent.clientSecret,
      tx,
    );
    // Releases a hold of an attempt that was replaced. An intent of a later attempt is still being stored.
    const current = stored ?? (await this.payments.find(named.id, tx));
    const isOver = !stored && intent.attempt <= (current?.attempt ?? 0);
    if (isOver && intent.status === 'requires_capture') await this.releaseIntent(tx, named.id, intent.id);
    return isOver && intent.status === 'succeeded' ? current : stored;
  }

  findByIntent(intentId: string): Promise<PaymentContext | null> {
    return this.contexts.findByIntent(intentId);
  }

  /**
   * Applies an intent under the ride's lock. Idempotent, in any order of webhook events.
   * @returns the updated payment
   */
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
      const steps = stepsFor({
        payment: now,
        rideStatus: ride.status,
        isPledge: ride.splitMode === 'pledge',
        payerIsMember,
        intent,
      });
      if (steps.length === 0) return now;
      let current: StoredPayment | null = null;
      for (const step of steps) {
        current = null;
        // Captures go straight to settlement, with no class in between.
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

  /** Marks a payment as failed after a decline that left no intent. */
  async fail(tx: Transaction, ride: Ride, payment: StoredPayment, failure: Intent['failure']): Promise<void> {
    await this.steps.fail(tx, ride, payment, failure, this.outcomes);
  }

  /** Releases an intent that no payment uses. */
  async releaseIntent(tx: Transaction, paymentId: number, intentId: string): Promise<void> {
    await this.holds.releaseIntent(tx, paymentId, intentId);
  }
}

const countsOn = ({ intentId, nextIntentId }: StoredPayment, { id }: Intent): boolean =>
  intentId === id || nextIntentId === id;

/** Whether nothing is left to do for an intent. Safe without a lock, because finished steps are never undone. */
export function isUpToDate(context: PaymentContext, intent: Intent): boolean {
  return context.payment.intentId === intent.id && stepsFor({ ...context, intent }).length === 0;
}
