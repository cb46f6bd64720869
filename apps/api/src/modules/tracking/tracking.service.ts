import { Injectable, Logger } from '@nestjs/common';
import { ACTIVE_STATUSES, type RideViewer, type TrackView } from '@groupride/contracts';
import { etaMinutes, type LatLng } from '@groupride/geo';
import { Clock } from '../../platform/clock';
import type { Principal } from '../../platform/http/principal';
import { DriversFacade } from '../drivers/drivers.facade';
import { AuditFacade } from '../identity/identity.facade';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { RideRoutes } from './ride-routes';
import { SharedPositionsService } from './shared-positions.service';
import type { GroupMessage, TracePoint, TrackingFacade } from './tracking.facade';
import { TracesRepository } from './traces.repository';

const NOTHING: TrackView = {
  location: null,
  heading: null,
  speed: null,
  timestamp: null,
  etaMinutes: null,
  distanceMeters: null,
  route: null,
};

/** Where the car is, for those who may know: while a driver is on the road for the ride. */
@Injectable()
export class TrackingService implements TrackingFacade {
  private readonly logger = new Logger(TrackingService.name);

  constructor(
    private readonly rides: RidesFacade,
    private readonly drivers: DriversFacade,
    private readonly routes: RideRoutes,
    private readonly shared: SharedPositionsService,
    private readonly audit: AuditFacade,
    private readonly traces: TracesRepository,
    private readonly clock: Clock,
  ) {}

  async track(who: Principal, rideId: number): Promise<TrackView> {
    const { ride, viewer } = await this.rides.authorize(who, rideId);
    if (viewer === 'admin') await this.audit.look(who.userId, 'follow_ride', `ride:${rideId}`);
    return this.trackOf(ride);
  }

  async trackOf(ride: Ride): Promise<TrackView> {
    const rideId = ride.id;
    if (!ACTIVE_STATUSES.includes(ride.status) || ride.driverId === null) return NOTHING;
    const driver = await this.drivers.find(ride.driverId);
    if (!driver || driver.lat === null || driver.lng === null) return NOTHING;
    const target =
      ride.status === 'en_route'
        ? { lat: ride.pickupLat, lng: ride.pickupLng }
        : { lat: ride.dropoffLat, lng: ride.dropoffLng };
    const stored = { lat: driver.lat, lng: driver.lng, heading: driver.heading, at: driver.positionAt };
    const car = await this.routes.currentView(
      { rideId, driverId: driver.id, target },
      stored,
      this.clock.now().getTime(),
    );
    return {
      location: car.location,
      heading: car.heading,
      speed: driver.speed,
      timestamp: driver.positionAt?.toISOString() ?? null,
      etaMinutes: etaMinutes(car.seconds),
      distanceMeters: car.meters,
      route: this.routes.remainingRoute(rideId),
    };
  }

  sharedPositionsOf(rideId: number): Promise<Map<number, { location: LatLng; receivedAt: Date }>> {
    return this.shared.positionsOf(rideId);
  }

  positionsAround(rideId: number, driverId: number, at: Date): Promise<TracePoint[]> {
    return this.traces.around(rideId, driverId, at);
  }

  positionsBetween(rideId: number, driverId: number, from: Date, to: Date): Promise<TracePoint[]> {
    return this.traces.between(rideId, driverId, from, to);
  }

  tellGroup(rideId: number, message: GroupMessage): void {
    this.shared
      .tell(rideId, message)
      .catch((error: unknown) => this.logger.warn({ err: error, ride: rideId }, 'group not told'));
  }

  /** Before somebody follows a ride live; an operator's look is written down. @throws ApiError not_found */
  async follow(who: Principal, rideId: number): Promise<{ ride: Ride; viewer: RideViewer }> {
    const { ride, viewer } = await this.rides.authorize(who, rideId);
    if (viewer === 'admin') await this.audit.look(who.userId, 'follow_ride', `ride:${rideId}`);
    return { ride, viewer };
  }
}
