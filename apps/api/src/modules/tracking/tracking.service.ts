import { Injectable } from '@nestjs/common';
import { ACTIVE_STATUSES, type DriverLocationMessage, type RiderLocationMessage, type TrackView } from '@groupride/contracts';
import { etaMinutes } from '@groupride/geo';
import { Clock } from '../../platform/clock';
import type { Principal } from '../../platform/http/principal';
import { DriversFacade } from '../drivers/drivers.facade';
import { AuditFacade } from '../identity/identity.facade';
import { MappingFacade } from '../mapping/mapping.facade';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { noSuchRide, RidesFacade, rideStateConflict, type Ride } from '../rides/rides.facade';
import { LiveRides, type LiveRide } from './live-rides';

const NOTHING: TrackView = { location: null, heading: null, speed: null, timestamp: null, etaMinutes: null, distanceMeters: null, route: null };
/** Live positions go out as they come; they are written down less often. */
const SAVED_EVERY_MS = 5000;

/** Where the car is, for those who may know: while a driver is on the road for the ride. */
@Injectable()
export class TrackingService {
  private readonly savedAt = new Map<number, number>();

  constructor(
    private readonly rides: RidesFacade,
    private readonly live: LiveRides,
    private readonly drivers: DriversFacade,
    private readonly mapping: MappingFacade,
    private readonly realtime: RealtimeFacade,
    private readonly audit: AuditFacade,
    private readonly clock: Clock,
  ) {}

  async track(who: Principal, rideId: number): Promise<TrackView> {
    const { ride, viewer } = await this.rides.authorize(who, rideId);
    if (viewer === 'admin') await this.audit.look(who.userId, 'follow_ride', `ride:${rideId}`);
    if (!ACTIVE_STATUSES.includes(ride.status) || ride.driverId === null) return NOTHING;
    const driver = await this.drivers.find(ride.driverId);
    if (!driver || driver.lat === null || driver.lng === null) return NOTHING;
    const location = { lat: driver.lat, lng: driver.lng };
    const target = ride.status === 'en_route' ? { lat: ride.pickupLat, lng: ride.pickupLng } : { lat: ride.dropoffLat, lng: ride.dropoffLng };
    const { meters, seconds } = this.mapping.estimate(location, target);
    return {
      location,
      heading: driver.heading,
      speed: driver.speed,
      timestamp: driver.positionAt?.toISOString() ?? null,
      etaMinutes: etaMinutes(seconds),
      distanceMeters: meters,
      route: null,
    };
  }

  /** Before somebody follows a ride live; an operator's look is written down. @throws ApiError not_found */
  async follow(who: Principal, rideId: number): Promise<{ ride: Ride }> {
    const { ride, viewer } = await this.rides.authorize(who, rideId);
    if (viewer === 'admin') await this.audit.look(who.userId, 'follow_ride', `ride:${rideId}`);
    return { ride };
  }

  async driverMoved(who: Principal, message: DriverLocationMessage): Promise<void> {
    const ride = await this.live.find(message.rideId);
    if (!ride || ride.driverId === null || ride.driverId !== who.driverId) throw noSuchRide();
    if (!ACTIVE_STATUSES.includes(ride.status)) throw rideStateConflict(ride.status);
    this.mapping.checkInArea('lat', message);
    const location = { lat: message.lat, lng: message.lng };
    const { meters, seconds } = this.mapping.estimate(location, targetOf(ride));
    const now = this.clock.now();
    this.realtime.toRide(
      message.rideId,
      'driverLocationUpdate',
      {
        rideId: message.rideId,
        location,
        heading: message.heading ?? null,
        speed: message.speed ?? null,
        timestamp: now.toISOString(),
        etaMinutes: etaMinutes(seconds),
        distanceMeters: meters,
      },
      { volatile: true },
    );
    await this.save(ride.driverId, message, now);
  }

  /** A member's own position: to the others of the ride until they board, to the driver only before that. */
  async riderMoved(who: Principal, message: RiderLocationMessage): Promise<void> {
    const { ride, viewer } = await this.rides.authorize(who, message.rideId);
    if (viewer !== 'organizer' && viewer !== 'member') throw noSuchRide();
    if (ride.status !== 'confirmed' && ride.status !== 'en_route') throw rideStateConflict(ride.status);
    this.mapping.checkInArea('lat', message);
    this.realtime.toRide(
      message.rideId,
      'riderLocationUpdate',
      {
        rideId: message.rideId,
        userId: who.userId,
        name: who.name.split(' ')[0] ?? who.name,
        location: { lat: message.lat, lng: message.lng },
        timestamp: this.clock.now().toISOString(),
      },
      { volatile: true },
    );
  }

  private async save(driverId: number, message: DriverLocationMessage, now: Date): Promise<void> {
    if (now.getTime() - (this.savedAt.get(driverId) ?? 0) < SAVED_EVERY_MS) return;
    this.savedAt.set(driverId, now.getTime());
    await this.drivers.moveTo(driverId, { lat: message.lat, lng: message.lng, heading: message.heading ?? null, speed: message.speed ?? null });
  }
}

function targetOf(ride: LiveRide) {
  return ride.status === 'en_route' ? ride.pickup : ride.destination;
}
