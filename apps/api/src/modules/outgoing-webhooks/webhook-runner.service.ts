import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../config/config';
import { DatabaseAvailability } from '../../platform/database/availability';
import { TestClock } from '../../platform/test-clock/test-clock';
import { type ClaimedDelivery, WebhookDeliveriesRepository } from './webhook-deliveries.repository';
import { WebhookAttempts } from './webhook-attempts.service';

/** Most parallel requests to one endpoint, across all processes. */
const PER_ENDPOINT = 4;
/** Longer than an attempt takes. After a crash, the deliveries under way are sent again when their leases end. */
const LEASE_SECONDS = 20;
/** Longest delay until a due retry, or a delivery stored by another process, is noticed. */
const LOOK_EVERY_MS = 1000;
/** How long attempts under way may continue when the process stops. */
const GRACE_MS = 3000;

/**
 * Sends due deliveries. They are rows rather than jobs of the queue, because a queue runs only a few jobs in parallel,
 * and one slow endpoint would hold up all others.
 */
@Injectable()
export class WebhookRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(WebhookRunner.name);
  private readonly stopping = new AbortController();
  private readonly aborting = new AbortController();
  private readonly underWay = new Set<Promise<void>>();
  private looking: Promise<void> = Promise.resolve();
  private waking = new AbortController();

  constructor(
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly attempts: WebhookAttempts,
    private readonly availability: DatabaseAvailability,
    private readonly config: Config,
    testClock: TestClock,
  ) {
    // Every attempt under way adds a listener and removes it when it ends.
    setMaxListeners(0, this.aborting.signal);
    testClock.follow({
      name: 'webhook deliveries',
      waitsForOthers: true,
      nextDue: (after, until) => this.deliveries.nextDue(after, until),
      isBusy: () => this.deliveries.areDue(),
      wake: () => this.wake(),
    });
  }

  /** Checks for due deliveries without waiting for the next look. */
  wake(): void {
    this.waking.abort();
  }

  onApplicationBootstrap(): void {
    if (this.config.ROLE !== 'api') this.looking = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await this.looking;
    const timer = setTimeout(() => this.aborting.abort(), GRACE_MS);
    await Promise.all(this.underWay);
    clearTimeout(timer);
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      this.waking = new AbortController();
      try {
        for (const delivery of await this.deliveries.claim({ perEndpoint: PER_ENDPOINT, leaseSeconds: LEASE_SECONDS }))
          this.begin(delivery);
      } catch (error) {
        this.report(error);
      }
      await pause(LOOK_EVERY_MS, undefined, { signal: this.waking.signal }).catch(() => undefined);
    }
  }

  private begin(delivery: ClaimedDelivery): void {
    const attempt = this.attempts
      .make(delivery, this.aborting.signal)
      .catch((error: unknown) => this.report(error))
      .finally(() => {
        this.underWay.delete(attempt);
        // A slot is free for the next delivery.
        this.wake();
      });
    this.underWay.add(attempt);
  }

  /** A delivery whose result was not recorded is sent again when its lease ends; the receiver recognizes its id. */
  private report(error: unknown): void {
    if (!this.availability.report(error)) this.logger.error(error);
  }
}
