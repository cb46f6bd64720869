import { Injectable } from '@nestjs/common';
import { instantToZoned, zonedToInstant } from '@groupride/geo';
import { Clock } from '../../platform/clock';
import { CityFacade } from '../city/city.facade';

/** Converts between times and calendar days in the city (YYYY-MM-DD). */
@Injectable()
export class DocumentDays {
  constructor(
    private readonly city: CityFacade,
    private readonly clock: Clock,
  ) {}

  today(): string {
    return instantToZoned(this.clock.now(), this.city.current.timeZone).date;
  }

  /** Noon of a day in the city; null when there is no such day. */
  noon(day: string): Date | null {
    return zonedToInstant(day, '12:00', this.city.current.timeZone);
  }
}
