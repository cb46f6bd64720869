import type { Clock } from '../clock';

/** A clock whose sleeps take no real time: each one advances the clock by the requested time. */
export class FakeClock implements Clock {
  readonly sleeps: number[] = [];

  constructor(private hand = Date.parse('2026-11-20T12:00:00Z')) {}

  now(): number {
    return this.hand;
  }

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) return;
    this.sleeps.push(ms);
    this.hand += ms;
    await Promise.resolve();
  }
}
