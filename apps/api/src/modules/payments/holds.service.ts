import { Injectable } from '@nestjs/common';
import type { RideEventType } from '@groupride/contracts';
import { formatCents, type Cents } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { LedgerFacade } from '../ledger/ledger.facade';
import { MembersFacade } from '../members/members.facade';
import { RidesFacade, SYSTEM, type Ride } from '../rides/rides.facade';
import type { Intent } from './domain/intent';
import { LIVING_STATES, OPEN_STATES, stepsFor, type Step } from './domain/intent-steps';
import { MendingService } from './mending.service';
import { captureHold, releaseHold } from './payments.jobs';
import { PaymentsRepository, type StoredPayment } from './payments.repository';
import { capturePosting, tipPosting } from './postings';

const EVENT_OF = {
  ride: { authorized: 'payment_authorized', failed: 'payment_failed', released: 'hold_released' },
  share: { authorized: 'share_authorized', failed: 'share_failed', released: 'share_released' },
  tip: { authorized: null, failed: 'tip_failed', released: null },
} as const satisfies Record<StoredPayment['purpose'], Record<string, RideEventType | null>>;

/** Brings payments, and the rides they are for, up to what the provider says. Webhooks, refreshes and jobs all end here. */
@Injectable()
export class HoldsService {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly ledger: LedgerFacade,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly mending: MendingService,
  ) {}

  /** @returns the payment as it is now; null when the intent is of none of ours */
  async apply(intent: Intent): Promise<StoredPayment | null> {
    return this.database.transaction(async (tx) => {
      const payment = await this.paymentOf(tx, intent);
      return payment && this.applyTo(tx, payment, intent);
    });
  }

  /**
   * The payment of an intent. An intent may be heard of before our own call that made it was answered; then its
   * metadata says whose it is, and it is written down.
   */
  async paymentOf(tx: Transaction, intent: Intent): Promise<StoredPayment | null> {
    const known = await this.payments.findByIntent(tx, intent.id);
    if (known || intent.paymentId === null || intent.attempt === null) return known;
    const named = await this.payments.find(intent.paymentId, tx);
    if (!named) return null;
    await this.rides.lock(tx, named.rideId);
    const stored = await this.payments.storeIntent(intent.paymentId, intent.attempt, intent.id, intent.clientSecret, tx);
    // A hold that no payment counts on, after an answer that got lost for good. A later attempt is still being written down.
    if (!stored && intent.status === 'requires_capture' && intent.attempt <= named.attempt) await this.giveBack(tx, named.id, intent.id);
    return stored;
  }

  /** Idempotent, and indifferent to the order of reports. Takes the ride's lock. */
  async applyTo(tx: Transaction, { id, rideId }: StoredPayment, intent: Intent): Promise<StoredPayment> {
    const ride = await this.rides.lock(tx, rideId);
    const payment = await this.payments.lock(tx, id);
    if (!payment) throw new Error(`payment ${id} has disappeared`);
    const members = await this.members.list(rideId, tx);
    const payerIsMember = members.some((member) => member.userId === payment.payerId);
    if (payment.nextIntentId === intent.id) await this.mending.settleNext(tx, ride, payment, intent, payerIsMember);
    if (payment.intentId !== intent.id) return (await this.payments.find(id, tx)) ?? payment;
    for (const step of stepsFor({ payment, rideStatus: ride.status, payerIsMember, intent })) await this.take(step, tx, ride, payment, intent);
    return (await this.payments.find(id, tx)) ?? payment;
  }

  /** Takes the amount of a hold in a while, in any case once the transaction has committed. */
  async captureLater(tx: Transaction, payment: StoredPayment, amount: Cents): Promise<void> {
    await this.jobs.enqueue(tx, captureHold, { paymentId: payment.id, amount, tries: 0, round: 0 });
    if (payment.nextIntentId) await this.giveBack(tx, payment.id, payment.nextIntentId);
  }

  /** Gives a hold, or the intent of one, back. Without an intent there is nothing to give back and it is done at once. */
  async releaseLater(tx: Transaction, payment: StoredPayment): Promise<void> {
    if (payment.nextIntentId) await this.giveBack(tx, payment.id, payment.nextIntentId);
    if (payment.intentId) await this.giveBack(tx, payment.id, payment.intentId);
    else await this.payments.change(tx, payment.id, OPEN_STATES, { state: 'released', releasedAt: this.clock.now() });
  }

  /**
   * Counts a hold out at once and gives it back as soon as the provider can be reached: whoever comes back begins anew, so
   * that a hold that is on its way out is never taken for one that pays.
   */
  async letGo(tx: Transaction, payment: StoredPayment): Promise<void> {
    if (payment.nextIntentId) await this.giveBack(tx, payment.id, payment.nextIntentId);
    if (payment.intentId) await this.giveBack(tx, payment.id, payment.intentId);
    await this.release(tx, payment);
  }

  async giveBack(tx: Transaction, paymentId: number, intentId: string): Promise<void> {
    await this.jobs.enqueue(tx, releaseHold, { paymentId, intentId, tries: 0, round: 0 });
  }

  /** The provider gave back a hold, or knows nothing of its intent any more. */
  async release(tx: Transaction, payment: StoredPayment): Promise<void> {
    const released = await this.payments.change(tx, payment.id, LIVING_STATES, { state: 'released', releasedAt: this.clock.now(), mendBefore: null });
    if (released && payment.state === 'authorized') await this.note(tx, payment, EVENT_OF[payment.purpose].released, payment.amount);
  }

  /** Tells operations that money which is owed could not be taken. */
  async noteLostCapture(tx: Transaction, payment: StoredPayment, amount: Cents, why: string): Promise<void> {
    await this.note(tx, payment, 'capture_failed', amount, why);
  }

  private async take(step: Step, tx: Transaction, ride: Ride, payment: StoredPayment, intent: Intent): Promise<void> {
    switch (step) {
      case 'authorize':
        return this.authorize(tx, ride, payment, intent);
      case 'require_action':
        await this.payments.change(tx, payment.id, ['created', 'failed'], { state: 'requires_action' });
        return;
      case 'fail':
        return this.fail(tx, ride, payment, intent.failure);
      case 'release':
        return this.release(tx, payment);
      case 'record_capture':
        return this.recordCapture(tx, ride, payment, intent);
      case 'give_back':
        return this.giveBack(tx, payment.id, intent.id);
    }
  }

  private async authorize(tx: Transaction, ride: Ride, payment: StoredPayment, intent: Intent): Promise<void> {
    const { id, rideId, payerId, purpose } = payment;
    const { card, captureBefore, methodId } = intent;
    const authorized = await this.payments.change(tx, id, OPEN_STATES, {
      state: 'authorized',
      authorizedAt: this.clock.now(),
      captureBefore,
      methodId,
      mendBefore: null,
      cardBrand: card?.brand ?? null,
      cardLast4: card?.last4 ?? null,
      failureCode: null,
      failureMessage: null,
    });
    if (!authorized) return;
    // Nothing is left to wait for: a tip is taken at once.
    if (purpose === 'tip') return this.captureLater(tx, authorized, authorized.amount);
    await this.note(tx, payment, EVENT_OF[purpose].authorized, payment.amount);
    await this.members.confirm(tx, rideId, payerId);
    await this.mending.lookAgain(tx, payment, intent);
    if (purpose === 'ride' && ride.status === 'awaiting_payment') {
      await this.rides.move(tx, { rideId, to: 'pending', actor: SYSTEM, event: 'ride_requested', set: { pendingSince: this.clock.now() } });
    }
  }

  /** A stored card that was refused is brought back to the person. */
  async fail(tx: Transaction, ride: Ride, payment: StoredPayment, failure: Intent['failure']): Promise<void> {
    const failed = await this.payments.change(tx, payment.id, OPEN_STATES, {
      state: 'failed',
      failureCode: failure?.code ?? null,
      failureMessage: failure?.message ?? null,
    });
    if (!failed) return;
    await this.note(tx, payment, EVENT_OF[payment.purpose].failed, payment.amount, failure?.message);
    if (payment.state === 'stored' && failure) await this.mending.ask(tx, ride, payment, failure);
  }

  private async recordCapture(tx: Transaction, ride: Ride, payment: StoredPayment, { captured }: Intent): Promise<void> {
    const recorded = await this.payments.change(tx, payment.id, LIVING_STATES, { state: 'captured', captured, capturedAt: this.clock.now() });
    if (!recorded) return;
    const tipped = payment.purpose === 'tip' && ride.driverId !== null;
    if (tipped) await this.ledger.post(tx, tipPosting(payment, ride.driverId!, captured));
    await this.ledger.post(tx, capturePosting(payment, captured));
    await this.note(tx, payment, tipped ? 'tip_given' : 'hold_captured', captured);
  }

  private async note(tx: Transaction, { id, rideId }: StoredPayment, type: RideEventType | null, amount: Cents, reason?: string): Promise<void> {
    if (type === null) return;
    const data = { paymentId: id, amount: formatCents(amount) };
    await this.rides.note(tx, { rideId, type, actor: SYSTEM, data, ...(reason ? { reason: reason.slice(0, 300) } : {}) });
  }
}
