import { Injectable } from '@nestjs/common';
import type { TrackView } from '@groupride/contracts';
import { etaMinutes } from '@groupride/geo';
import { Clock } from '../../platform/clock';
import { DriversFacade } from '../drivers/drivers.facade';
import { isFollowed, showsCar, stopsAhead } from './domain/stops-ahead';
import { LiveRides } from './live-rides';
import { RideRoutes } from './ride-routes';

const NOTHING: TrackView = {
  location: null,
  heading: null,
  speed: null,
  timestamp: null,
  etaMinutes: null,
  distanceMeters: null,
  route: null,
};

/** Presents the position and ETA of the car to those who may see it. */
@Injectable()
export class TrackViews {
  constructor(
    private readonly live: LiveRides,
    private readonly drivers: DriversFacade,
    private readonly routes: RideRoutes,
    private readonly clock: Clock,
  ) {}

  async of(rideId: number): Promise<TrackView> {
    const ride = await this.live.find(rideId);
    if (!ride || !isFollowed(ride) || ride.driverId === null) return NOTHING;
    const driver = await this.drivers.find(ride.driverId);
    if (!driver || driver.lat === null || driver.lng === null) return NOTHING;
    const stops = stopsAhead(ride);
    const stored = { lat: driver.lat, lng: driver.lng, heading: driver.heading, at: driver.positionAt };
    const leg = { rideId, driverId: driver.id, target: stops[0]! };
    const car = await this.routes.currentView(leg, stored, this.clock.now().getTime());
    const rest = this.routes.afterFirst(stops);
    const isShown = showsCar(ride);
    return {
      location: isShown ? car.location : null,
      heading: isShown ? car.heading : null,
      speed: isShown ? driver.speed : null,
      timestamp: driver.positionAt?.toISOString() ?? null,
      etaMinutes: etaMinutes(car.seconds + rest.seconds),
      distanceMeters: isShown ? Math.round(car.meters + rest.meters) : null,
      // The route to another group's stop is not shown.
      route: stops.length === 1 ? this.routes.remainingRoute(rideId) : null,
    };
  }
}
