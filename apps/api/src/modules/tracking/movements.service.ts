import { Injectable, Logger } from '@nestjs/common';
import {
  ACTIVE_STATUSES,
  firstName,
  type DriverLocationMessage,
  type RiderLocationMessage,
  type TrackView,
} from '@groupride/contracts';
import { distanceMeters, etaMinutes, type LatLng } from '@groupride/geo';
import { Clock } from '../../platform/clock';
import type { Principal } from '../../platform/http/principal';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { noSuchRide, rideStateConflict } from '../rides/rides.facade';
import { audienceOfDriver, audienceOfMember, type LiveRide } from './domain/audience';
import { showsCar, stopsAhead } from './domain/stops-ahead';
import { LiveRides } from './live-rides';
import { SharedPositionsService } from './shared-positions.service';
import { ReceivedPositions } from './received-positions.service';
import { type CarView, type Fix, type Leg, RideRoutes } from './ride-routes';
import type { DriverMovements } from './tracking.facade';

/** Every live position is sent, but stored only this often, or when the car is far from the stored position. */
const SAVED_EVERY_MS = 5000;
const SAVED_WITHIN_METERS = 150;

/**
 * Receives live positions of drivers and riders and sends them to those who may see them. A current ride continues when
 * another city is built.
 */
@Injectable()
export class MovementsService implements DriverMovements {
  private readonly logger = new Logger(MovementsService.name);
  /** Timers of rides whose new route may not be requested yet. */
  private readonly waiting = new Map<number, NodeJS.Timeout>();
  private readonly saved = new Map<number, { at: number; where: LatLng }>();

  constructor(
    private readonly live: LiveRides,
    private readonly routes: RideRoutes,
    private readonly realtime: RealtimeFacade,
    private readonly shared: SharedPositionsService,
    private readonly received: ReceivedPositions,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError not_found, ride_state_conflict, place_outside_area */
  async driverMoved(who: Principal, message: DriverLocationMessage): Promise<void> {
    const ride = await this.live.find(message.rideId);
    if (!ride || ride.driverId === null || ride.driverId !== who.driverId) throw noSuchRide();
    if (!ACTIVE_STATUSES.includes(ride.status)) throw rideStateConflict(ride.status);
    await this.received.check(message, () => Promise.resolve(ride));
    const now = this.clock.now();
    const leg = { rideId: message.rideId, driverId: ride.driverId, target: stopsAhead(ride)[0]! };
    const fix = { lat: message.lat, lng: message.lng, heading: message.heading ?? null };
    const moved = this.routes.move(leg, fix, now.getTime());
    // Map matching takes a moment, in which a member may have left, so the audience is read again.
    if (moved instanceof Promise) await this.pushLater(leg, await moved, message.speed ?? null, now);
    else this.push(ride, leg, moved, message.speed ?? null, now);
    if (this.routes.mayNeedRoute(leg, fix, now.getTime())) this.refreshRoute(leg, fix, message.speed ?? null, now, now);
    await this.save(ride.driverId, message, now);
    const { lat, lng } = message;
    await this.received.trace([message.rideId, ...ride.along], { driverId: ride.driverId, lat, lng, at: now });
  }

  /** Requests a new route without waiting, and sends it when it arrives. @param seenAt when the car was at the fix */
  private refreshRoute(leg: Leg, fix: Fix, speed: number | null, seenAt: Date, now: Date): void {
    this.routes
      .refresh(leg, fix, now.getTime())
      .then(async (found) => {
        const car = found && this.routes.view(leg.rideId);
        if (car) await this.pushLater(leg, car, speed, seenAt);
        this.refreshLater(leg.rideId, speed, seenAt);
      })
      .catch((error: unknown) => this.logger.error({ err: error, ride: leg.rideId }));
  }

  /** Requests a route as soon as the minimum interval has passed, even if no further position arrives. */
  private refreshLater(rideId: number, speed: number | null, seenAt: Date): void {
    const inMs = this.routes.pendingReroute(rideId, this.clock.now().getTime())?.inMs;
    if (inMs === undefined || this.waiting.has(rideId)) return;
    const timer = setTimeout(() => {
      this.waiting.delete(rideId);
      const now = this.clock.now();
      const due = this.routes.pendingReroute(rideId, now.getTime());
      if (due) this.refreshRoute(due.leg, due.fix, speed, seenAt, now);
    }, inMs);
    this.waiting.set(rideId, timer.unref());
  }

  private async pushLater(leg: Leg, car: CarView, speed: number | null, seenAt: Date): Promise<void> {
    const ride = await this.live.find(leg.rideId);
    if (ride) this.push(ride, leg, car, speed, seenAt);
  }

  private push(ride: LiveRide, { rideId, driverId }: Leg, car: CarView, speed: number | null, now: Date): void {
    this.tell(ride, driverId, car, speed, now, this.routes.takeUnsentRoute(rideId));
    // Groups of the same run follow the same car.
    for (const other of ride.along)
      this.pushTo(other, driverId, car, speed, now).catch((error: unknown) =>
        this.logger.error({ err: error, ride: other }),
      );
  }

  private async pushTo(rideId: number, driverId: number, car: CarView, speed: number | null, now: Date): Promise<void> {
    const ride = await this.live.find(rideId);
    if (ride) this.tell(ride, driverId, car, speed, now, undefined);
  }

  /** @param car the car on its way to the next stop */
  private tell(
    ride: LiveRide,
    driverId: number,
    car: CarView,
    speed: number | null,
    now: Date,
    route: TrackView['route'] | undefined,
  ): void {
    const audience = showsCar(ride) ? audienceOfDriver(ride, driverId) : null;
    if (!audience) return;
    const stops = stopsAhead(ride);
    const rest = this.routes.afterFirst(stops);
    this.realtime.toRide(audience, 'driverLocationUpdate', {
      rideId: ride.rideId,
      location: car.location,
      heading: car.heading,
      speed,
      timestamp: now.toISOString(),
      etaMinutes: etaMinutes(car.seconds + rest.seconds),
      distanceMeters: car.meters + rest.meters,
      ...(route && stops.length === 1 ? { route } : {}),
    });
  }

  /**
   * Stores a member's position and sends it to other members who share theirs, and to the driver until this member
   * boards.
   */
  async riderMoved(who: Principal, message: RiderLocationMessage): Promise<void> {
    const ride = await this.live.find(message.rideId);
    if (!ride?.members.includes(who.userId)) throw noSuchRide();
    await this.shared.save(ride, who.userId, message);
    this.realtime.toRide(audienceOfMember(ride, who.userId), 'riderLocationUpdate', {
      rideId: message.rideId,
      userId: who.userId,
      name: firstName(ride.passenger?.userId === who.userId ? ride.passenger.name : who.name),
      location: { lat: message.lat, lng: message.lng },
      timestamp: this.clock.now().toISOString(),
    });
  }

  private async save(driverId: number, message: DriverLocationMessage, now: Date): Promise<void> {
    const last = this.saved.get(driverId);
    if (last && now.getTime() - last.at < SAVED_EVERY_MS && distanceMeters(last.where, message) < SAVED_WITHIN_METERS)
      return;
    this.saved.set(driverId, { at: now.getTime(), where: { lat: message.lat, lng: message.lng } });
    await this.received.moveTo(driverId, {
      lat: message.lat,
      lng: message.lng,
      heading: message.heading ?? null,
      speed: message.speed ?? null,
    });
  }
}
