import { Injectable } from '@nestjs/common';
import { ACTIVE_STATUSES, type SandboxDriverView, type SandboxMove } from '@groupride/contracts';
import {
  bearingDegrees,
  decodePolyline,
  interpolate,
  lineLength,
  measureLine,
  metersPerSecond,
  type LatLng,
} from '@groupride/geo';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import type { Principal } from '../../platform/http/principal';
import { MappingFacade } from '../mapping/mapping.facade';
import type { Ride } from '../rides/rides.facade';
import { DriverMovements, ReportedPositions } from '../tracking/tracking.facade';
import { secondsToReach } from './domain/pace';
import { driverStalled, driverTooFast } from './sandbox.errors';
import { type ControlledDriverState, SandboxDrivers } from './sandbox-drivers.service';
import { SandboxRides } from './sandbox-rides.service';

/** Moves controlled drivers through the positions that their app would send. */
@Injectable()
export class SandboxMoves {
  constructor(
    private readonly drivers: SandboxDrivers,
    private readonly rides: SandboxRides,
    private readonly movements: DriverMovements,
    private readonly positions: ReportedPositions,
    private readonly mapping: MappingFacade,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError not_found, driver_stalled, no_ride_in_hand, driver_too_fast, place_outside_area */
  async move(owner: Principal, driverId: number, { to, fraction }: SandboxMove): Promise<SandboxDriverView> {
    const controlled = await this.drivers.control(owner, driverId);
    if (controlled.isStalled) throw driverStalled();
    const { ride } = to ? await this.rideOf(owner, driverId) : await this.rides.inHand(owner, driverId);
    // A place outside the area is refused as such, and not as too far away.
    if (to) this.mapping.checkInArea('to', to);
    const target = to ?? (await this.onTheWay(controlled, ride!, fraction ?? 1));
    const needed = secondsToReach(controlled.driver, target, {
      now: this.clock.now(),
      fastest: metersPerSecond(this.config.FASTEST_CAR_MPH),
    });
    if (needed > 0) throw driverTooFast(needed);
    const { lat, lng } = controlled.driver;
    const heading = lat === null || lng === null ? 0 : bearingDegrees({ lat, lng }, target);
    const fix = { lat: target.lat, lng: target.lng, heading };
    if (ride && ACTIVE_STATUSES.includes(ride.status))
      await this.movements.driverMoved(controlled.as, { rideId: ride.id, ...fix });
    // Not every live position is stored, but the next step needs the stored one.
    await this.positions.report(controlled.as, driverId, fix);
    return this.drivers.view(owner, driverId);
  }

  private async rideOf(owner: Principal, driverId: number): Promise<{ ride: Ride | null }> {
    const { rideId } = await this.drivers.view(owner, driverId);
    return rideId === null ? { ride: null } : this.rides.inHand(owner, driverId);
  }

  private async onTheWay({ driver }: ControlledDriverState, ride: Ride, fraction: number): Promise<LatLng> {
    const end =
      ride.status === 'in_progress'
        ? { lat: ride.dropoffLat, lng: ride.dropoffLng }
        : { lat: ride.pickupLat, lng: ride.pickupLng };
    if (fraction === 1 || driver.lat === null || driver.lng === null) return end;
    const { polyline } = await this.mapping.findRoute({ lat: driver.lat, lng: driver.lng }, end);
    return pointAt(decodePolyline(polyline), fraction);
  }
}

/** The point at a fraction of the length of a line. */
function pointAt(points: readonly LatLng[], fraction: number): LatLng {
  const line = measureLine(points);
  const meters = lineLength(line) * fraction;
  const next = line.along.findIndex((along) => along >= meters);
  const [before, after] = [points[Math.max(0, next - 1)]!, points[Math.max(0, next)]!];
  const length = (line.along[next] ?? 0) - (line.along[next - 1] ?? 0);
  return length > 0 ? interpolate(before, after, (meters - line.along[next - 1]!) / length) : after;
}
