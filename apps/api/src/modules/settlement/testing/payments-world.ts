import { Logger } from '@nestjs/common';
import { AuthorizationsWorld } from '../../authorizations/testing/authorizations-world';
import { CardsWorld } from '../../cards/testing/cards-world';
import type { CreditsFacade } from '../../credits/credits.facade';
import { DebtsWorld } from '../../debts/testing/debts-world';
import type { IdentityFacade } from '../../identity/identity.facade';
import { PaymentRecoveryWorld } from '../../payment-recovery/testing/payment-recovery-world';
import { PaymentParts } from '../../payments/testing/payment-parts';
import { only, principal } from '../../../platform/testing/stand-ins';
import { DRIVER_ID, FRIEND, ORGANIZER, RIDE_ID, type Ride } from '../../payments/testing/stand-ins';
import { InMemoryRefunds } from '../../refunds/testing/in-memory-refunds';
import { WebhooksWorld } from '../../webhooks/testing/webhooks-world';
import type { WebhookEvent } from '../../webhooks/webhooks.facade';
import type { BusinessAccountsFacade } from '../../business-accounts/business-accounts.facade';
import { AccountSettlementService } from '../account-settlement.service';
import { CancellationFeesService } from '../cancellation-fees.service';
import { CancellationSettlementService } from '../cancellation-settlement.service';
import { CaptureRecordsService } from '../capture-records.service';
import { CollectionOutcomesService } from '../collection-outcomes.service';
import { CollectionService } from '../collection.service';
import { DepartedMemberSharesService } from '../departed-member-shares.service';
import { EarlyCapturesService } from '../early-captures.service';
import { TripChargesService } from '../trip-charges.service';
import { TripCollectionService } from '../trip-collection.service';
import { TripSettlementService } from '../trip-settlement.service';

// The log would otherwise show the failures that tests provoke.
Logger.overrideLogger(false);

export { DRIVER_ID, FRIEND, ORGANIZER, principal, RIDE_ID, type Ride };

/** A ride of 50.00 for four, with its organizer and one friend, and everything that handles its money. */
export class PaymentsWorld {
  private readonly parts: PaymentParts;
  private readonly cardsWorld: CardsWorld;
  private readonly authorizationsWorld: AuthorizationsWorld;
  private readonly recovery: PaymentRecoveryWorld;
  private readonly debts: DebtsWorld;
  readonly refunds: InMemoryRefunds;
  /** Credit used for a completed trip, by rider. */
  readonly creditOf = new Map<number, number>();
  readonly settlement: TripSettlementService;
  readonly cancellations: CancellationSettlementService;
  readonly departedShares: DepartedMemberSharesService;
  readonly collection: CollectionService;
  readonly webhooks: WebhooksWorld;

  constructor(over: Partial<Ride> = {}) {
    const parts = new PaymentParts(over);
    const { database, payments, provider, rides, members, ledger, receipts, alerts, holds, jobs, clock } = parts;
    this.parts = parts;
    this.refunds = new InMemoryRefunds(ledger, () => payments.all);
    this.cardsWorld = new CardsWorld(database, only<IdentityFacade>(parts.people), jobs, provider.keys);
    this.webhooks = new WebhooksWorld(database);
    this.recovery = new PaymentRecoveryWorld(parts);
    this.authorizationsWorld = new AuthorizationsWorld(
      parts,
      this.recovery.service,
      this.cardsWorld.service,
      this.webhooks.service,
    );
    const { sync, pending } = this.authorizationsWorld;
    const debts = new DebtsWorld(parts, pending);
    this.debts = debts;
    const early = new EarlyCapturesService(this.refunds, holds, debts.service, alerts, payments);
    new CaptureRecordsService(payments, ledger, holds, early, debts.settlement, sync, clock).onModuleInit();
    const accounts = new AccountSettlementService(only<BusinessAccountsFacade>({}), ledger);
    const trips = new TripCollectionService(rides, ledger, holds, early, debts.service);
    const charges = new TripChargesService(members, payments, only<CreditsFacade>({ pay: async () => this.creditOf }));
    this.settlement = new TripSettlementService(database, rides, charges, receipts, ledger, trips, accounts);
    const fees = new CancellationFeesService(ledger, receipts, holds, debts.service);
    this.cancellations = new CancellationSettlementService(database, rides, payments, holds, early, fees, accounts);
    this.departedShares = new DepartedMemberSharesService(database, rides, members, payments, holds, early);
    const outcomes = new CollectionOutcomesService(database, payments, rides, holds, early, debts.service);
    this.collection = new CollectionService(database, payments, provider, sync, jobs, rides, outcomes);
    this.collection.onModuleInit();
  }

