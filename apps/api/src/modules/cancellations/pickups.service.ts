import { Injectable } from '@nestjs/common';
import { PICKUP_RADIUS_METERS } from '@groupride/contracts';
import { distanceMeters, type LatLng } from '@groupride/geo';
import { arrivalOf, type CancellationParty, type PolicyRow } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { DriversFacade, type Driver } from '../drivers/drivers.facade';
import { FRESH_POSITION_MS, LeftPickups } from '../driving/driving.facade';
import { MembersFacade, type Member } from '../members/members.facade';
import { noSuchRide, notArrived, RidesFacade, rideStateConflict, type Ride } from '../rides/rides.facade';
import { awayFromPickup, waitNotOver } from './cancellations.errors';
import { waitEnd, waitOver } from './domain/waiting';
import { PoliciesRepository } from './policies.repository';

/** Checks of a driver who waits at the pickup. */
@Injectable()
export class Pickups {
  constructor(
    private readonly policies: PoliciesRepository,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly drivers: DriversFacade,
    private readonly leftPickups: LeftPickups,
    private readonly clock: Clock,
  ) {}

  /** Returns the ride to its assigned driver. @throws ApiError not_found for anyone else */
  async ownRide(who: Principal, rideId: number): Promise<Ride> {
    const ride = await this.authorizeDriver(who, rideId);
    // Otherwise a driver who came back could use the end of the old wait, although the wait must start again.
    const current = (await this.leftPickups.settle(rideId)) ? await this.authorizeDriver(who, rideId) : ride;
    return this.withCountedArrival(current);
  }

  private async authorizeDriver(who: Principal, rideId: number): Promise<Ride> {
    const { ride, viewer } = await this.rides.authorize(who, rideId);
    if (viewer !== 'driver') throw noSuchRide();
    return ride;
  }

  /** @throws ApiError ride_state_conflict, not_arrived */
  async lockArrived(tx: Transaction, rideId: number): Promise<{ ride: Ride; policy: PolicyRow[]; members: Member[] }> {
    const ride = await this.withCountedArrival(await this.rides.lock(tx, rideId), tx);
    if (ride.status !== 'en_route') throw rideStateConflict(ride.status);
    if (!ride.arrivedAt) throw notArrived();
    return {
      ride,
      policy: await this.policies.rows(ride.cancelPolicyId, tx),
      members: await this.members.list(rideId, tx),
    };
  }

  /**
   * The ride with the arrival from which the wait counts. The wait starts when the server learned of the arrival, and
   * time away from the pickup does not count.
   */
  private async withCountedArrival(ride: Ride, tx?: Transaction): Promise<Ride> {
    if (!ride.arrivedAt || ride.status !== 'en_route') return ride;
    const reportedAt = await this.rides.lateArrivalReportedAt(ride.id, tx);
    const known = { ...ride, arrivedAt: reportedAt ?? ride.arrivedAt };
    const since = arrivalOf(known) ?? known.arrivedAt;
    // An arrival reported late by the phone counts as being away until a position is received.
    const arrivedAt = (reportedAt && ride.acceptedAt) ?? known.arrivedAt;
    const awayMs = await this.leftPickups.awayMs(ride, { arrivedAt, since }, tx);
    return awayMs > 0 ? { ...known, arrivedAt: new Date(since.getTime() + awayMs) } : known;
  }

  /**
   * Checks that the car is at the pickup, by a recent and credible position, because a no-show costs passengers money.
   * The app sends a position before it reports a no-show. A driver who left counts as back only when the wait has
   * started again.
   * @throws ApiError away_from_pickup
   */
  async checkThere(ride: Ride, tx: Transaction): Promise<void> {
    const driver = ride.driverId === null ? null : await this.drivers.find(ride.driverId, tx);
    if (!driver || !isFresh(driver, this.clock.realNow()) || !isAtPickup(driver, ride)) throw awayFromPickup();
    if (await this.hasLeft(ride.id, tx)) throw awayFromPickup();
  }

  /** Whether the driver was asked about leaving the pickup and has not been seen back there. */
  hasLeft(rideId: number, tx?: Transaction): Promise<boolean> {
    return this.leftPickups.isOpen(rideId, tx);
  }

  /**
   * Removes the arrival of a driver who left the pickup with nobody aboard, so that cancelling costs what it did before
   * the arrival. The arrival was verified, so it stands until a later position shows the car elsewhere. The last known
   * position counts, however old it is.
   */
  async withoutLeftArrival(ride: Ride, members: readonly Member[], tx?: Transaction): Promise<Ride> {
    if (ride.status !== 'en_route' || !ride.arrivedAt) return ride;
    if (members.some(({ verifiedAt }) => verifiedAt !== null)) return ride;
    const driver = ride.driverId === null ? null : await this.drivers.find(ride.driverId, tx);
    if (!driver || (await this.hasLeft(ride.id, tx))) return { ...ride, arrivedAt: null };
    return this.isHeardOfSince(driver, ride.arrivedAt) && !isAtPickup(driver, ride)
      ? { ...ride, arrivedAt: null }
      : ride;
  }

  /**
   * Whether the driver's last position is newer than the arrival. Its age is measured with the real clock, because
   * advancing the test clock sends no positions.
   */
  private isHeardOfSince({ positionAt }: Driver, arrivedAt: Date): boolean {
    if (positionAt === null) return false;
    const age = this.clock.realNow().getTime() - positionAt.getTime();
    return this.clock.now().getTime() - age > arrivedAt.getTime();
  }

  /** @throws ApiError still_waiting */
  checkWaited(policy: readonly PolicyRow[], party: CancellationParty, ride: Ride): void {
    const now = this.clock.now();
    if (waitOver(policy, party, ride, now)) return;
    const end = waitEnd(policy, party, ride);
    if (!end) throw rideStateConflict(ride.status);
    throw waitNotOver(end.getTime() - now.getTime());
  }
}

/** Measured with the real clock, because advancing the test clock must not age positions. */
const isFresh = ({ positionAt }: Driver, now: Date): boolean =>
  positionAt !== null && now.getTime() - positionAt.getTime() <= FRESH_POSITION_MS;

/** Whether both the last reported and the last credible position are at the pickup. */
function isAtPickup({ lat, lng, credibleLat, credibleLng }: Driver, { pickupLat, pickupLng }: Ride): boolean {
  if (lat === null || lng === null || credibleLat === null || credibleLng === null) return false;
  const pickup = { lat: pickupLat, lng: pickupLng };
  const isAt = (position: LatLng) => distanceMeters(position, pickup) <= PICKUP_RADIUS_METERS;
  return isAt({ lat, lng }) && isAt({ lat: credibleLat, lng: credibleLng });
}
