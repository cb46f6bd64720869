import { Global, Injectable, Module } from '@nestjs/common';

/** The time of day, so that rules about time can be tested without waiting. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

@Global()
@Module({ providers: [Clock], exports: [Clock] })
export class ClockModule {}
