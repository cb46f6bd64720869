import { Injectable } from '@nestjs/common';
import { distanceMeters, milesToMeters, type LatLng } from '@groupride/geo';
import { DriversFacade, type DriverFix } from '../drivers/drivers.facade';
import { MappingFacade } from '../mapping/mapping.facade';
import type { LiveRide } from './domain/audience';
import { TracesService } from './traces.service';

/** Farthest plausible distance of a car from the nearest stop of its ride, even with detours. */
const FARTHEST_METERS = milesToMeters(100);

/** Checks and stores positions of drivers, from sockets and HTTP. */
@Injectable()
export class ReceivedPositions {
  constructor(
    private readonly drivers: DriversFacade,
    private readonly mapping: MappingFacade,
    private readonly traces: TracesService,
  ) {}

  /**
   * Checks that a position is in the area of the city, or near a stop of the current ride, because another city may
   * have been built during the ride.
   * @param ride finds the current ride; called only outside the city's area
   * @throws ApiError place_outside_area
   */
  async check(position: LatLng, ride: () => Promise<LiveRide | null>): Promise<void> {
    if (this.mapping.isInArea(position)) return;
    const active = await ride();
    const stops = active ? [active.pickup, ...active.via, active.destination] : [];
    if (stops.some((stop) => distanceMeters(stop, position) <= FARTHEST_METERS)) return;
    this.mapping.checkInArea('lat', position);
  }

  async moveTo(driverId: number, fix: DriverFix): Promise<void> {
    await this.drivers.moveTo(driverId, fix);
  }

  /** Adds a position to the traces of all rides for which the car is on the road. */
  async trace(rideIds: readonly number[], at: { driverId: number; at: Date } & LatLng): Promise<void> {
    for (const rideId of rideIds) await this.traces.record({ rideId, ...at });
  }
}
