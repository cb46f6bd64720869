import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { ProviderError, providerUnavailable } from '../../platform/stripe/provider-error';
import { MembersFacade } from '../members/members.facade';
import { CardsFacade } from '../cards/cards.facade';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { chargesOf } from './domain/charges';
import { isOutdated, shareDue, whyNoRidePayment, whyNoSharePayment } from './domain/due';
import type { Intent } from './domain/intent';
import { LIVING_STATES, UNPAID_STATES } from './domain/intent-steps';
import { HoldsService } from './holds.service';
import { PaymentProvider } from './payment-provider';
import { noSuchPayment, nothingDue } from './payments.errors';
import { PaymentsRepository, type ConfirmablePayment, type StoredPayment } from './payments.repository';
import { reaching } from './reaching';
import { StoredCards } from './stored-cards.service';

/** An intent that was called off or got lost is replaced, but not forever. */
const MOST_REPLACEMENTS = 3;
/** While another call with the same key is under way. */
const WAIT_MS = 250;
const MOST_WAITS = 20;

/** Begins payments, and asks the provider how they stand. */
@Injectable()
export class IntentsService {
  private readonly logger = new Logger(IntentsService.name);

  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly provider: PaymentProvider,
    private readonly holds: HoldsService,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly cards: CardsFacade,
    private readonly stored: StoredCards,
  ) {}

  /**
   * The intent for what the person owes: the ride for its organizer, the own seat for another member. Repeating the call
   * gives the same intent while it lives.
   * @throws ApiError not_found, payment_not_due, payment_provider_unavailable
   */
  async begin(who: Principal, rideId: number): Promise<ConfirmablePayment> {
    const { ride } = await this.rides.authorize(who, rideId);
    return this.beginWith(ride, async () => (await this.toMend(who.userId, rideId)) ?? (await this.paymentDue(who.userId, rideId)));
  }

  /** The intent of a payment that `open` opens, or finds. @throws ApiError payment_provider_unavailable */
  async beginWith(ride: Ride, open: () => Promise<StoredPayment>): Promise<ConfirmablePayment> {
    return reaching(this.logger, async () => {
      for (let replaced = 0; replaced <= MOST_REPLACEMENTS; replaced += 1) {
        const payment = await open();
        const confirmable = await this.confirmable(payment, ride);
        if (confirmable) return confirmable;
      }
      throw providerUnavailable();
    });
  }

  /** One's own payments of a ride, oldest first. */
  async listOwn(who: Principal, rideId: number): Promise<StoredPayment[]> {
    return (await this.payments.listOfRide(rideId)).filter(({ payerId }) => payerId === who.userId);
  }

  /** @throws ApiError not_found when it is not theirs, payment_provider_unavailable */
  async refresh(who: Principal, paymentId: number): Promise<StoredPayment> {
    const payment = await this.own(who, paymentId);
    return reaching(this.logger, async () => {
      const { setupIntentId } = payment;
      const setup = setupIntentId && UNPAID_STATES.includes(payment.state) ? await this.cards.findSetup(setupIntentId) : null;
      let current = setup ? await this.stored.applySetup(payment, setup) : payment;
      for (const intentId of [payment.nextIntentId, payment.intentId]) {
        const intent = intentId ? await this.provider.retrieve(intentId) : null;
        if (intent) current = (await this.holds.apply(intent)) ?? current;
      }
      return current;
    });
  }

  private async own(who: Principal, paymentId: number): Promise<StoredPayment> {
    const payment = await this.payments.find(paymentId);
    if (payment?.payerId !== who.userId) throw noSuchPayment();
    return payment;
  }

  /** What was refused while the person was away, or has to be held anew. */
  private async toMend(userId: number, rideId: number): Promise<StoredPayment | null> {
    const own = (await this.payments.listOfRide(rideId)).filter(({ payerId }) => payerId === userId);
    return own.find(({ mendBefore, state }) => mendBefore !== null && LIVING_STATES.includes(state)) ?? null;
  }

  private async confirmable(payment: StoredPayment, ride: Ride): Promise<ConfirmablePayment | null> {
    if (payment.nextIntentId && payment.nextClientSecret) return { ...payment, clientSecret: payment.nextClientSecret, mode: 'payment' };
    if (payment.intentId) return this.resume(payment, payment.intentId);
    return this.stored.areFor(payment, ride) ? this.stored.begin(payment, ride) : this.createIntent(payment);
  }

  /** The row is there before anybody outside is asked, so that nothing that happens there is without an owner here. */
  private async paymentDue(userId: number, rideId: number): Promise<StoredPayment> {
    return this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (ride.organizerId === userId) {
        refuse(whyNoRidePayment(ride));
        return this.payments.open(tx, { rideId, payerId: userId, purpose: 'ride', amount: ride.totalCost });
      }
      const members = await this.members.list(rideId, tx);
      const own = chargesOf(ride, members, []).find((charge) => charge.userId === userId);
      const agreed = members.find((member) => member.userId === userId)?.agreed ?? 0;
      if (!own) throw nothingDue('Only members of the ride pay for it.');
      const amount = shareDue({ seat: own.seat, agreed });
      refuse(whyNoSharePayment(ride, amount, own.seat));
      for (const payment of await this.payments.listOfRide(rideId, tx)) {
        if (payment.payerId === userId && payment.purpose === 'share' && isOutdated(payment, amount)) await this.holds.letGo(tx, payment);
      }
      return this.payments.open(tx, { rideId, payerId: userId, purpose: 'share', amount });
    });
  }

  private async resume(payment: StoredPayment, intentId: string): Promise<ConfirmablePayment | null> {
    const intent = await this.provider.retrieve(intentId);
    if (!intent) {
      await this.payments.nextAttempt(payment.id, payment.attempt);
      return null;
    }
    const current = await this.holds.apply(intent);
    return current && confirmableNow(current);
  }

  private async createIntent(payment: StoredPayment): Promise<ConfirmablePayment | null> {
    if (payment.purpose !== 'tip') await this.giveBackEarlier(payment);
    const intent = await this.createHold(payment);
    const stored = await this.payments.storeIntent(payment.id, payment.attempt, intent.id, intent.clientSecret);
    const current = stored ?? (await this.payments.find(payment.id));
    const confirmable = current?.intentId === intent.id ? confirmableNow(current) : null;
    if (confirmable) return confirmable;
    await this.database.transaction((tx) => this.holds.giveBack(tx, payment.id, intent.id));
    return null;
  }

  /** Of somebody who left and came back: a card is never held twice for one seat. */
  private async giveBackEarlier({ id, rideId, payerId }: StoredPayment): Promise<void> {
    for (const earlier of await this.payments.listOfRide(rideId)) {
      if (earlier.payerId !== payerId || earlier.id === id || !earlier.intentId) continue;
      const intent = await this.provider.retrieve(earlier.intentId);
      if (!intent || intent.status === 'canceled' || intent.status === 'succeeded') continue;
      await this.holds.apply(await this.callOff(earlier.id, intent.id));
    }
  }

  private async callOff(paymentId: number, intentId: string): Promise<Intent> {
    try {
      // Calling off twice does no harm, so each try may have a key of its own; the provider repeats its errors for a key.
      return await this.provider.cancel(intentId, `payment:${paymentId}:cancel:${randomUUID()}`);
    } catch (error) {
      // The job that gives holds back was there first.
      const now = isFailure(error, 'unexpected_state') ? await this.provider.retrieve(intentId) : null;
      if (now?.status !== 'canceled') throw error;
      return now;
    }
  }

  /** The same, asked for at the same moment, is being answered: its answer is ours too, a moment later. */
  private async createHold(payment: StoredPayment): Promise<Intent> {
    for (let waits = 0; ; waits += 1) {
      try {
        return await this.createHoldNow(payment);
      } catch (error) {
        if (!(error instanceof ProviderError) || error.code !== 'idempotency_key_in_use' || waits >= MOST_WAITS) throw error;
        await setTimeout(WAIT_MS);
      }
    }
  }

  private async createHoldNow({ id, rideId, payerId, purpose, amount, attempt }: StoredPayment): Promise<Intent> {
    const hold = { amount, rideId, paymentId: id, attempt, purpose };
    const customer = await this.cards.customerOf(payerId);
    try {
      return await this.provider.createHold({ ...hold, customer }, keyOf(id, attempt, customer)).catch((error: unknown) => {
        // The customer was removed at the provider; a card can be held without one.
        if (customer !== null && isFailure(error, 'missing')) return this.provider.createHold({ ...hold, customer: null }, keyOf(id, attempt, null));
        throw error;
      });
    } catch (error) {
      // The provider would repeat this answer for the key. What may have been created there can not be confirmed: nobody has its secret.
      if (isFailure(error, 'failing') || isFailure(error, 'refused')) await this.payments.nextAttempt(id, attempt);
      throw error;
    }
  }
}

/** The same parameters, the same key: without a customer it is another request. */
function keyOf(paymentId: number, attempt: number, customer: string | null): string {
  const key = `payment:${paymentId}:authorize:${attempt}`;
  return customer === null ? `${key}:no-customer` : key;
}

function isFailure(error: unknown, failure: ProviderError['failure']): boolean {
  return error instanceof ProviderError && error.failure === failure;
}

function confirmableNow(payment: StoredPayment): ConfirmablePayment | null {
  const { clientSecret, state } = payment;
  return state !== 'released' && clientSecret !== null ? { ...payment, clientSecret, mode: 'payment' } : null;
}

function refuse(why: string | null): void {
  if (why !== null) throw nothingDue(why);
}
