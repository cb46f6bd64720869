import { Injectable } from '@nestjs/common';
import { distanceMeters, milesToMeters, type LatLng } from '@groupride/geo';
import type { Transaction } from '../../platform/database/database';
import { DriversFacade, type AssessedUnderWay } from '../drivers/drivers.facade';
import { PoolFacade, type Insertion, type JoiningRide, type SharedVehicle } from '../pool/pool.facade';
import type { Ride } from '../rides/rides.facade';
import { CandidatesService, WITHIN_MILES } from './candidates.service';
import { TRAVEL } from './domain/busy-time';
import type { ConsideredVehicle, RideCandidates } from './domain/candidates';

/** Maximum number of vehicles per ride whose stops are tried: the nearest ones whose driver may take it. */
const MAX_TRIED = 10;
/** Placeholder for the id that a ride gets when it is booked. */
const NOT_BOOKED = 0;

interface Possible {
  vehicle: SharedVehicle;
  insertion: Insertion;
}

/** A group that has not booked yet. */
export interface AskingGroup extends Omit<JoiningRide, 'id'> {
  /** Drivers who could take the group as well, apart from the check of seats and stops. */
  driverIds: readonly number[];
  /** Travel seconds of the nearest free vehicle to the pickup; null without one. */
  soonest: number | null;
  /**
   * Rounds the positions of the vehicle and its stops for the time to the pickup. The check whether the group can join
   * uses exact positions.
   */
  placeOf: (place: LatLng) => LatLng;
}

/** The vehicles that a group could share. */
export interface SharedOptions {
  ride: Ride;
  candidates: RideCandidates;
  /** Vehicles that the group can join, least additional driving first. */
  possible: readonly Possible[];
  /** All vehicles that were considered, best first. */
  considered: readonly ConsideredVehicle[];
}

/** Finds vehicles with other groups that waiting groups can join. */
@Injectable()
export class SharedVehicles {
  constructor(
    private readonly pool: PoolFacade,
    private readonly drivers: DriversFacade,
    private readonly candidates: CandidatesService,
  ) {}

  /**
   * Finds the options of all rides of a round with a fixed number of statements.
   * @returns an empty list while no vehicle is shared
   */
  async of(rides: readonly Ride[], now: Date): Promise<SharedOptions[]> {
    const vehicles = new Map((await this.pool.vehicles(now, null)).map((vehicle) => [vehicle.driverId, vehicle]));
    if (vehicles.size === 0) return [];
    const assessed = await this.assess(
      rides.map(({ id }) => id),
      [...vehicles.keys()],
      now,
    );
    const free = await this.candidates.ofRound(rides, now);
    return rides.map((ride) => {
      const near = assessed.filter(({ rideId }) => rideId === ride.id);
      const able = near.filter(({ exclusion }) => exclusion === null);
      const excluded = near.filter(({ exclusion }) => exclusion !== null);
      const chosen = new Set([...able, ...excluded].slice(0, MAX_TRIED));
      const tried = near.filter((each) => chosen.has(each));
      return this.optionsOf(ride, free.get(ride.id)!, tried, vehicles, now);
    });
  }

  /**
   * Travel seconds to the pickup of the vehicle that the group would join if it asked now, found with one statement;
   * null without one.
   */
  async pickupSecondsFor(
    { driverIds, soonest, placeOf, ...group }: AskingGroup,
    now: Date,
    tx?: Transaction,
  ): Promise<number | null> {
    const ride = { ...group, id: NOT_BOOKED };
    const pickup = { lat: group.pickupLat, lng: group.pickupLng };
    const nearest = (await this.pool.vehicles(now, driverIds, tx))
      .toSorted((one, other) => distanceMeters(one, pickup) - distanceMeters(other, pickup))
      .slice(0, MAX_TRIED);
    const possible = nearest.flatMap((vehicle): Possible[] => {
      const fit = this.pool.fit(vehicle, ride, soonest, now);
      return 'obstacle' in fit ? [] : [{ vehicle, insertion: fit }];
    });
    const [best] = possible.toSorted(leastDrivingFirst);
    return best ? this.pool.pickupSeconds(best.vehicle, ride, best.insertion, placeOf) : null;
  }

  /**
   * Locks a driver who can still take the ride as well. The caller holds the ride's lock.
   * @returns whether the driver was locked and can take it
   */
  async lock(tx: Transaction, rideId: number, driverId: number, now: Date): Promise<boolean> {
    if (!(await this.drivers.tryLock(tx, driverId))) return false;
    // This is a separate statement, because it must see what the previous holder of the lock has committed.
    const [assessed] = await this.assess([rideId], [driverId], now, tx);
    return assessed?.exclusion === null;
  }

  /** The caller holds the locks of the driver and of the ride. @returns false when the vehicle's stops have changed */
  join(tx: Transaction, ride: Ride, { vehicle, insertion }: Possible): Promise<boolean> {
    return this.pool.join(tx, ride, vehicle, insertion);
  }

  private assess(rideIds: number[], driverIds: number[], now: Date, tx?: Transaction): Promise<AssessedUnderWay[]> {
    const limits = { withinMeters: milesToMeters(WITHIN_MILES), travelSeconds: TRAVEL / 1000 };
    return this.drivers.assessUnderWay({ rideIds, driverIds, now, ...limits }, tx);
  }

  private optionsOf(
    ride: Ride,
    candidates: RideCandidates,
    tried: readonly AssessedUnderWay[],
    vehicles: ReadonlyMap<number, SharedVehicle>,
    now: Date,
  ): SharedOptions {
    const soonest = candidates.free.length === 0 ? null : Math.min(...candidates.free.map(({ seconds }) => seconds));
    const possible: Possible[] = [];
    const impossible: ConsideredVehicle[] = [];
    for (const { driverId, exclusion } of tried) {
      const vehicle = vehicles.get(driverId)!;
      const fit = exclusion ? { obstacle: exclusion } : this.pool.fit(vehicle, ride, soonest, now);
      if ('obstacle' in fit)
        impossible.push({ ...facts(vehicle), seconds: null, addedSeconds: null, result: fit.obstacle });
      else possible.push({ vehicle, insertion: fit });
    }
    possible.sort(leastDrivingFirst);
    const fitting = possible.map(({ vehicle, insertion: { pickupSeconds, addedSeconds } }): ConsideredVehicle => ({
      ...facts(vehicle),
      seconds: Math.round(pickupSeconds),
      addedSeconds: Math.round(addedSeconds),
      result: 'not_preferred',
    }));
    return { ride, candidates, possible, considered: [...fitting, ...impossible] };
  }
}

const leastDrivingFirst = (one: Possible, other: Possible) =>
  one.insertion.addedSeconds - other.insertion.addedSeconds ||
  one.insertion.pickupSeconds - other.insertion.pickupSeconds ||
  one.vehicle.driverId - other.vehicle.driverId;

const facts = ({ driverId, rides }: SharedVehicle) => ({ driverId, rideIds: rides.map(({ rideId }) => rideId) });
