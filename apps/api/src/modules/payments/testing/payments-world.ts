import { Logger } from '@nestjs/common';
import type { Config } from '../../../config/config';
import type { Database, Transaction } from '../../../platform/database/database';
import type { Events } from '../../../platform/events/events';
import type { Jobs } from '../../../platform/jobs/jobs';
import type { IdentityFacade } from '../../identity/identity.facade';
import { InMemoryOutbox } from '../../identity/testing/in-memory-outbox';
import { InMemoryAlerts } from '../../alerts/testing/in-memory-alerts';
import { InMemoryLedger } from '../../ledger/testing/in-memory-ledger';
import type { MembersFacade } from '../../members/members.facade';
import type { RidesFacade } from '../../rides/rides.facade';
import { InMemoryRefunds } from '../../refunds/testing/in-memory-refunds';
import { WebhooksWorld } from '../../webhooks/testing/webhooks-world';
import type { WebhookEvent } from '../../webhooks/webhooks.facade';
import { CancellationSettlementService } from '../settlement/cancellation-settlement.service';
import { CaptureRecordsService } from '../settlement/capture-records.service';
import { CollectionOutcomesService } from '../settlement/collection-outcomes.service';
import { CollectionService } from '../settlement/collection.service';
import { DepartedMemberSharesService } from '../settlement/departed-member-shares.service';
import { PendingAuthorizationsService } from '../authorizations/pending-authorizations.service';
import { OffSessionAuthorizationsService } from '../authorizations/off-session-authorizations.service';
import { CardsWorld } from '../../cards/testing/cards-world';
import { DebtNotices } from '../debts/debt-notices.service';
import { DebtSettlementService } from '../debts/debt-settlement.service';
import { CancellationFeesService } from '../settlement/cancellation-fees.service';
import { HoldRequestsService } from '../authorizations/hold-requests.service';
import { HoldTakeoverService } from '../authorizations/hold-takeover.service';
import { DebtsService } from '../debts/debts.service';
import { EarlyCapturesService } from '../settlement/early-captures.service';
import { Holds } from '../holds.facade';
import { HoldReplacementService } from '../recovery/hold-replacement.service';
import { PaymentTransitionsService } from '../authorizations/payment-transitions.service';
import { PaymentSyncService } from '../authorizations/payment-sync.service';
import { PaymentWebhooks } from '../authorizations/payment-webhooks.service';
import { DuePaymentsService } from '../authorizations/due-payments.service';
import { PaymentIntentsService } from '../authorizations/payment-intents.service';
import { PaymentLookupsService } from '../authorizations/payment-lookups.service';
import { IntentCreationService } from '../authorizations/intent-creation.service';
import { PaymentRecoveryMails } from '../recovery/payment-recovery-mails.service';
import { PaymentRecoveryService } from '../recovery/payment-recovery.service';
import {
  authorizeHold,
  captureHold,
  endRecovery,
  increaseHold,
  releaseHold,
  reauthorizeHold,
  type AuthorizeHold,
  type CaptureHold,
  type EndRecovery,
  type IncreaseHold,
  type ReleaseHold,
  type ReauthorizeHold,
} from '../payments.jobs';
import type { ReceiptIssuingService } from '../receipts/receipt-issuing.service';
import { HoldIncreaseService } from '../authorizations/hold-increase.service';
import { HoldReauthorizationService } from '../recovery/hold-reauthorization.service';
import { SavedCardPaymentsService } from '../authorizations/saved-card-payments.service';
import { TripSettlementService } from '../settlement/trip-settlement.service';
import { TripCollectionService } from '../settlement/trip-collection.service';
import { DeferredAuthorizationsService } from '../authorizations/deferred-authorizations.service';
import { ExpiredRecoveriesService } from '../recovery/expired-recoveries.service';
import { InMemoryDebts } from './in-memory-debts';
import { InMemoryPaymentsRepository } from './in-memory-payments.repository';
import { InMemoryPaymentContexts } from './in-memory-payment-contexts';
import { InMemoryProvider } from './in-memory-provider';
import {
  DRIVER_ID,
  FRIEND,
  OneRide,
  only,
  ORGANIZER,
  People,
  principal,
  Queue,
  Receipts,
  RIDE_ID,
  Seats,
  SetClock,
  type Ride,
} from './stand-ins';

