import { Injectable } from '@nestjs/common';
import { zonedToInstant, type LatLng } from '@groupride/geo';
import { ROUTE_ENDS, type RideTypePricesRequest, type RouteEnd } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { fieldError } from '../../platform/http/api-error';
import { CityFacade } from '../city/city.facade';
import { MappingFacade, type DrivingRoute } from '../mapping/mapping.facade';
import { scheduleInPast, scheduleTooFar } from './pricing.errors';

/**
 * How far ahead rides can be scheduled. For rides more than a few days ahead, the card is stored and authorized the day
 * before.
 */
const DAYS_AHEAD = 30;

/** Reads start, hours and route from a pricing request, the same way for quotes and comparisons. */
@Injectable()
export class PricedTripService {
  constructor(
    private readonly mapping: MappingFacade,
    private readonly city: CityFacade,
    private readonly clock: Clock,
  ) {}

  /** Null for a ride now. @throws ApiError validation_failed, schedule_in_past, schedule_too_far */
  startOf(request: RideTypePricesRequest): Date | null {
    if (request.bookingType !== 'scheduled') return null;
    if (!request.scheduledDate)
      throw fieldError('scheduledDate', 'Please select both date and time for your scheduled ride.');
    if (!request.scheduledTime)
      throw fieldError('scheduledTime', 'Please select both date and time for your scheduled ride.');
    const start = zonedToInstant(request.scheduledDate, request.scheduledTime, this.city.current.timeZone);
    if (!start) throw fieldError('scheduledDate', 'is no date of the calendar');
    const now = this.clock.now();
    if (start <= now) throw scheduleInPast();
    if (start.getTime() > now.getTime() + DAYS_AHEAD * 24 * 3600_000) throw scheduleTooFar(DAYS_AHEAD);
    return start;
  }

  /** Hours booked; null for a single ride. */
  hoursOf(request: RideTypePricesRequest): number | null {
    return request.isHourlyBooking ? (request.hourlyDuration ?? 1) : null;
  }

  /** Null unless both places are given. @throws ApiError place_outside_area, validation_failed when both are the same point */
  async routeOf({ pickup, destination }: RideTypePricesRequest): Promise<DrivingRoute | null> {
    return pickup && destination ? this.routeBetween(pickup, destination) : null;
  }

  /**
   * @param chosen the ends that are new; a booked ride keeps its other end, also outside an area that was drawn later
   * @throws ApiError place_outside_area, validation_failed when both are the same point
   */
  async routeBetween(
    pickup: LatLng,
    destination: LatLng,
    chosen: readonly RouteEnd[] = ROUTE_ENDS,
  ): Promise<DrivingRoute> {
    for (const end of chosen) this.city.checkServed(end, { pickup, destination }[end]);
    if (pickup.lat === destination.lat && pickup.lng === destination.lng) {
      throw fieldError('destination', 'is the same as the pickup');
    }
    return this.mapping.findRoute(pickup, destination);
  }
}
