import { Global, Injectable, Module } from '@nestjs/common';

/** The current time, plus what the test clock of a sandbox has been moved forward; tests replace it. */
@Injectable()
export class Clock {
  private aheadMs = 0;

  now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  /** Not moved by the test clock: for what others compare with a clock of their own, and for what must not end when it is moved. */
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