// Planned failures are told to the log as well.
Logger.overrideLogger(false);

export { DRIVER_ID, FRIEND, ORGANIZER, principal, RIDE_ID, type Ride };

/** A ride of 50.00 for four, with its organizer and one friend, and everything that handles its money. */
export class PaymentsWorld {
  readonly provider = new InMemoryProvider();
  readonly cardsProvider: CardsWorld['provider'];
  readonly cardRows: CardsWorld['rows'];
  readonly clock = new SetClock();
  readonly people = new People();
  readonly outbox = new InMemoryOutbox((id) => this.people.find(id));
  readonly payments = new InMemoryPaymentsRepository();
  readonly ledger = new InMemoryLedger();
  readonly refunds = new InMemoryRefunds(this.ledger, () => this.payments.all);
  readonly alerts = new InMemoryAlerts();
  readonly rides: OneRide;
  readonly members = new Seats();
  readonly receipts = new Receipts();
  readonly jobs = new Queue();
  readonly cards: CardsWorld['service'];
  readonly stored: DeferredAuthorizationsService;
  readonly asked: PendingAuthorizationsService;
  readonly holdIncreases: HoldIncreaseService;
  readonly savedCards: SavedCardPaymentsService;
  readonly authorizations: OffSessionAuthorizationsService;
  readonly reauthorizations: HoldReauthorizationService;
  readonly expiredRecoveries: ExpiredRecoveriesService;
  readonly holds: PaymentSyncService;
  readonly intents: PaymentIntentsService;
  readonly lookups: PaymentLookupsService;
  readonly settlement: TripSettlementService;
  readonly cancellations: CancellationSettlementService;
  readonly departedShares: DepartedMemberSharesService;
  readonly collection: CollectionService;
  readonly webhooks: WebhooksWorld;
  readonly tx = {} as Transaction;

  constructor(ride: Partial<Ride> = {}) {
    this.rides = new OneRide(ride);
    const { provider, payments, ledger } = this;
    const rides = only<RidesFacade>(this.rides);
    const members = only<MembersFacade>(this.members);
    const receipts = only<ReceiptIssuingService>(this.receipts);
    const identity = only<IdentityFacade>(this.people);
    const database = only<Database>({ transaction: (work) => work(this.tx) });
    const jobs = this.jobs as Pick<Queue, 'enqueue'> as Partial<Jobs> as Jobs;
    const { clock } = this;
    const config = only<Config>({ RIDER_WEB_URL: 'https://ride.example' });
    const mails = new PaymentRecoveryMails(this.outbox);
    this.asked = new PendingAuthorizationsService(payments, jobs, clock);
    const recovery = new PaymentRecoveryService(payments, mails, jobs, clock);
    const saved = new CardsWorld(database, identity, jobs, provider.keys);
    const cards = saved.service;
    this.cards = cards;
    this.cardsProvider = saved.provider;
    this.cardRows = saved.rows;
    const holds = new Holds(payments, rides, jobs, clock);
    const debtRows = new InMemoryDebts(ledger, () => this.rides.ride);
    const notices = new DebtNotices(this.outbox, this.alerts);
    const debts = new DebtsService(payments, debtRows, holds, this.asked, ledger, notices, clock);
    const debtSettlement = new DebtSettlementService(payments, debtRows, debts, holds, ledger, receipts, notices);
    const early = new EarlyCapturesService(this.refunds, holds, debts, this.alerts, payments);
    const takeover = new HoldTakeoverService(payments, rides, recovery, this.asked, jobs);
    this.holds = new PaymentSyncService(
      database,
      payments,
      rides,
      new InMemoryPaymentContexts(payments, () => this.rides.ride, members),
      takeover,
      new PaymentTransitionsService(payments, rides, members, recovery, holds, this.asked, clock),
      holds,
    );
    new CaptureRecordsService(payments, ledger, holds, early, debtSettlement, this.holds, clock).onModuleInit();
    this.stored = new DeferredAuthorizationsService(database, payments, rides, members, cards, this.asked, clock);
    const due = new DuePaymentsService(database, payments, rides, members, holds, this.asked);
    this.savedCards = new SavedCardPaymentsService(payments, provider, rides, cards, this.holds, this.stored, config);
    const requests = new HoldRequestsService(provider, cards);
    this.authorizations = new OffSessionAuthorizationsService(
      database,
      payments,
      provider,
      requests,
      rides,
      this.holds,
      jobs,
    );
    const replacement = new HoldReplacementService(database, payments, provider, rides, this.holds, requests, takeover);
    const fresh = new IntentCreationService(database, payments, provider, cards, this.holds);
    this.intents = new PaymentIntentsService(payments, provider, this.holds, this.stored, due, fresh, replacement);
    this.lookups = new PaymentLookupsService(jobs, payments, provider, this.holds, cards, this.stored);
    this.holdIncreases = new HoldIncreaseService(database, payments, cards, due, replacement, NO_EVENTS, jobs);
    this.reauthorizations = new HoldReauthorizationService(database, payments, rides, replacement, jobs, clock);
    this.expiredRecoveries = new ExpiredRecoveriesService(database, payments, rides, holds, jobs, clock);
    this.settlement = new TripSettlementService(
      database,
      rides,
      members,
      payments,
      receipts,
      ledger,
      new TripCollectionService(rides, ledger, holds, early, debts),
    );
    this.cancellations = new CancellationSettlementService(
      database,
      rides,
      payments,
      holds,
      early,
      new CancellationFeesService(ledger, receipts, holds, debts),
    );
    this.departedShares = new DepartedMemberSharesService(database, rides, members, payments, holds, early);
    this.collection = new CollectionService(
      database,
      payments,
      provider,
      this.holds,
      jobs,
      rides,
      new CollectionOutcomesService(database, payments, rides, holds, early, debts),
    );
    this.webhooks = new WebhooksWorld(database);
    new PaymentWebhooks(this.webhooks.service, provider, this.holds, payments, cards, this.stored).onModuleInit();
  }

