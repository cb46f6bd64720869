// What unit tests of services use in place of the platform: a clock that a test moves, and no database.
import { Clock } from '../clock';
import type { Database, Transaction } from '../database/database';
import { worldInMemory } from '../database/testing/repository-world';
import { Events, type EventType } from '../events/events';
import { ApiError } from '../http/api-error';
import { Idempotency } from '../http/idempotency';
import type { Principal } from '../http/principal';
import type { Job, Jobs } from '../jobs/jobs';

/** Casts a partial fake to the full type. */
export function only<T>(part: Partial<T>): T {
  return part as T;
}

/** The principal of a signed-in person. */
export function principal(userId: number, more: Partial<Principal> = {}): Principal {
  const plain = { isAdmin: false, secondFactorRequired: false, driverId: null, isApprovedDriver: false };
  return { userId, name: 'Pat', ...plain, ...more };
}

/** A clock that stands still until a test moves it. */
export class SetClock extends Clock {
  private time = new Date('2027-01-04T12:00:00Z');

  override now(): Date {
    return this.time;
  }

  /** The time so many minutes from now. */
  in(minutes: number): Date {
    return new Date(this.time.getTime() + minutes * 60_000);
  }

  forward(minutes: number): void {
    this.time = this.in(minutes);
  }
}

/** A database whose transactions commit immediately, so a failed one is not rolled back. */
export function databaseInMemory(): Database {
  return only<Database>(worldInMemory());
}

/** Events with their participants and listeners, which a test can look at. Reactions run when a test says so. */
export class RecordedEvents extends Events {
  readonly published: { name: string; data: object }[] = [];
  private readonly reacting = new Map<string, ((data: object) => Promise<void>)[]>();

  constructor() {
    super(only<Jobs>({ handle: () => undefined, enqueue: async () => undefined, enqueueIf: async () => undefined }));
  }

  override react<Data extends object>(event: EventType<Data>, name: string, run: (data: Data) => Promise<void>): void {
    this.reacting.set(event.name, [...(this.reacting.get(event.name) ?? []), run as (data: object) => Promise<void>]);
    super.react(event, name, run);
  }

  /** Runs the reactions to an event, as its jobs do after the commit. */
  async runReactions<Data extends object>(event: EventType<Data>, data: Data): Promise<void> {
    for (const run of this.reacting.get(event.name) ?? []) await run(data);
  }

  override async publish<Data extends object>(tx: Transaction, event: EventType<Data>, data: Data): Promise<void> {
    this.published.push({ name: event.name, data });
    await super.publish(tx, event, data);
  }

  /** The published data of one event, in order. */
  of<Data extends object>(event: EventType<Data>): object[] {
    return this.published.filter(({ name }) => name === event.name).map(({ data }) => data);
  }

  /** The names of events published since the last call. */
  take(): string[] {
    return this.published.splice(0).map(({ name }) => name);
  }
}

/** Jobs that were enqueued. They run when a test says so. */
export class RecordedJobs {
  readonly enqueued: { name: string; data: object; at?: Date }[] = [];
  private readonly handlers = new Map<string, (data: never) => Promise<void>>();
  private readonly recurring: (() => Promise<void>)[] = [];

  handle<Data extends object>({ name }: Job<Data>, run: (data: Data) => Promise<void>): void {
    this.handlers.set(name, run);
  }

  handleEveryMinute<Data extends object>(_job: Job<Data>, run: (data: Data) => Promise<void>): void {
    this.recurring.push(() => run({} as Data));
  }

  async enqueue(_tx: Transaction, { name }: Job<object>, data: object): Promise<void> {
    this.enqueued.push({ name, data });
  }

  async enqueueAt(_tx: Transaction, { name }: Job<object>, data: object, at: Date): Promise<void> {
    this.enqueued.push({ name, data, at });
  }

  /** Runs what is due by now, in the order in which it was enqueued. */
  async run(now: Date): Promise<void> {
    const due = this.enqueued.filter(({ at }) => !at || at <= now);
    this.enqueued.splice(0, Infinity, ...this.enqueued.filter((job) => !due.includes(job)));
    for (const { name, data } of due) await this.handlers.get(name)?.(data as never);
  }

  /** Runs what happens once a minute. */
  async runRecurring(): Promise<void> {
    for (const run of this.recurring) await run();
  }
}

/** Stores answers in memory, and refuses another request under a key that was used. */
export class IdempotencyInMemory extends Idempotency {
  private readonly answers = new Map<string, { request: string; answer: object }>();

  override async once<T extends object>(
    _tx: Transaction,
    userId: number,
    key: string | undefined,
    request: object,
    work: () => Promise<T>,
  ): Promise<T> {
    if (key === undefined) return work();
    const known = this.answers.get(`${userId} ${key}`);
    if (known && known.request !== JSON.stringify(request)) throw new ApiError('idempotency_key_reused', '');
    const answer = known ? (known.answer as T) : await work();
    this.answers.set(`${userId} ${key}`, { request: JSON.stringify(request), answer });
    return answer;
  }
}
