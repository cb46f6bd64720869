import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { Config } from '../../config/config';
import { Clock } from '../clock';
import { DatabaseAvailability } from '../database/availability';
import { Database } from '../database/database';
import { Notifications } from '../database/notifications';
import type { ClockFollower } from './clock-follower';
import {
  beginMoving,
  CLOCK_CHANNEL,
  countStop,
  endMoving,
  installClock,
  keepLease,
  readClock,
  setClock,
  takeOver,
} from './clock-schema';
import { nextStop } from './stops';

/** Interval for checking whether due work is done. */
const ASK_EVERY_MS = 4;
/** The longest wait at one stop; longer work does not delay the clock. */
const LONGEST_STOP_MS = 20_000;
/** The longest wait for work that depends on other people's servers. */
const LONGEST_WAIT_FOR_OTHERS_MS = 2000;
/** Interval for renewing the lease while waiting. */
const LEASE_EVERY_MS = 5000;
/** How long the clock counts as moving after it moved. */
const RECENTLY_MS = 2000;
/** Interval for looking for an abandoned move. */
const LOOK_EVERY_MS = 15_000;

export interface TestClockReading {
  now: Date;
  /** Milliseconds ahead of real time. */
  aheadMs: number;
  /** Null when all due work is done. */
  target: Date | null;
  /** Time at which the move began, and the number of stops since; null while the clock is not being moved. */
  from: Date | null;
  stops: number | null;
}

/**
 * The clock of a sandbox: real time plus an offset that engineers set, for all processes and PostgreSQL alike. While
 * advancing it stops whenever work is due and waits until that is done. It exists only with demo tools, so never in
 * production.
 */
@Injectable()
export class TestClock implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(TestClock.name);
  private readonly followers: ClockFollower[] = [];
  private readonly stopping = new AbortController();
  private moving: Promise<void> | null = null;
  private movedAt = -Infinity;
  /** The offset that this process knows. */
  private aheadMs = 0;
  private looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly notifications: Notifications,
    private readonly availability: DatabaseAvailability,
  ) {}

  get isEnabled(): boolean {
    return this.config.DEMO_TOOLS && this.config.NODE_ENV !== 'production';
  }

  /** Must be called while modules are set up. */
  follow(follower: ClockFollower): void {
    this.followers.push(follower);
  }

  async onApplicationBootstrap(): Promise<void> {
    const { aheadMs } = await readClock(this.database);
    if (!this.isEnabled) {
      if (aheadMs === 0) return;
      throw new Error('the test clock of this database was moved: turn DEMO_TOOLS on, or use another database');
    }
    this.clock.setAhead(aheadMs);
    this.aheadMs = aheadMs;
    if (aheadMs > 0) await installClock(this.database);
    this.notifications.listen(
      CLOCK_CHANNEL,
      (ahead) => this.moved(Number(ahead)),
      () => void readClock(this.database).then((state) => this.moved(state.aheadMs), this.report),
    );
    this.looking = this.lookForAbandoned();
  }

  /** Stops advancing. Another process continues, or this one after a restart. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.moving;
    await this.looking;
  }

  async read(): Promise<TestClockReading> {
    const { aheadMs, targetMs, fromMs, stops } = await readClock(this.database);
    return {
      now: this.clock.now(),
      aheadMs,
      ...(targetMs === null
        ? { target: null, from: null, stops: null }
        : { target: new Date(targetMs), from: fromMs === null ? null : new Date(fromMs), stops }),
    };
  }

  /** Whether any process moved the clock recently, so that batching work is not worthwhile. */
  get isMoving(): boolean {
    return this.moving !== null || performance.now() - this.movedAt < RECENTLY_MS;
  }

  /** Stops the clock at its next stop, from where it follows real time again. Does nothing when it is not advancing. */
  async stop(): Promise<void> {
    if ((await readClock(this.database)).targetMs !== null) await endMoving(this.database);
  }

  /** Starts to move the clock; `read` tells when it has arrived. @returns false when it is already being moved */
  async moveTo(target: Date): Promise<boolean> {
    await installClock(this.database);
    if (!(await beginMoving(this.database, this.clock.now().getTime(), target.getTime()))) return false;
    this.begin(target);
    return true;
  }

  private begin(target: Date): void {
    const from = this.clock.now();
    this.moving = this.move(from, target)
      .catch((error: unknown) => this.report(error))
      .finally(() => (this.moving = null));
  }

  private async move(from: Date, target: Date): Promise<void> {
    await this.settle();
    let { aheadMs: reached } = await readClock(this.database);
    for (let at = from; at < target && !this.stopping.signal.aborted;) {
      const stop = await nextStop(this.followers, { from, at, target });
      // Real time passes meanwhile, and the clock must never go back.
      const aheadMs = stop.at.getTime() - this.clock.realNow().getTime();
      if (aheadMs > reached) {
        await this.database.transaction((tx) => setClock(tx, aheadMs));
        this.advance(aheadMs);
        reached = aheadMs;
      }
      await Promise.all(this.followers.map(async (follower) => follower.arrive?.(stop)));
      for (const follower of this.followers) follower.wake();
      await this.settle();
      at = stop.at;
      // Someone may have stopped the clock, or moved it to another target.
      if ((await countStop(this.database)) !== target.getTime()) return;
    }
    if (!this.stopping.signal.aborted) await endMoving(this.database);
  }

  /** Waits until all due work and the work that it causes are done. */
  private async settle(): Promise<void> {
    const from = performance.now();
    let leasedAt = from;
    // A follower may cause work for another one that was already checked, so all must be idle twice.
    for (let quiet = 0; quiet < 2 && !this.stopping.signal.aborted;) {
      const busy = await this.busyFollowers(performance.now() - from > LONGEST_WAIT_FOR_OTHERS_MS);
      quiet = busy.length === 0 ? quiet + 1 : 0;
      if (performance.now() - from > LONGEST_STOP_MS) {
        this.logger.warn(`the test clock goes on although there is work left: ${busy.join(', ')}`);
        return;
      }
      if (performance.now() - leasedAt > LEASE_EVERY_MS) {
        leasedAt = performance.now();
        await keepLease(this.database);
      }
      if (quiet === 0) await pause(ASK_EVERY_MS);
    }
  }

  private async busyFollowers(isLate: boolean): Promise<string[]> {
    const asked = this.followers.filter(({ waitsForOthers }) => !(isLate && waitsForOthers));
    const busy = await Promise.all(asked.map(async (each) => ((await each.isBusy()) ? each.name : null)));
    return busy.filter((name) => name !== null);
  }

  private moved(aheadMs: number): void {
    if (!Number.isFinite(aheadMs)) return;
    this.advance(aheadMs);
    for (const follower of this.followers) follower.wake();
  }

  /** Ignores an older offset: a message or an answer of the database may arrive after a newer one. */
  private advance(aheadMs: number): void {
    if (aheadMs <= this.aheadMs) return;
    this.movedAt = performance.now();
    this.aheadMs = aheadMs;
    this.clock.setAhead(aheadMs);
  }

  private async lookForAbandoned(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        const { targetMs, isAbandoned } = await readClock(this.database);
        if (targetMs !== null && isAbandoned && this.moving === null && (await takeOver(this.database)))
          this.begin(new Date(targetMs));
      } catch (error) {
        this.report(error);
      }
      await pause(LOOK_EVERY_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  private readonly report = (error: unknown): void => {
    if (!this.availability.report(error)) this.logger.error(error);
  };
}
