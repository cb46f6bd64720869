import { Injectable } from '@nestjs/common';
import { formatCents } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { CardsFacade, type CardSetup } from '../cards/cards.facade';
import { MembersFacade } from '../members/members.facade';
import { authorizationTime, pledgeOf, RidesFacade, SYSTEM, type Ride } from '../rides/rides.facade';
import { PendingAuthorizationsService } from './pending-authorizations.service';
import { holdTime, isFarAhead } from './domain/hold-times';
import {
  UNPAID_STATES,
  PaymentRecords,
  type ConfirmablePayment,
  type StoredPayment,
} from '../payments/payment-records.facade';
import { ProviderError } from '../../platform/stripe/provider-error';

/** A card that is saved at the provider. */
export interface KeptCard {
  methodId: string;
  brand: string;
  last4: string;
}

/** Saves the card of a ride that is booked far ahead. A job authorizes it the day before the start. */
@Injectable()
export class DeferredAuthorizationsService {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentRecords,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly cards: CardsFacade,
    private readonly pending: PendingAuthorizationsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Whether the card is stored now and authorized later. A payment that already has an intent is authorized now even
   * for a far ride.
   */
  areFor({ intentId, authorizeAt }: StoredPayment, { scheduledAt }: Ride): boolean {
    return intentId === null && authorizeAt === null && isFarAhead(scheduledAt, this.clock.now());
  }

  /**
   * Creates or resumes the setup intent with which the browser saves a card.
   * @returns null when the caller has to start over
   * @throws ProviderError
   */
  async begin(payment: StoredPayment, ride: Ride): Promise<ConfirmablePayment | null> {
    const confirmable = await (payment.setupIntentId
      ? this.resume(payment, payment.setupIntentId)
      : this.create(payment));
    return confirmable && { ...confirmable, authorizeAt: authorizationTimeOf(ride) };
  }

  private async create(payment: StoredPayment): Promise<ConfirmablePayment | null> {
    const { id, payerId, rideId, attempt } = payment;
    const customer = await this.cards.customerOf(payerId);
    if (!customer) throw new ProviderError('refused', 'a card is stored for a customer only');
    const setup = await this.cards.createSetup(
      payerId,
      customer,
      { rideId, paymentId: id },
      `payment:${id}:store:${attempt}`,
    );
    await this.payments.storeSetup(id, setup.id, setup.clientSecret);
    const current = await this.payments.find(id);
    return current?.setupIntentId === setup.id ? { ...current, clientSecret: setup.clientSecret, mode: 'setup' } : null;
  }

  private async resume(payment: StoredPayment, setupIntentId: string): Promise<ConfirmablePayment | null> {
    const setup = await this.cards.findSetup(setupIntentId);
    const current = setup && (await this.applySetup(payment, setup));
    if (current && setup && (setup.status === 'open' || setup.status === 'processing' || current.state === 'stored')) {
      return { ...current, clientSecret: setup.clientSecret, mode: 'setup' };
    }
    await this.payments.forgetSetup(payment.id, setupIntentId);
    return null;
  }

  /** Applies the state of a setup intent to its payment. @throws ProviderError */
  async applySetup(payment: StoredPayment, setup: CardSetup): Promise<StoredPayment> {
    if (setup.status === 'succeeded' && setup.methodId && setup.card) {
      await this.cards.remember(setup.methodId);
      return (await this.store(payment, { methodId: setup.methodId, ...setup.card })) ?? payment;
    }
    if (setup.failure && setup.status === 'open') await this.refused(payment, setup.failure);
    return (await this.payments.find(payment.id)) ?? payment;
  }

  /** Books the ride or the seat with a saved card. @returns null when the card is gone */
  async store({ id, rideId }: StoredPayment, card: KeptCard): Promise<StoredPayment | null> {
    return this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      const payment = await this.payments.lock(tx, id);
      if (!payment || !(await this.mayWait(tx, ride, payment))) return payment;
      if (!(await this.cards.keep(tx, payment.payerId, card.methodId))) return null;
      if (!(await this.pending.mayTakeOver(tx, payment))) {
        await this.pending.giveUp(tx, payment);
        return this.payments.find(id, tx);
      }
      const authorizeAt = authorizationTimeOf(ride);
      const stored = await this.payments.change(tx, id, UNPAID_STATES, {
        state: 'stored',
        methodId: card.methodId,
        nextAmount: null,
        authorizeAt,
        cardBrand: card.brand,
        cardLast4: card.last4,
        failureCode: null,
        failureMessage: null,
      });
      if (!stored) return payment;
      await this.note(tx, payment, 'card_stored');
      await this.members.confirm(tx, rideId, payment.payerId);
      if (ride.splitMode === 'pledge') {
        // Closing the pledge authorizes the card.
        await this.pending.pledgePaid(tx, ride, payment);
        return stored;
      }
      if (payment.purpose === 'ride' && ride.status === 'awaiting_payment') {
        await this.rides.move(tx, {
          rideId,
          to: 'pending',
          actor: SYSTEM,
          event: 'ride_requested',
          set: { pendingSince: this.clock.now() },
        });
      }
      if (authorizeAt) await this.pending.later(tx, stored, authorizeAt);
      return stored;
    });
  }

  private async refused({ id, rideId }: StoredPayment, failure: NonNullable<CardSetup['failure']>): Promise<void> {
    const { code, message } = failure;
    await this.database.transaction(async (tx) => {
      await this.rides.lock(tx, rideId);
      const payment = await this.payments.lock(tx, id);
      if (!payment || (payment.failureCode === code && payment.failureMessage === message)) return;
      const failed = await this.payments.change(tx, id, UNPAID_STATES, {
        state: 'failed',
        failureCode: code,
        failureMessage: message,
      });
      if (failed) await this.note(tx, payment, payment.purpose === 'ride' ? 'payment_failed' : 'share_failed', failure);
    });
  }

  /** Whether the card may be stored and authorized later: the payment has no intent and the ride still waits for it. */
  private async mayWait(
    tx: Transaction,
    ride: Ride,
    { payerId, purpose, intentId, nextAmount }: StoredPayment,
  ): Promise<boolean> {
    if (intentId !== null) return false;
    if (purpose === 'ride') return ride.status === (nextAmount === null ? 'awaiting_payment' : 'pending');
    const members = await this.members.list(ride.id, tx);
    const isOpen =
      ride.splitMode === 'pledge' ? ride.status === 'awaiting_payment' : ['pending', 'confirmed'].includes(ride.status);
    return isOpen && members.some((member) => member.userId === payerId);
  }

  private async note(
    tx: Transaction,
    { id, rideId, payerId, amount }: StoredPayment,
    type: 'card_stored' | 'payment_failed' | 'share_failed',
    why?: NonNullable<CardSetup['failure']>,
  ): Promise<void> {
    const data = { paymentId: id, payerId, amount: formatCents(amount), ...(why ? { failureCode: why.code } : {}) };
    await this.rides.note(tx, {
      rideId,
      type,
      actor: SYSTEM,
      data,
      ...(why ? { reason: why.message.slice(0, 300) } : {}),
    });
  }
}

/** When the card saved for a ride is authorized; null for an immediate ride. */
function authorizationTimeOf(ride: Ride): Date | null {
  const pledge = pledgeOf(ride);
  if (pledge) return authorizationTime(pledge);
  return ride.scheduledAt && holdTime(ride.scheduledAt);
}
