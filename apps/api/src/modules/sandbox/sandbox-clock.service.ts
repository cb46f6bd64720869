import { Injectable } from '@nestjs/common';
import { MAX_CLOCK_DAYS, type TestClockAdvance, type TestClockView } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { fieldError } from '../../platform/http/api-error';
import { TestClock } from '../../platform/test-clock/test-clock';
import { clockAdvancing, clockGoesForward } from './sandbox.errors';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Shows and advances the test clock for engineers. */
@Injectable()
export class SandboxClock {
  constructor(
    private readonly testClock: TestClock,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<TestClockView> {
    const { now, aheadMs, target, from, stops } = await this.testClock.read();
    return {
      now: now.toISOString(),
      aheadSeconds: Math.round(aheadMs / 1000),
      state: target ? 'advancing' : 'ready',
      advancingTo: target?.toISOString() ?? null,
      advancingFrom: from?.toISOString() ?? null,
      percent: target && from ? percentOf(now, from, target) : target ? 0 : 100,
      stops,
    };
  }

  /**
   * Stops the clock at its current time. It cannot return to real time, because stored times would then lie in the
   * future.
   */
  async stop(): Promise<TestClockView> {
    await this.testClock.stop();
    return this.read();
  }

  /**
   * Returns immediately. The clock is `advancing` until all due work is done.
   * @throws ApiError clock_advancing, clock_goes_forward, validation_failed
   */
  async advance({ seconds, to }: TestClockAdvance): Promise<TestClockView> {
    const now = this.clock.now();
    if (!seconds === !to) throw fieldError('seconds', 'give either seconds or to');
    const target = to ? new Date(to) : new Date(now.getTime() + (seconds ?? 0) * 1000);
    if (target <= now) throw clockGoesForward(now);
    if (target.getTime() - now.getTime() > MAX_CLOCK_DAYS * DAY_MS)
      throw fieldError('to', `must be at most ${MAX_CLOCK_DAYS} days ahead of the clock`);
    if (!(await this.testClock.moveTo(target))) throw clockAdvancing();
    return this.read();
  }
}

/** At most 99 while advancing, because work at the target time may not be done yet. */
function percentOf(now: Date, from: Date, target: Date): number {
  const part = (now.getTime() - from.getTime()) / (target.getTime() - from.getTime());
  return Math.min(99, Math.max(0, Math.floor(part * 100)));
}
