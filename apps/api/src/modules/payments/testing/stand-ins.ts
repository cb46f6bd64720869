import type { Language, RideViewer } from '@groupride/contracts';
import { Clock } from '../../../platform/clock';
import type { Transaction } from '../../../platform/database/database';
import type { Job } from '../../../platform/jobs/jobs';
import type { IdentityFacade, Person } from '../../identity/identity.facade';
import type { Member, MembersFacade } from '../../members/members.facade';
import type { Move, Note, Rider, RidesFacade } from '../../rides/rides.facade';
import { someRide } from '../../rides/testing/some-ride';
import type { Receipt, ReceiptsFacade } from '../../receipts/receipts.facade';

export type Ride = Awaited<ReturnType<RidesFacade['lock']>>;

export const RIDE_ID = 7;
export const ORGANIZER = 11;
export const FRIEND = 12;
export const DRIVER_ID = 90;

/** A clock that stands still until it is set. */
export class SetClock extends Clock {
  private time = new Date();

  override now(): Date {
    return this.time;
  }

  forward(hours: number): void {
    this.time = new Date(this.time.getTime() + hours * 3_600_000);
  }
}

interface Enqueued {
  job: Job<object>;
  data: object;
  afterSeconds: number;
}

/** Jobs that wait until a test runs them. */
export class Queue {
  waiting: Enqueued[] = [];
  private readonly handlers = new Map<Job<object>, (data: never) => Promise<void>>();

  constructor(private readonly clock: Clock) {}

  handle<T extends object>(job: Job<T>, handler: (data: T) => Promise<void>): void {
    this.handlers.set(job, handler);
  }

  async run({ job, data }: Enqueued): Promise<void> {
    await this.handlers.get(job)?.(data as never);
  }

  async enqueue(_tx: Transaction, job: Job<object>, data: object, afterSeconds = 0): Promise<void> {
    this.waiting.push({ job, data, afterSeconds });
  }

  async enqueueAt(tx: Transaction, job: Job<object>, data: object, at: Date): Promise<void> {
    await this.enqueue(tx, job, data, Math.max(0, at.getTime() - this.clock.now().getTime()) / 1000);
  }

  take(): Enqueued | undefined {
    return this.waiting.shift();
  }
}

export class OneRide implements Pick<
  RidesFacade,
  'find' | 'findAll' | 'lock' | 'authorize' | 'viewerOf' | 'move' | 'note' | 'isCompletedByOperations'
> {
  completedByOperations = false;
  readonly recorded: string[] = [];
  ride: Ride;

  constructor(ride: Partial<Ride>) {
    this.ride = { ...A_RIDE, ...ride };
  }

  async find(): Promise<Ride> {
    return this.ride;
  }

  async findAll(): Promise<Ride[]> {
    return [this.ride];
  }

  async lock(): Promise<Ride> {
    return this.ride;
  }

  async viewerOf(): Promise<RideViewer> {
    return 'member';
  }

  async authorize(): Promise<{ ride: Ride; viewer: RideViewer }> {
    return this.authorizeRider();
  }

  async authorizeRider(): Promise<{ ride: Ride; viewer: Rider }> {
    return { ride: this.ride, viewer: 'member' };
  }

  async move(tx: Transaction, { to, set, event, noted }: Move): Promise<Ride> {
    if (noted) await this.note(tx, { rideId: this.ride.id, ...noted });
    this.recorded.push(event);
    this.ride = { ...this.ride, ...set, status: to };
    return this.ride;
  }

  async isCompletedByOperations(): Promise<boolean> {
    return this.completedByOperations;
  }

  async note(_tx: Transaction, { type, data }: Note): Promise<number> {
    this.recorded.push(`${type} ${String(data?.['amount'])}`);
    return this.recorded.length;
  }
}

export class Seats implements Pick<MembersFacade, 'list' | 'find' | 'confirm' | 'confirmLast'> {
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

  confirmLast(_tx: Transaction, _rideId: number, userId: number): void {
    this.confirmed.push(userId);
  }
}

export class People implements Pick<IdentityFacade, 'find' | 'rememberStripeCustomer'> {
  private customer: string | null = null;
  language: Language = 'en';

  async find(id: number): Promise<Person> {
    const unknown = { phone: null, phoneVerifiedAt: null, language: this.language, createdAt: new Date(0) };
    return { id, name: 'Someone', email: 'someone@example.test', stripeCustomerId: this.customer, ...unknown };
  }

  async rememberStripeCustomer(_userId: number, customerId: string): Promise<string> {
    this.customer ??= customerId;
    return this.customer;
  }
}

export class Receipts implements Pick<ReceiptsFacade, 'issue' | 'recordHistory'> {
  readonly issued: Receipt[] = [];
  readonly history: { userId: number; amount: number }[] = [];

  async issue(_tx: Transaction, receipts: readonly Receipt[]): Promise<boolean> {
    const added = receipts.filter(({ number }) => this.issued.every((known) => known.number !== number));
    this.issued.push(...added);
    return added.length > 0;
  }

  async recordHistory(
    _tx: Transaction,
    _rideId: number,
    _at: Date | null,
    amounts: readonly { userId: number; amount: number }[],
  ): Promise<void> {
    this.history.push(...amounts.map(({ userId, amount }) => ({ userId, amount })));
  }
}

function seat(id: number, userId: number, isOrganizer: boolean): Member {
  return {
    id,
    rideId: RIDE_ID,
    userId,
    isOrganizer,
    status: 'pending',
    code: `12345${id}`,
    verifiedAt: null,
    noShowAt: null,
    joinedAt: new Date(0),
    seat: id - 1,
    agreed: isOrganizer ? 0 : 1250,
    asked: null,
    declined: null,
  };
}

const A_RIDE: Ride = someRide({
  id: RIDE_ID,
  organizerId: ORGANIZER,
  status: 'awaiting_payment',
  pickupLat: 35.22,
  pickupLng: -80.84,
  dropoffLat: 35.21,
  dropoffLng: -80.94,
  distanceMeters: 8000,
  baseFare: 4561,
  serviceFee: 365,
  taxes: 74,
});
