import { Injectable } from '@nestjs/common';
import type { Completion, Reason, RideView, StatusChange } from '@groupride/contracts';
import { distanceMeters, type LatLng } from '@groupride/geo';
import { Clock } from '../../platform/clock';
import { brokenUniqueness, Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { DriversFacade } from '../drivers/drivers.facade';
import { MembersFacade } from '../members/members.facade';
import {
  checkedStepTime,
  happenedData,
  noSuchRide,
  RidesFacade,
  rideStateConflict,
  type Actor,
  type Ride,
} from '../rides/rides.facade';
import { isStepDone } from './domain/progress';
import { CompletionService } from './completion.service';
import {
  driverBusy,
  notArrived,
  notAtPickup,
  noVerifiedPassenger,
  passengersUnverified,
  tooEarly,
} from './driving.errors';
import { RideReleaseService } from './ride-release.service';

/** Earliest departure before a scheduled start; twice the time needed to cross the city. */
const EARLIEST_HOURS = 2;
const HOUR_MS = 3_600_000;
/** Allows for parking and for GPS errors between tall buildings. */
const PICKUP_RADIUS_METERS = 500;

/** The assigned driver's steps: set out, arrive, start, complete, or give the ride back. */
@Injectable()
export class DrivingService {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly drivers: DriversFacade,
    private readonly releases: RideReleaseService,
    private readonly completions: CompletionService,
    private readonly clock: Clock,
  ) {}

  async activeRide(who: Principal, driverId: number): Promise<RideView | null> {
    this.drivers.checkSelf(who, driverId);
    return this.rides.viewOfDriver(who, driverId);
  }

  async upcomingRides(who: Principal, driverId: number): Promise<RideView[]> {
    this.drivers.checkSelf(who, driverId);
    return this.rides.upcomingViewsOfDriver(who, driverId);
  }

  /** Repeating a step after a lost response changes nothing. */
  async step(who: Principal, rideId: number, change: StatusChange): Promise<RideView> {
    const { status, reason, happenedAt, position } = change;
    const { ride, driverId } = await this.authorize(who, rideId);
    if (isStepDone(ride, driverId, status)) return this.rides.view(who, rideId);
    switch (status) {
      case 'en_route':
        await this.setOut(who, rideId, driverId);
        break;
      case 'arrived':
        await this.arrive(who, rideId, driverId, change);
        break;
      case 'in_progress':
        await this.start(who, rideId, driverId, change);
        break;
      case 'completed':
        return this.complete(who, rideId, {
          ...(reason ? { reason } : {}),
          ...(happenedAt ? { happenedAt } : {}),
          ...(position ? { position } : {}),
        });
    }
    return this.rides.view(who, rideId);
  }

  /** @throws ApiError not_at_destination, cash_amount_required, amount_mismatch */
  async complete(who: Principal, rideId: number, completion: Completion): Promise<RideView> {
    const { driverId } = await this.authorize(who, rideId);
    await this.completions.complete({ id: driverId, userId: who.userId }, rideId, completion);
    return this.rides.view(who, rideId);
  }

  async giveBack(who: Principal, rideId: number, { reason }: Reason): Promise<void> {
    const { driverId } = await this.authorize(who, rideId);
    await this.database.transaction(async (tx) => {
      await this.releases.release(tx, rideId, { id: driverId, userId: who.userId }, driverOf(who), reason);
    });
  }

  private async setOut(who: Principal, rideId: number, driverId: number): Promise<void> {
    try {
      await this.database.transaction(async (tx) => {
        await this.drivers.lockAtWork(tx, driverId);
        const ride = await this.rides.lock(tx, rideId);
        if (isStepDone(ride, driverId, 'en_route')) return;
        const { scheduledAt } = ride;
        if (scheduledAt && scheduledAt.getTime() - this.clock.now().getTime() > EARLIEST_HOURS * HOUR_MS)
          throw tooEarly(EARLIEST_HOURS);
        await this.rides.move(tx, {
          rideId,
          to: 'en_route',
          actor: driverOf(who),
          event: 'driver_set_out',
          onlyOfDriver: driverId,
        });
      });
    } catch (error) {
      if (brokenUniqueness(error) === 'rides_one_active_per_driver') throw driverBusy();
      throw error;
    }
  }

  private async arrive(
    who: Principal,
    rideId: number,
    driverId: number,
    { happenedAt, position }: StatusChange,
  ): Promise<void> {
    await this.checkAtPickup(rideId, driverId, position ?? null);
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (isStepDone(ride, driverId, 'arrived')) return;
      const at = checkedStepTime(happenedAt, ride.acceptedAt, this.clock.now());
      const arrival = { rideId, driverId, actorId: who.userId, at, data: happenedData(happenedAt, at) };
      if (!(await this.rides.markArrived(tx, arrival))) throw rideStateConflict(ride.status);
    });
  }

  private async start(
    who: Principal,
    rideId: number,
    driverId: number,
    { reason, happenedAt }: StatusChange,
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (isStepDone(ride, driverId, 'in_progress')) return;
      if (ride.status === 'en_route') await this.checkReady(tx, ride, reason);
      const startedAt = checkedStepTime(happenedAt, ride.arrivedAt, this.clock.now());
      await this.rides.move(tx, {
        rideId,
        to: 'in_progress',
        actor: driverOf(who),
        event: 'trip_started',
        ...(reason ? { reason } : {}),
        data: happenedData(happenedAt, startedAt),
        onlyOfDriver: driverId,
        set: { startedAt },
      });
    });
  }

  /**
   * Waiting costs the group money, so it may begin only at the pickup.
   * @param reported where the device was when the driver arrived; null: its last known position counts
   */
  private async checkAtPickup(rideId: number, driverId: number, reported: LatLng | null): Promise<void> {
    const [ride, driver] = await Promise.all([this.rides.find(rideId), this.drivers.find(driverId)]);
    if (ride?.status !== 'en_route' || ride.arrivedAt) return;
    const { pickupLat: lat, pickupLng: lng } = ride;
    const known = driver && driver.lat !== null && driver.lng !== null ? { lat: driver.lat, lng: driver.lng } : null;
    const position = reported ?? known;
    const meters = position && distanceMeters({ lat: position.lat, lng: position.lng }, { lat, lng });
    if (meters === null || meters > PICKUP_RADIUS_METERS) throw notAtPickup(meters);
  }

  private async checkReady(tx: Transaction, ride: Ride, reason: string | undefined): Promise<void> {
    if (!ride.arrivedAt) throw notArrived();
    if (reason) return;
    const members = await this.members.list(ride.id, tx);
    if (!members.some((member) => member.verifiedAt)) throw noVerifiedPassenger();
    const missing = members.filter((member) => !member.verifiedAt && !member.noShowAt);
    if (missing.length > 0) throw passengersUnverified(missing.length);
  }

  /** Only the assigned driver may take these steps; others get not_found. */
  private async authorize(who: Principal, rideId: number): Promise<{ ride: Ride; driverId: number }> {
    const { ride, viewer } = await this.rides.authorize(who, rideId);
    if (viewer !== 'driver' || who.driverId === null) throw noSuchRide();
    return { ride, driverId: who.driverId };
  }
}

function driverOf(who: Principal): Actor {
  return { as: 'driver', userId: who.userId };
}
