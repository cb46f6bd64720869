import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../config/config';
import { TestClock } from '../test-clock/test-clock';

const PATIENCE_MS = 30_000;

interface SandboxClock {
  /** Seconds since 1970. */
  now: number;
  next_due: number | null;
  /** Webhook events that were not sent yet. */
  undelivered: number;
}

/**
 * Makes the card sandbox follow the test clock, so that authorizations expire and payouts arrive at the same time.
 * Stripe itself keeps real time, because its test clocks only affect subscriptions.
 */
@Injectable()
export class StripeSandboxClock implements OnModuleInit {
  private readonly logger = new Logger(StripeSandboxClock.name);
  /** Checked only after the sandbox's clock was moved, because each check is a request. */
  private mayHaveEvents = false;
  private nextDue: number | null | undefined;

  constructor(
    private readonly config: Config,
    private readonly testClock: TestClock,
  ) {}

  onModuleInit(): void {
    if (!this.config.STRIPE_API_URL || !this.testClock.isEnabled) return;
    this.testClock.follow({
      name: 'card sandbox',
      nextDue: async (after, until) => {
        const due = (this.nextDue === undefined ? await this.ask() : { next_due: this.nextDue })?.next_due ?? null;
        this.nextDue = undefined;
        return due !== null && due * 1000 > after.getTime() && due * 1000 <= until.getTime()
          ? new Date(due * 1000)
          : null;
      },
      isBusy: async () => {
        if (!this.mayHaveEvents) return false;
        const answer = await this.ask();
        this.mayHaveEvents = answer !== null && answer.undelivered > 0;
        return this.mayHaveEvents;
      },
      wake: () => undefined,
      arrive: async ({ at }) => {
        const answer = await this.ask({ advance_to: at.getTime() / 1000 });
        this.nextDue = answer?.next_due;
        this.mayHaveEvents = true;
      },
    });
  }

  /** Null when the sandbox does not respond, or refuses because its clock is already further ahead. */
  private async ask(move?: { advance_to: number }): Promise<SandboxClock | null> {
    try {
      const answer = await fetch(new URL('/_sandbox/clock', this.config.STRIPE_API_URL), {
        method: move ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${this.config.STRIPE_SECRET_KEY}`, 'content-type': 'application/json' },
        ...(move ? { body: JSON.stringify(move) } : {}),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (answer.ok) return (await answer.json()) as SandboxClock;
      if (answer.status !== 400)
        this.logger.warn(`the card sandbox answered ${answer.status} when asked for its clock`);
    } catch (error) {
      this.logger.warn(`the card sandbox does not follow the test clock: ${String(error)}`);
    }
    return null;
  }
}
