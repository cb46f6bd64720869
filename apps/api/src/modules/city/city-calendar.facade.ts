import { Injectable } from '@nestjs/common';
import { instantToZoned, zonedToInstant } from '@groupride/geo';
import { Clock } from '../../platform/clock';
import { CityFacade } from './city.facade';

/** The city's calendar: its days as YYYY-MM-DD, by its time zone. */
@Injectable()
export class CityCalendar {
  constructor(
    private readonly city: CityFacade,
    private readonly clock: Clock,
  ) {}

  now(): Date {
    return this.clock.now();
  }

  get timeZone(): string {
    return this.city.current.timeZone;
  }

  today(): string {
    return instantToZoned(this.now(), this.timeZone).date;
  }

  /** Noon of a day in the city; null when there is no such day. */
  noon(day: string): Date | null {
    return zonedToInstant(day, '12:00', this.timeZone);
  }
}
