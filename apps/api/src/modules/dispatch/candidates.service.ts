import { Injectable } from '@nestjs/common';
import { classesFor } from '@groupride/contracts';
import { milesToMeters, type LatLng } from '@groupride/geo';
import type { Transaction } from '../../platform/database/database';
import { DriversFacade, type AssessedDriver, type FreeDriver } from '../drivers/drivers.facade';
import { MappingFacade } from '../mapping/mapping.facade';
import { TravelTimes } from '../mapping/travel-times.facade';
import type { Ride } from '../rides/rides.facade';
import { VehicleRulesFacade } from '../settings/settings.facade';
import { TRAVEL } from './domain/busy-time';
import { rideCandidates, type RideCandidates } from './domain/candidates';
import { NearbyDrivers } from './nearby-drivers.service';

/** Maximum distance of drivers who receive an offer. */
export const WITHIN_MILES = 15;
/** Drivers up to this distance are listed for operations with the reason why they were left out. */
const KNOWN_WITHIN_MILES = 30;
/** With fewer free drivers among the nearest ones in memory, the database is queried for all drivers. */
const ENOUGH = 8;

/** Drivers who could take rides, with their cost, and those who could not, with the reason. */
@Injectable()
export class CandidatesService {
  constructor(
    private readonly drivers: DriversFacade,
    private readonly travelTimes: TravelTimes,
    private readonly mapping: MappingFacade,
    private readonly nearby: NearbyDrivers,
    private readonly vehicleRules: VehicleRulesFacade,
  ) {}

  /** Finds the candidates of all rides with one statement and one matrix. */
  async of(rides: readonly Ride[], now: Date, tx?: Transaction): Promise<Map<number, RideCandidates>> {
    return this.compare(rides, await this.assess(rides, now, undefined, tx));
  }

  /**
   * Like `of`, for a round of many rides. Around a busy pickup, the database is first queried only for the drivers that
   * this process knows to be nearest, and for all drivers when too few of those are free.
   */
  async ofRound(rides: readonly Ride[], now: Date): Promise<Map<number, RideCandidates>> {
    const among = this.nearby.around(rides, WITHIN_MILES);
    if (among.size === 0) return this.of(rides, now);
    const near = await this.assess(
      rides.filter(({ id }) => among.has(id)),
      now,
      among,
    );
    const free = new Map<number, number>();
    for (const { rideId } of near.filter(isFree)) free.set(rideId, (free.get(rideId) ?? 0) + 1);
    const isServed = (rideId: number) => (free.get(rideId) ?? 0) >= ENOUGH;
    const others = rides.filter(({ id }) => !isServed(id));
    const all = others.length === 0 ? [] : await this.assess(others, now);
    return this.compare(rides, [...near.filter(({ rideId }) => isServed(rideId)), ...all]);
  }

  private assess(
    rides: readonly Ride[],
    now: Date,
    among?: ReadonlyMap<number, readonly number[]>,
    tx?: Transaction,
  ): Promise<AssessedDriver[]> {
    const rideIds = rides.map(({ id }) => id);
    const knownWithinMeters = milesToMeters(KNOWN_WITHIN_MILES);
    return this.drivers.assess({ rideIds, ...this.limits(now), knownWithinMeters, ...(among && { among }) }, tx);
  }

  private compare(rides: readonly Ride[], assessed: readonly AssessedDriver[]): Map<number, RideCandidates> {
    const rideIds = rides.map(({ id }) => id);
    const byRide = new Map<number, AssessedDriver[]>(rideIds.map((rideId) => [rideId, []]));
    for (const driver of assessed) byRide.get(driver.rideId)?.push(driver);
    const free = [...new Map(assessed.filter(isFree).map((driver) => [driver.driverId, driver])).values()];
    const rows = new Map(free.map(({ driverId }, row) => [driverId, row]));
    const { seconds, estimated } = this.travelTimes.matrix(
      free.map(({ lat, lng }) => ({ lat, lng })),
      rides.map(pickupOf),
    );
    return new Map(
      rides.map((ride, column) => {
        const drivers = byRide.get(ride.id) ?? [];
        const times = drivers.map(({ driverId }) => seconds[rows.get(driverId) ?? -1]?.[column] ?? null);
        // When no driver can reach the pickup, the pickup itself is off the roads.
        const isOffRoad = times.every((each) => each === null);
        const takes = isOffRoad ? drivers.map((each) => this.mapping.estimate(each, pickupOf(ride)).seconds) : times;
        const { rideType, groupSize, createdAt } = ride;
        const serving = classesFor(this.vehicleRules.at(createdAt), rideType, groupSize);
        return [ride.id, rideCandidates({ ...serving, groupSize }, drivers, takes, estimated || isOffRoad)];
      }),
    );
  }

  /** @returns null when the driver is no longer free for the ride or is locked by another transaction */
  async lock(tx: Transaction, rideId: number, driverId: number, now: Date): Promise<FreeDriver | null> {
    return this.drivers.lockFree(tx, { rideId, driverId, ...this.limits(now) });
  }

  private limits(now: Date) {
    return { withinMeters: milesToMeters(WITHIN_MILES), now, travelSeconds: TRAVEL / 1000 };
  }
}

const pickupOf = ({ pickupLat, pickupLng }: Ride): LatLng => ({ lat: pickupLat, lng: pickupLng });
const isFree = ({ exclusion }: AssessedDriver) => exclusion === null;
