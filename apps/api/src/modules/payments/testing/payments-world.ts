import { Logger } from '@nestjs/common';
import type { RideViewer } from '@groupride/contracts';
import type { Config } from '../../../config/config';
import type { CityFacade } from '../../city/city.facade';
import { Clock } from '../../../platform/clock';
import type { Database, Transaction } from '../../../platform/database/database';
import type { Principal } from '../../../platform/http/principal';
import type { Events } from '../../../platform/events/events';
import type { Job, Jobs } from '../../../platform/jobs/jobs';
import type { IdentityFacade, OutboxFacade, Person } from '../../identity/identity.facade';
import { InMemoryAlerts } from '../../alerts/testing/in-memory-alerts';
import { InMemoryLedger } from '../../ledger/testing/in-memory-ledger';
import type { Member, MembersFacade } from '../../members/members.facade';
import type { Move, Note, RidesFacade } from '../../rides/rides.facade';
import { WebhooksWorld } from '../../webhooks/testing/webhooks-world';
import type { ProviderReport } from '../../webhooks/webhooks.facade';
import { CollectionService } from '../collection.service';
import { AskedHolds } from '../asked-holds.service';
import { AuthorizationsService } from '../authorizations.service';
import { CardsWorld } from '../../cards/testing/cards-world';
import type { Receipt } from '../domain/receipt';
import { DebtMails } from '../debt-mails.service';
import { DebtsService } from '../debts.service';
import { HoldEndings } from '../hold-endings.service';
import { HoldReplacement } from '../hold-replacement.service';
import { HoldSteps } from '../hold-steps.service';
import { HoldsService } from '../holds.service';
import { IntentReports } from '../intent-reports.service';
import { DuePayments } from '../due-payments.service';
import { IntentsService } from '../intents.service';
import { NewIntents } from '../new-intents.service';
import { MendingMails } from '../mending-mails.service';
import { MendingService } from '../mending.service';
import { authorizeHold, captureHold, endMending, raiseHold, releaseHold, renewHold, type AuthorizeHold, type CaptureHold, type EndMending, type RaiseHold, type ReleaseHold, type RenewHold } from '../payments.jobs';
import type { IssuingService } from '../issuing.service';
import { Raising } from '../raising.service';
import { RenewalsService } from '../renewals.service';
import { SavedCardPayments } from '../saved-card-payments.service';
import { SettlementService } from '../settlement.service';
import { StoredCards } from '../stored-cards.service';
import { UnmendedHolds } from '../unmended-holds.service';
import { InMemoryPaymentsRepository } from './in-memory-payments.repository';
import { InMemoryProvider } from './in-memory-provider';

// Planned failures are told to the log as well.
Logger.overrideLogger(false);

export type Ride = Awaited<ReturnType<RidesFacade['lock']>>;

export const RIDE_ID = 7;
export const ORGANIZER = 11;
export const FRIEND = 12;
export const DRIVER_ID = 90;

/** A ride of 50.00 for four, with its organizer and one friend, and everything that handles its money. */
export class PaymentsWorld {
  readonly provider = new InMemoryProvider();
  readonly cardsProvider: CardsWorld['provider'];
  readonly cardRows: CardsWorld['rows'];
  readonly clock = new SetClock();
  readonly mails: string[] = [];
  readonly payments = new InMemoryPaymentsRepository();
  readonly ledger = new InMemoryLedger();
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
  readonly collection: CollectionService;
  readonly webhooks: WebhooksWorld;
  readonly tx = {} as Transaction;