  get provider() {
    return this.parts.provider;
  }

  get cardsProvider() {
    return this.cardsWorld.provider;
  }

  get cardRows() {
    return this.cardsWorld.rows;
  }

  get cards() {
    return this.cardsWorld.service;
  }

  get clock() {
    return this.parts.clock;
  }

  get people() {
    return this.parts.people;
  }

  get payments() {
    return this.parts.payments;
  }

  get ledger() {
    return this.parts.ledger;
  }

  get alerts() {
    return this.parts.alerts;
  }

  get rides() {
    return this.parts.ride;
  }

  get members() {
    return this.parts.seats;
  }

  get receipts() {
    return this.parts.issued;
  }

  get jobs() {
    return this.parts.queue;
  }

  get tx() {
    return this.parts.tx;
  }

  get stored() {
    return this.authorizationsWorld.deferred;
  }

  get asked() {
    return this.authorizationsWorld.pending;
  }

  get holdIncreases() {
    return this.authorizationsWorld.increases;
  }

  get savedCards() {
    return this.authorizationsWorld.savedCards;
  }

  get authorizations() {
    return this.authorizationsWorld.offSession;
  }

  get reauthorizations() {
    return this.authorizationsWorld.reauthorizations;
  }

  get expiredRecoveries() {
    return this.recovery.expired;
  }

  get holds() {
    return this.authorizationsWorld.sync;
  }

  get intents() {
    return this.authorizationsWorld.intents;
  }

  get lookups() {
    return this.authorizationsWorld.lookups;
  }

  /** Recipient and text of each mail. */
  get mails(): string[] {
    return this.parts.outbox.sent.all.map(({ to, body }) => `${to} ${body}`);
  }

  /** Recipient and kind of each notification about a debt. */
  get notifications(): [number, string][] {
    return this.debts.notifications.map(({ userId, kind }) => [userId, kind]);
  }

  get notes(): string[] {
    return this.rides.recorded;
  }

  /** Stores a person's card at the provider. @returns our id of the card */
  async keepCard(methodId: string, userId = ORGANIZER): Promise<number> {
    this.cardsProvider.attach(methodId, `cus_${userId}`);
    await this.cards.remember(methodId);
    const [card] = await this.cards.list(principal(userId));
    return card!.id;
  }

  /** Begins a payment and holds the card for it, as the browser and the webhook do. */
  async authorize(userId: number): Promise<number> {
    const { id, intentId } = await this.intents.begin(principal(userId), RIDE_ID);
    this.provider.confirm(intentId!);
    await this.lookups.refresh(principal(userId), id);
    return id;
  }

  async receive(event: Partial<WebhookEvent> & { id: string }): Promise<void> {
    await this.webhooks.receive({ type: 'payment_intent.amount_capturable_updated', ...event });
  }

  /** Runs all queued jobs, including those that they enqueue. @returns the delay of each job in seconds */
  async runJobs(most = 50): Promise<number[]> {
    const waited: number[] = [];
    while (waited.length < most) {
      const next = this.jobs.take();
      if (!next) break;
      waited.push(next.afterSeconds);
      await this.jobs.run(next);
    }
    return waited;
  }
}

/** A ride with holds of its organizer and of the members who pay for their own seat. */
export async function paidRide(...payers: number[]): Promise<PaymentsWorld> {
  const world = new PaymentsWorld();
  await world.authorize(ORGANIZER);
  for (const payer of payers) await world.authorize(payer);
  return world;
}

/** Ends the ride and clears its recorded history. */
export function end(world: PaymentsWorld, status: 'completed' | 'cancelled', more: Partial<Ride> = {}): void {
  world.rides.recorded.length = 0;
  world.rides.ride = { ...world.rides.ride, status, driverId: DRIVER_ID, ...more };
}