  /** To whom, and what. */
  get mails(): string[] {
    return this.outbox.sent.all.map(({ to, body }) => `${to} ${body}`);
  }

  get notes(): string[] {
    return this.rides.recorded;
  }

  /** A card that the organizer keeps at the provider. @returns our number of it */
  async keepCard(methodId: string): Promise<number> {
    this.cardsProvider.attach(methodId, `cus_${ORGANIZER}`);
    await this.cards.remember(methodId);
    const [card] = await this.cards.list(principal(ORGANIZER));
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

  /** Does the jobs that are due, and those that they lead to. @returns the seconds each of them was to wait */
  async runJobs(most = 50): Promise<number[]> {
    const waited: number[] = [];
    while (waited.length < most) {
      const next = this.jobs.take();
      if (!next) break;
      waited.push(next.afterSeconds);
      if (next.job === authorizeHold) await this.authorizations.authorize(next.data as AuthorizeHold);
      if (next.job === reauthorizeHold) await this.reauthorizations.reauthorize(next.data as ReauthorizeHold);
      if (next.job === increaseHold) await this.holdIncreases.increase(next.data as IncreaseHold);
      if (next.job === endRecovery) await this.expiredRecoveries.end(next.data as EndRecovery);
      if (next.job === captureHold) await this.collection.capture(next.data as CaptureHold);
      if (next.job === releaseHold) await this.collection.release(next.data as ReleaseHold);
    }
    return waited;
  }
}

/** The ride of a world, held for by its organizer and by whoever else pays their own seat. */
export async function paidRide(...payers: number[]): Promise<PaymentsWorld> {
  const world = new PaymentsWorld();
  await world.authorize(ORGANIZER);
  for (const payer of payers) await world.authorize(payer);
  return world;
}

/** The ride is over; what its history has said so far is forgotten. */
export function end(world: PaymentsWorld, status: 'completed' | 'cancelled', more: Partial<Ride> = {}): void {
  world.rides.recorded.length = 0;
  world.rides.ride = { ...world.rides.ride, status, driverId: DRIVER_ID, ...more };
}

const NO_EVENTS = {} as Events;