  constructor(ride: Partial<Ride> = {}) {
    this.rides = new OneRide(ride);
    const { provider, payments, ledger } = this;
    const rides = only<RidesFacade>(this.rides);
    const members = only<MembersFacade>(this.members);
    const receipts = only<IssuingService>(this.receipts);
    const identity = only<IdentityFacade>(new People());
    const database = only<Database>({ transaction: (work) => work(this.tx) });
    const jobs = this.jobs as Pick<Queue, 'enqueue'> as Partial<Jobs> as Jobs;
    const { clock } = this;
    const outbox = only<OutboxFacade>({ send: async (_tx, { to, body }) => void this.mails.push(`${to} ${body}`) });
    const config = only<Config>({ RIDER_WEB_URL: 'https://ride.example' });
    const mails = new MendingMails(identity, outbox, only<CityFacade>({ current: CITY }), config);
    this.asked = new AskedHolds(payments, jobs, clock);
    const mending = new MendingService(payments, rides, mails, jobs, clock, this.asked);
    const saved = new CardsWorld(database, identity, jobs, provider.keys);
    const cards = saved.service;
    this.cards = cards;
    this.cardsProvider = saved.provider;
    this.cardRows = saved.rows;
    const debts = new DebtsService(payments, receipts, this.alerts, new DebtMails(identity, outbox, config), jobs, clock);
    const endings = new HoldEndings(payments, rides, jobs, clock, debts);
    const steps = new HoldSteps(payments, rides, members, ledger, mending, endings, clock);
    this.holds = new HoldsService(database, payments, rides, members, mending, steps, endings);
    this.stored = new StoredCards(database, payments, rides, members, cards, this.asked, clock);
    const due = new DuePayments(database, payments, rides, members, endings, this.asked);
    this.savedCards = new SavedCardPayments(payments, provider, rides, cards, this.holds, this.stored, config);
    this.authorizations = new AuthorizationsService(database, payments, provider, cards, rides, this.holds, jobs);
    const replacement = new HoldReplacement(database, payments, provider, rides, this.holds, this.authorizations, mending);
    const fresh = new NewIntents(database, payments, provider, cards, this.holds, replacement);
    this.intents = new IntentsService(payments, provider, this.holds, cards, this.stored, due, fresh);
    this.raising = new Raising(database, payments, cards, due, replacement, NO_EVENTS, jobs);
    this.renewals = new RenewalsService(database, payments, rides, replacement, jobs, clock);
    this.unmended = new UnmendedHolds(database, payments, rides, endings, jobs, clock);
    this.settlement = new SettlementService(database, rides, members, payments, receipts, ledger, endings);
    this.collection = new CollectionService(database, payments, provider, this.holds, endings, jobs, rides);
    this.webhooks = new WebhooksWorld(database);
    new IntentReports(this.webhooks.service, provider, this.holds, payments, cards, this.stored).onModuleInit();
  }

