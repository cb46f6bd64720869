import { Injectable } from '@nestjs/common';
import { PICKUP_RADIUS_METERS } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { MappingFacade } from '../mapping/mapping.facade';
import { TravelTimes, type Point } from '../mapping/travel-times.facade';
import type { DriverEnRoute } from './domain/approach';
import type { WatchedDriver } from './progress-checks.repository';

/** Computes the remaining travel times of drivers on the way, without a routing request. */
@Injectable()
export class PickupTravelTimes {
  constructor(
    private readonly travelTimes: TravelTimes,
    private readonly mapping: MappingFacade,
    private readonly clock: Clock,
  ) {}

  snapshotOf({
    pickup,
    position,
    scheduledAt,
    acceptedAt,
    arrivedAt,
    seenAt,
    isControlled,
  }: WatchedDriver): DriverEnRoute {
    return {
      pickup,
      position,
      scheduledAt,
      acceptedAt,
      arrivedAt,
      seenAt,
      isControlled,
      now: this.clock.now(),
      travelTime: position && this.travelTime(position, pickup),
      arrivalMeters: PICKUP_RADIUS_METERS,
    };
  }

  private travelTime(from: Point, to: Point): NonNullable<DriverEnRoute['travelTime']> {
    const { seconds, estimated } = this.travelTimes.matrix([from], [to]);
    const known = seconds[0]?.[0] ?? null;
    if (known !== null) return { seconds: Math.round(known), estimated };
    return { seconds: Math.round(this.mapping.estimate(from, to).seconds), estimated: true };
  }
}
