import { Injectable } from '@nestjs/common';
import { milesToMeters, type LatLng } from '@groupride/geo';
import type { Transaction } from '../../platform/database/database';
import { DriversFacade, type AssessedDriver, type FreeDriver } from '../drivers/drivers.facade';
import { MappingFacade } from '../mapping/mapping.facade';
import { TravelTimes } from '../mapping/travel-times.facade';
import type { Ride } from '../rides/rides.facade';
import { TRAVEL } from './domain/busy-time';
import { rideCandidates, type RideCandidates } from './domain/candidates';

/** Maximum distance of drivers who receive an offer. */
export const WITHIN_MILES = 15;
/** Operations learn of drivers up to this distance why they were left out. */
const KNOWN_WITHIN_MILES = 30;

/** Drivers who could take rides, with their cost, and those who could not, with the reason. */
@Injectable()
export class CandidatesService {
  constructor(
    private readonly drivers: DriversFacade,
    private readonly travelTimes: TravelTimes,
    private readonly mapping: MappingFacade,
  ) {}

  /** One statement and one matrix for all rides. */
  async of(rides: readonly Ride[], now: Date, tx?: Transaction): Promise<Map<number, RideCandidates>> {
    const rideIds = rides.map(({ id }) => id);
    const assessed = await this.drivers.assess(
      { rideIds, ...this.limits(now), knownWithinMeters: milesToMeters(KNOWN_WITHIN_MILES) },
      tx,
    );
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
        // When no driver can reach it, it is the pickup that is off the roads.
        const isOffRoad = times.every((each) => each === null);
        const takes = isOffRoad ? drivers.map((each) => this.mapping.estimate(each, pickupOf(ride)).seconds) : times;
        return [ride.id, rideCandidates(ride, drivers, takes, estimated || isOffRoad)];
      }),
    );
  }

  /** @returns null when the driver is not free for the ride any more, or locked */
  async lock(tx: Transaction, rideId: number, driverId: number, now: Date): Promise<FreeDriver | null> {
    return this.drivers.lockFree(tx, { rideId, driverId, ...this.limits(now) });
  }

  private limits(now: Date) {
    return { withinMeters: milesToMeters(WITHIN_MILES), now, travelSeconds: TRAVEL / 1000 };
  }
}

const pickupOf = ({ pickupLat, pickupLng }: Ride): LatLng => ({ lat: pickupLat, lng: pickupLng });
const isFree = ({ exclusion }: AssessedDriver) => exclusion === null;