  get notes(): string[] {
    return this.rides.recorded;
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

const NO_EVENTS = {} as Events;
const CITY = { timeZone: 'America/New_York' } as CityFacade['current'];

/** A clock that stands still until it is set. */
class SetClock extends Clock {
  private time = new Date();

  override now(): Date {
    return this.time;
  }

  forward(hours: number): void {
    this.time = new Date(this.time.getTime() + hours * 3_600_000);
  }
}

/** The part of something that payments use of it. */
function only<T>(part: Partial<T>): T {
  return part as T;
}

export function principal(userId: number): Principal {
  return { userId, name: 'Someone', isAdmin: false, secondFactorRequired: false, driverId: null, isApprovedDriver: false };
}

interface Enqueued {
  job: Job<object>;
  data: object;
  afterSeconds: number;
}

class Queue {
  waiting: Enqueued[] = [];

  async enqueue(_tx: Transaction, job: Job<object>, data: object, afterSeconds = 0): Promise<void> {
    this.waiting.push({ job, data, afterSeconds });
  }

  take(): Enqueued | undefined {
    return this.waiting.shift();
  }
}

class OneRide implements Pick<RidesFacade, 'find' | 'lock' | 'authorize' | 'move' | 'note'> {
  readonly recorded: string[] = [];
  ride: Ride;

  constructor(ride: Partial<Ride>) {
    this.ride = { ...A_RIDE, ...ride };
  }

  async find(): Promise<Ride> {
    return this.ride;
  }

  async lock(): Promise<Ride> {
    return this.ride;
  }

  async authorize(): Promise<{ ride: Ride; viewer: RideViewer }> {
    return { ride: this.ride, viewer: 'member' };
  }

  async move(_tx: Transaction, { to, set, event }: Move): Promise<Ride> {
    this.recorded.push(event);
    this.ride = { ...this.ride, ...set, status: to };
    return this.ride;
  }

  async note(_tx: Transaction, { type, data }: Note): Promise<number> {
    this.recorded.push(`${type} ${String(data?.['amount'])}`);
    return this.recorded.length;
  }
}

class Seats implements Pick<MembersFacade, 'list' | 'find' | 'confirm'> {
  readonly confirmed: number[] = [];
  members: Member[] = [seat(1, ORGANIZER, true), seat(2, FRIEND, false)];

  async list(): Promise<Member[]> {
    return this.members;
  }

  async find(_rideId: number, userId: number): Promise<Member | null> {
    return this.members.find((member) => member.userId === userId) ?? null;
  }

  async confirm(_tx: Transaction, _rideId: number, userId: number): Promise<void> {
    this.confirmed.push(userId);
  }
}

class People implements Pick<IdentityFacade, 'find' | 'rememberStripeCustomer'> {
  private customer: string | null = null;

  async find(id: number): Promise<Person> {
    const unknown = { phone: null, phoneVerifiedAt: null, language: 'en' as const, createdAt: new Date(0) };
    return { id, name: 'Someone', email: 'someone@example.test', stripeCustomerId: this.customer, ...unknown };
  }

  async rememberStripeCustomer(_userId: number, customerId: string): Promise<string> {
    this.customer ??= customerId;
    return this.customer;
  }
}

class Receipts implements Pick<IssuingService, 'issue' | 'recordHistory'> {
  readonly issued: Receipt[] = [];
  readonly history: { userId: number; amount: number }[] = [];

  async issue(_tx: Transaction, receipts: readonly Receipt[]): Promise<void> {
    this.issued.push(...receipts);
  }

  async recordHistory(_tx: Transaction, _rideId: number, _at: Date | null, amounts: readonly { userId: number; amount: number }[]): Promise<void> {
    this.history.push(...amounts.map(({ userId, amount }) => ({ userId, amount })));
  }
}

function seat(id: number, userId: number, isOrganizer: boolean): Member {
  return { id, rideId: RIDE_ID, userId, isOrganizer, status: 'pending', code: `12345${id}`, verifiedAt: null, noShowAt: null, joinedAt: new Date(0), seat: id - 1, agreed: isOrganizer ? 0 : 1250, asked: null, declined: null };
}

const A_RIDE: Ride = {
  id: RIDE_ID,
  organizerId: ORGANIZER,
  quoteId: '00000000-0000-4000-8000-000000000000',
  pickupLocation: 'Uptown',
  pickupLat: 35.22,
  pickupLng: -80.84,
  dropoffLocation: 'Airport',
  dropoffLat: 35.21,
  dropoffLng: -80.94,
  groupSize: 4,
  rideType: 'GroupX',
  totalCost: 5000,
  costPerPerson: 1250,
  baseFare: 4561,
  serviceFee: 365,
  taxes: 74,
  discount: 0,
  status: 'awaiting_payment',
  driverId: null,
  bookingType: 'now',
  scheduledAt: null,
  isHourlyBooking: false,
  hourlyDuration: null,
  paymentMethod: 'card',
  splitMode: 'cover',
  customShares: null,
  distanceMeters: 8000,
  durationSeconds: 900,
  lastEvent: 1,
  wrongCodes: 0,
  codesLockedUntil: null,
  createdAt: new Date(0),
  pendingSince: null,
  acceptedAt: null,
  busyFrom: null,
  busyUntil: null,
  arrivedAt: null,
  startedAt: null,
  completedAt: null,
  cancelledAt: null,
  cancelReason: null,
  cancelPolicyId: 1,
  cancelRule: null,
  cancelFee: 0,
  cancelDriverPart: 0,
};
