import { Global, Injectable, Module } from '@nestjs/common';

/** The current time, plus what the test clock of a sandbox has been moved forward; tests replace it. */
@Injectable()
export class Clock {
  private aheadMs = 0;

  now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  /**
   * The real time, without the test clock: for values that others compare with their own clock, and for leases and
   * timeouts.
   */
  realNow(): Date {
    return new Date();
  }

  /** Called by `TestClock` alone. */
  setAhead(milliseconds: number): void {
    this.aheadMs = milliseconds;
  }
}

@Global()
@Module({ providers: [Clock], exports: [Clock] })
export class ClockModule {}
