import { Injectable } from '@nestjs/common';
import type { InsertionObstacle } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { Cents } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { SEEN_SECONDS } from '../drivers/drivers.facade';
import { TravelTimes } from '../mapping/travel-times.facade';
import { RidesFacade, SYSTEM, type Ride } from '../rides/rides.facade';
import { RunsFacade, type PlannedStop, type Run } from '../runs/runs.facade';
import { findInsertion, type Insertion } from './domain/insertion';
import { latestPickupFor, longestAboardFor, longestWait, POOL } from './domain/promise';
import { fullestLoad, insertionCase, stateOf, type SharedVehicle } from './domain/shared-vehicle';
import { PoolFacade, type JoiningRide } from './pool.facade';
import { PoolRidesRepository } from './pool-rides.repository';
import { SharedPrices } from './shared-prices.service';

/** Fits groups into vehicles that drive others, and adds them. */
@Injectable()
export class PoolService extends PoolFacade {
  constructor(
    private readonly pool: PoolRidesRepository,
    private readonly prices: SharedPrices,
    private readonly rides: RidesFacade,
    private readonly runs: RunsFacade,
    private readonly travelTimes: TravelTimes,
    private readonly clock: Clock,
  ) {
    super();
  }

  vehicles(now: Date, driverIds: readonly number[] | null, tx?: Transaction): Promise<SharedVehicle[]> {
    return this.pool.vehicles(seenSince(now), driverIds, tx);
  }

  fit(
    vehicle: SharedVehicle,
    ride: JoiningRide,
    freeSeconds: number | null,
    now: Date,
  ): Insertion | { obstacle: InsertionObstacle } {
    const { groups, points, request, ...given } = insertionCase(vehicle, joiningOf(ride), now);
    const { seconds } = this.travelTimes.matrix(points, points);
    const direct = seconds[request.pickup]![request.dropoff] ?? null;
    if (direct === null) return { obstacle: 'no_way' };
    groups.set(ride.id, {
      people: ride.groupSize,
      earliestPickup: null,
      latestPickup: longestWait(freeSeconds),
      aboardFor: 0,
      longestAboard: longestAboardFor(direct),
    });
    return findInsertion(given.vehicle, request, { groups, seconds, serviceSeconds: POOL.serviceSeconds });
  }

  pickupSeconds(
    vehicle: SharedVehicle,
    ride: JoiningRide,
    { stops, pickupSeconds }: Insertion,
    placeOf: (place: LatLng) => LatLng,
  ): number {
    const { groups, points, request } = insertionCase(vehicle, joiningOf(ride), this.clock.now());
    const pickup = stops.findIndex(({ point }) => point === request.pickup);
    const origins = [0, ...stops.slice(0, pickup).map(({ point }) => point)].map((point) => placeOf(points[point]!));
    const { seconds } = this.travelTimes.matrix(origins, [...origins.slice(1), points[request.pickup]!]);
    const legs = origins.map((_, index) => seconds[index]![index] ?? null);
    // A rounded position may have no road to it.
    if (legs.includes(null)) return pickupSeconds;
    return legs.reduce<number>((now, leg, index) => {
      if (index === pickup) return now + leg!;
      const { group, kind } = stops[index]!;
      const opens = kind === 'pickup' ? (groups.get(group)!.earliestPickup ?? 0) : 0;
      return Math.max(now + leg!, opens) + POOL.serviceSeconds;
    }, 0);
  }

  async join(tx: Transaction, ride: Ride, vehicle: SharedVehicle, insertion: Insertion): Promise<boolean> {
    const { driverId, rides } = vehicle;
    const ids = [ride.id, ...rides.map(({ rideId }) => rideId)].toSorted((one, other) => one - other);
    for (const id of ids) await this.rides.lock(tx, id);
    const now = this.clock.now();
    const [current] = await this.pool.vehicles(seenSince(now), [driverId], tx);
    if (!current || stateOf(current) !== stateOf(vehicle)) return false;
    const run = await this.addStops(tx, ride, current, insertion, now);
    if (!run) return false;
    await this.runs.assign(tx, run, { driverId, actor: SYSTEM });
    const pickup = new Date(now.getTime() + insertion.pickupSeconds * 1000);
    const direct = this.travelTimes.matrix([joiningOf(ride).pickup], [joiningOf(ride).destination]).seconds[0]![0];
    await this.pool.promise(tx, ride.id, {
      latestPickup: latestPickupFor(pickup),
      longestAboardSeconds: longestAboardFor(direct ?? ride.durationSeconds),
    });
    for (const id of ids) await this.prices.fall(tx, id, now);
    return true;
  }

  isShared(tx: Transaction, rideId: number): Promise<boolean> {
    return this.pool.isShared(tx, rideId);
  }

  changeDiscount(tx: Transaction, rideId: number, discount: Cents): Promise<void> {
    return this.pool.changeDiscount(tx, rideId, discount);
  }

  /** @returns null when the run has changed */
  private async addStops(
    tx: Transaction,
    ride: Ride,
    { run, rides }: SharedVehicle,
    { stops, times }: Insertion,
    now: Date,
  ): Promise<Run | null> {
    const people = new Map([...rides, { rideId: ride.id, people: ride.groupSize }].map((each) => [each.rideId, each]));
    const seats = fullestLoad(stops, people);
    const planned = stops.map(({ group, kind }, index): PlannedStop => ({
      rideId: group,
      kind,
      plannedAt: new Date(now.getTime() + times[index]! * 1000),
    }));
    if (run) return this.runs.insertStops(tx, run.id, run.revision, { stops: planned, seats });
    const [alone] = rides;
    const { rideId, isAboard, acceptedAt, startedAt } = alone!;
    const made = startedAt ?? now;
    return this.runs.create(tx, {
      source: 'pool',
      rideType: ride.rideType,
      seats,
      startsAt: acceptedAt,
      setOutAt: acceptedAt,
      stops: [...(isAboard ? [{ rideId, kind: 'pickup' as const, plannedAt: made, doneAt: made }] : []), ...planned],
    });
  }
}

const joiningOf = ({ id, groupSize, pickupLat, pickupLng, dropoffLat, dropoffLng }: JoiningRide) => ({
  rideId: id,
  people: groupSize,
  pickup: { lat: pickupLat, lng: pickupLng },
  destination: { lat: dropoffLat, lng: dropoffLng },
});

/**
 * The vehicle's position must be recent, because its route to all stops begins there. As for offers, a sign of life is
 * enough.
 */
const seenSince = (now: Date) => new Date(now.getTime() - SEEN_SECONDS * 1000);
