import { Injectable } from '@nestjs/common';
import { instantToZoned } from '@groupride/geo';
import { Clock } from '../../platform/clock';
import { CityFacade } from '../city/city.facade';

/** The calendar of the city. */
@Injectable()
export class CityDays {
  constructor(
    private readonly city: CityFacade,
    private readonly clock: Clock,
  ) {}

  /** YYYY-MM-DD */
  today(): string {
    return instantToZoned(this.clock.now(), this.city.current.timeZone).date;
  }
}
