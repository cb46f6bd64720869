import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../config/config';
import { DatabaseAvailability } from '../../platform/database/availability';
import { TestClock } from '../../platform/test-clock/test-clock';
import { batchingDelay } from './domain/batching-delay';
import { DispatchLeaseRepository, type DispatchLease } from './dispatch-lease.repository';
import { LeaseKeeper } from './lease-keeper';
import { RoundRequests } from './round-requests.service';
import { RoundService } from './round.service';

/**
 * Maximum delay before this process notices a round that another process left undone. Each check is one statement that
 * usually finds nothing.
 */
const LOOK_EVERY_MS = 1_000;

/** Makes rounds of matching when they are requested, in one process at a time. */
@Injectable()
export class DispatcherService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(DispatcherService.name);
  /** Identifies this process in the lease. */
  private readonly holder = `${process.pid}@${hostname()} ${randomUUID()}`;
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private wake: AbortController = new AbortController();
  private observe: ((seconds: number) => void) | null = null;

  constructor(
    private readonly lease: DispatchLeaseRepository,
    private readonly requests: RoundRequests,
    private readonly round: RoundService,
    private readonly availability: DatabaseAvailability,
    private readonly config: Config,
    private readonly testClock: TestClock,
  ) {
    requests.onRequest(() => this.wake.abort());
    testClock.follow({
      name: 'matching',
      nextDue: () => Promise.resolve(null),
      isBusy: () => this.lease.isRoundRequested(),
      wake: () => this.wake.abort(),
    });
  }

  onApplicationBootstrap(): void {
    if (this.config.ROLE !== 'api') this.running = this.run();
  }

  /** @param observe gets the duration of each round of this process, without the pause that gathers requests */
  onRound(observe: (seconds: number) => void): void {
    this.observe = observe;
  }

  /** Waits for the round in progress. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.wake.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      this.wake = new AbortController();
      try {
        for (let lease = await this.takeLease(); lease; lease = await this.takeLease()) await this.makeRound(lease);
      } catch (error) {
        if (!this.availability.report(error)) this.logger.error(error);
        // The lease of a failed round expires, and then the round is repeated.
      }
      await pause(LOOK_EVERY_MS, undefined, { signal: this.wake.signal }).catch(() => undefined);
    }
  }

  private async takeLease(): Promise<DispatchLease | null> {
    return this.stopping.signal.aborted ? null : this.lease.take(this.holder);
  }

  private async makeRound({ sinceLastRoundMs }: DispatchLease): Promise<void> {
    // While the test clock moves, all requests of one moment arrive before those of the next.
    const gather = this.testClock.isMoving ? 0 : batchingDelay(sinceLastRoundMs);
    if (gather > 0 && !(await this.round.isAlone()))
      await pause(gather, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    const begun = performance.now();
    const keeper = new LeaseKeeper(() => this.lease.extend(this.holder));
    try {
      const round = await this.round.begin(this.holder);
      if (!round) return;
      const { isAnotherNeeded, noDriverFound } = await this.round.match(() => keeper.isHeld(), round);
      if (isAnotherNeeded) await this.requests.request();
      // If the lease was lost, the next round serves what is left, in whichever process it runs.
      if (await keeper.isHeld()) await this.lease.finish(this.holder, round.requests, noDriverFound);
      this.observe?.((performance.now() - begun) / 1000);
    } finally {
      keeper.stop();
    }
  }
}
