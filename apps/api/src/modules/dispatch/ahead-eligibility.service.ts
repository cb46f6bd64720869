import { Injectable } from '@nestjs/common';
import { classesFor, type Exclusion, type ServingClasses } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { Transaction } from '../../platform/database/database';
import { AheadFacade, type AheadDriver, type PlannedRide } from '../drivers/ahead.facade';
import { MappingFacade } from '../mapping/mapping.facade';
import { TravelTimes } from '../mapping/travel-times.facade';
import type { Ride } from '../rides/rides.facade';
import { VehicleRulesFacade } from '../settings/settings.facade';
import { isInTime, neighbors, startingPlace, type DriverDayRide } from './domain/rides-ahead';
import { busyTime, TRAVEL } from './domain/busy-time';

const TRAVEL_SECONDS = TRAVEL / 1000;

/** A driver who could serve a scheduled ride or, with an exclusion, why not. */
export interface AheadCandidate extends AheadDriver {
  /** Driving time from where the driver will probably come from; null when that is unknown. */
  seconds: number | null;
}

/**
 * Finds which drivers could serve which scheduled rides, days ahead. The database checks the rules, and road travel
 * times tell whether drivers can get from one ride to the next in time.
 */
@Injectable()
export class AheadEligibility {
  constructor(
    private readonly ahead: AheadFacade,
    private readonly travelTimes: TravelTimes,
    private readonly mapping: MappingFacade,
    private readonly vehicleRules: VehicleRulesFacade,
  ) {}

  /**
   * @param driverId null for all drivers who want to be asked
   * @param asks whether dispatch will offer the ride; drivers already asked or with an open offer are then excluded
   */
  async of(
    rides: readonly Ride[],
    driverId: number | null,
    { asks = driverId === null, tx }: { asks?: boolean; tx?: Transaction } = {},
  ): Promise<{ candidates: Map<number, AheadCandidate[]>; estimated: boolean }> {
    const rideIds = rides.map(({ id }) => id);
    const assessed = await this.ahead.assess({ rideIds, driverId, asks, travelSeconds: TRAVEL_SECONDS }, tx);
    const free = [...new Set(assessed.filter(({ exclusion }) => exclusion === null).map((each) => each.driverId))];
    const planned = await this.ahead.plannedRides(free, TRAVEL_SECONDS, tx);
    const byId = new Map(rides.map((ride) => [ride.id, plannedRide(ride)]));
    const pairs = assessed.map((driver) => ({ driver, ...legsOf(driver, byId.get(driver.rideId)!, planned) }));
    const roads = this.roads(pairs.flatMap(({ before, after, first }) => [before, after, first]));
    const candidates = new Map<number, AheadCandidate[]>(rideIds.map((rideId) => [rideId, []]));
    for (const { driver, ride, around, before, after, first } of pairs) {
      const seconds = { before: roads.seconds(before), after: roads.seconds(after) };
      const isLate = driver.exclusion === null && !isInTime(ride, around, seconds);
      candidates.get(driver.rideId)?.push({
        ...driver,
        ...(isLate ? { exclusion: 'scheduled_ride' as const, alike: 1 } : {}),
        seconds: roads.seconds(first),
      });
    }
    return { candidates, estimated: roads.estimated };
  }

  /** The vehicle classes that may carry the group, by the rules at the time of booking. */
  classesFor({ rideType, groupSize, createdAt }: Ride): ServingClasses {
    return classesFor(this.vehicleRules.at(createdAt), rideType, groupSize);
  }

  /** Why the driver cannot serve the ride; null when they can. The caller holds the locks of both. */
  async exclusion(tx: Transaction, ride: Ride, driverId: number, asks = false): Promise<Exclusion | null> {
    const { candidates } = await this.of([ride], driverId, { asks, tx });
    const [candidate] = candidates.get(ride.id) ?? [];
    return candidate ? candidate.exclusion : 'offline';
  }

  /** Looks up the travel times of many legs in one matrix. */
  private roads(legs: readonly (Leg | null)[]) {
    const used = legs.filter((leg) => leg !== null);
    const [origins, destinations] = [new Places(), new Places()];
    for (const { from, to } of used) {
      origins.add(from);
      destinations.add(to);
    }
    const { seconds, estimated } = this.travelTimes.matrix(origins.list, destinations.list);
    return {
      estimated,
      seconds: (leg: Leg | null): number | null =>
        leg &&
        (seconds[origins.add(leg.from)]?.[destinations.add(leg.to)] ?? this.mapping.estimate(leg.from, leg.to).seconds),
    };
  }
}

interface Leg {
  from: LatLng;
  to: LatLng;
}

/** Distinct places, in the order in which they were added. */
class Places {
  readonly list: LatLng[] = [];
  private readonly indexes = new Map<string, number>();

  add({ lat, lng }: LatLng): number {
    const key = `${lat} ${lng}`;
    const known = this.indexes.get(key);
    if (known !== undefined) return known;
    this.indexes.set(key, this.list.length);
    return this.list.push({ lat, lng }) - 1;
  }
}

function plannedRide(ride: Ride): DriverDayRide {
  const startsAt = ride.scheduledAt ?? ride.createdAt;
  const { until } = busyTime(ride, startsAt);
  return {
    startsAt,
    endsAt: new Date(until.getTime() - TRAVEL),
    pickup: { lat: ride.pickupLat, lng: ride.pickupLng },
    dropoff: { lat: ride.dropoffLat, lng: ride.dropoffLng },
  };
}

function legsOf({ driverId, rideId, lat, lng }: AheadDriver, ride: DriverDayRide, planned: readonly PlannedRide[]) {
  const around = neighbors(
    ride,
    planned.filter((each) => each.driverId === driverId && each.rideId !== rideId),
  );
  const from = startingPlace(ride, around.before, lat === null || lng === null ? null : { lat, lng });
  return {
    ride,
    around,
    before: around.before && { from: around.before.dropoff, to: ride.pickup },
    after: around.after && { from: ride.dropoff, to: around.after.pickup },
    first: from && { from, to: ride.pickup },
  };
}
