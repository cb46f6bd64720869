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
import type { ProviderReport } from '../../webhooks/webhooks.facade';
import { CalledOffSettlement } from '../called-off-settlement.service';
import { CaptureRecords } from '../capture-records.service';
import { CollectionOutcomes } from '../collection-outcomes.service';
import { CollectionService } from '../collection.service';
import { LeftShares } from '../left-shares.service';
import { AskedHolds } from '../asked-holds.service';
import { AuthorizationsService } from '../authorizations.service';
import { CardsWorld } from '../../cards/testing/cards-world';
import { DebtMails } from '../debt-mails.service';
import { DebtsService } from '../debts.service';
import { EarlyCaptures } from '../early-captures.service';
import { HoldEndings } from '../hold-endings.service';
import { HoldReplacement } from '../hold-replacement.service';
import { HoldSteps } from '../hold-steps.service';
import { HoldsService } from '../holds.service';
import { IntentReports } from '../intent-reports.service';
import { DuePayments } from '../due-payments.service';
import { IntentsService } from '../intents.service';
import { PaymentLookups } from '../payment-lookups.service';
import { NewIntents } from '../new-intents.service';
import { MendingMails } from '../mending-mails.service';
import { MendingService } from '../mending.service';
import { authorizeHold, captureHold, endMending, raiseHold, releaseHold, renewHold, type AuthorizeHold, type CaptureHold, type EndMending, type RaiseHold, type ReleaseHold, type RenewHold } from '../payments.jobs';
import type { IssuingService } from '../issuing.service';
import { Raising } from '../raising.service';
import { RenewalsService } from '../renewals.service';
import { SavedCardPayments } from '../saved-card-payments.service';
import { SettlementService } from '../settlement.service';
import { TripCollection } from '../trip-collection.service';
import { StoredCards } from '../stored-cards.service';
import { UnmendedHolds } from '../unmended-holds.service';
import { InMemoryDebts } from './in-memory-debts';
import { InMemoryPaymentsRepository } from './in-memory-payments.repository';
import { InMemorySituations } from './in-memory-situations';
import { InMemoryProvider } from './in-memory-provider';
import { DRIVER_ID, FRIEND, OneRide, only, ORGANIZER, People, principal, Queue, Receipts, RIDE_ID, Seats, SetClock, type Ride } from './stand-ins';

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
  readonly stored: StoredCards;
  readonly asked: AskedHolds;
  readonly raising: Raising;
  readonly savedCards: SavedCardPayments;
  readonly authorizations: AuthorizationsService;
  readonly renewals: RenewalsService;
  readonly unmended: UnmendedHolds;
  readonly holds: HoldsService;
  readonly intents: IntentsService;
  readonly settlement: SettlementService;
  readonly calledOff: CalledOffSettlement;
  readonly leftShares: LeftShares;
  readonly collection: CollectionService;
  readonly webhooks: WebhooksWorld;
  readonly tx = {} as Transaction;

  constructor(ride: Partial<Ride> = {}) {
    this.rides = new OneRide(ride);
    const { provider, payments, ledger } = this;
    const rides = only<RidesFacade>(this.rides);
    const members = only<MembersFacade>(this.members);
    const receipts = only<IssuingService>(this.receipts);
    const identity = only<IdentityFacade>(this.people);
    const database = only<Database>({ transaction: (work) => work(this.tx) });
    const jobs = this.jobs as Pick<Queue, 'enqueue'> as Partial<Jobs> as Jobs;
    const { clock } = this;
    const config = only<Config>({ RIDER_WEB_URL: 'https://ride.example' });
    const mails = new MendingMails(this.outbox);
    this.asked = new AskedHolds(payments, jobs, clock);
    const mending = new MendingService(payments, rides, mails, jobs, clock, this.asked);
    const saved = new CardsWorld(database, identity, jobs, provider.keys);
    const cards = saved.service;
    this.cards = cards;
    this.cardsProvider = saved.provider;
    this.cardRows = saved.rows;
    const debts = new DebtsService(payments, receipts, this.alerts, new DebtMails(this.outbox), jobs, clock, new InMemoryDebts(ledger, () => this.rides.ride));
    const endings = new HoldEndings(payments, rides, jobs, clock, debts, ledger);
    const early = new EarlyCaptures(this.refunds, endings, this.alerts, payments);
    const captures = new CaptureRecords(payments, ledger, endings, early, clock);
    const steps = new HoldSteps(payments, rides, members, mending, endings, captures, clock);
    this.holds = new HoldsService(database, payments, rides, new InMemorySituations(payments, () => this.rides.ride, members), mending, steps, endings);
    this.stored = new StoredCards(database, payments, rides, members, cards, this.asked, clock);
    const due = new DuePayments(database, payments, rides, members, endings, this.asked);
    this.savedCards = new SavedCardPayments(payments, provider, rides, cards, this.holds, this.stored, config);
    this.authorizations = new AuthorizationsService(database, payments, provider, cards, rides, this.holds, jobs);
    const replacement = new HoldReplacement(database, payments, provider, rides, this.holds, this.authorizations, mending);
    const fresh = new NewIntents(database, payments, provider, cards, this.holds, replacement);
    this.intents = new IntentsService(payments, provider, this.holds, new PaymentLookups(jobs, payments, provider, this.holds, cards, this.stored), this.stored, due, fresh);
    this.raising = new Raising(database, payments, cards, due, replacement, NO_EVENTS, jobs);
    this.renewals = new RenewalsService(database, payments, rides, replacement, jobs, clock);
    this.unmended = new UnmendedHolds(database, payments, rides, endings, jobs, clock);
    this.settlement = new SettlementService(database, rides, members, payments, receipts, ledger, new TripCollection(rides, ledger, endings, early));
    this.calledOff = new CalledOffSettlement(database, rides, payments, receipts, ledger, endings, early);
    this.leftShares = new LeftShares(database, rides, members, payments, endings, early);
    this.collection = new CollectionService(database, payments, provider, this.holds, jobs, rides, new CollectionOutcomes(database, payments, rides, endings, early));
    this.webhooks = new WebhooksWorld(database);
    new IntentReports(this.webhooks.service, provider, this.holds, payments, cards, this.stored).onModuleInit();
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
    await this.intents.refresh(principal(userId), id);
    return id;
  }

  async report(report: Partial<ProviderReport> & { id: string }): Promise<void> {
    await this.webhooks.report({ type: 'payment_intent.amount_capturable_updated', ...report });
  }

  /** Does the jobs that are due, and those that they lead to. @returns the seconds each of them was to wait */
  async runJobs(most = 50): Promise<number[]> {
    const waited: number[] = [];
    while (waited.length < most) {
      const next = this.jobs.take();
      if (!next) break;
      waited.push(next.afterSeconds);
      if (next.job === authorizeHold) await this.authorizations.authorize(next.data as AuthorizeHold);
      if (next.job === renewHold) await this.renewals.renew(next.data as RenewHold);
      if (next.job === raiseHold) await this.raising.raise(next.data as RaiseHold);
      if (next.job === endMending) await this.unmended.end(next.data as EndMending);
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
