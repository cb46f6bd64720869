import { MAX_GROUP_SIZE, MIN_GROUP_SIZE, type RideType, type VehicleClass } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import { chance, type Chance } from '../../../tools/bench/src/chance';
import type { City } from './city';

/** Seconds that a group takes to board, and to leave the car. */
export const BOARDING_SECONDS = 120;
/** Assumed mean seconds to a pickup for computing the load; the actual value is a result of the simulation. */
const ASSUMED_PICKUP_SECONDS = 360;
const HOUR = 3600;

/** A simulated day starts at 4 AM, when the fewest people travel. */
export const DAY_BEGINS_AT = 4;
/** Relative number of requests per hour from then on, with two peaks and a long evening. */
const DEMAND_BY_HOUR = [2, 4, 8, 12, 11, 7, 6, 7, 8, 7, 7, 8, 11, 14, 13, 11, 10, 9, 7, 5, 3, 2, 1, 1];
/** Hours at which drivers start; more of them start before the peaks. */
const SHIFT_STARTS = [4, 5, 6, 6, 7, 7, 8, 9, 10, 12, 13, 14, 15, 15, 16, 16, 17, 18, 19, 20, 21, 22];
const SHIFT_HOURS = [6, 8, 8, 10];

const SEATS: Readonly<Record<VehicleClass, number>> = {
  car: 6,
  van: 14,
  minibus: 24,
  shuttle: 35,
  coach: 55,
  party_bus: 30,
};
/** Ride types and their vehicles, in similar proportions. */
const RIDES: readonly RideType[] = mix({
  GroupX: 60,
  GroupXL: 18,
  GroupXXL: 8,
  CasinoShuttle: 6,
  WineTour: 4,
  EventShuttle: 2,
  PartyBus: 2,
});
const VEHICLES: readonly (readonly [VehicleClass, number])[] = mix({
  car: 60,
  van: 24,
  minibus: 10,
  shuttle: 4,
  party_bus: 2,
}).map((vehicleClass) => [vehicleClass, SEATS[vehicleClass]] as const);

/** A request, independent of who serves it. */
export interface Request extends Readonly<LatLng> {
  readonly id: number;
  /** Seconds since the start of the day. */
  readonly at: number;
  readonly rideType: RideType;
  readonly groupSize: number;
  readonly destination: LatLng;
  readonly tripSeconds: number;
}

export interface Shift {
  readonly driverId: number;
  readonly vehicleClass: VehicleClass;
  readonly seats: number;
  /** Start position of the driver. */
  readonly home: LatLng;
  /** Seconds since the start of the day. A trip in progress is finished. */
  readonly from: number;
  readonly until: number;
}

export interface Day {
  readonly requests: readonly Request[];
  readonly shifts: readonly Shift[];
}

/** @param load requested work relative to the capacity of all drivers; above 1, not everybody can be served */
export function makeDay(city: City, seed: number, drivers: number, load: number): Day {
  const shifts = makeShifts(city, chance(seed), drivers);
  const capacity = shifts.reduce((sum, { from, until }) => sum + until - from, 0);
  // The same people request rides in the same order at all loads, so that levels differ only in their number.
  const random = chance(seed + 1);
  const airport = city.place(random, 9_000);
  const requests: Omit<Request, 'id'>[] = [];
  for (let work = 0; work < capacity * load;) {
    const request = makeRequest(city, random, airport);
    work += request.tripSeconds + BOARDING_SECONDS + ASSUMED_PICKUP_SECONDS;
    requests.push(request);
  }
  return { shifts, requests: requests.sort((a, b) => a.at - b.at).map((request, id) => ({ id: id + 1, ...request })) };
}

function makeShifts(city: City, random: Chance, drivers: number): Shift[] {
  return Array.from({ length: drivers }, (_, index) => {
    const [vehicleClass, seats] = VEHICLES[(index * 37) % VEHICLES.length]!;
    const from = (random.of(SHIFT_STARTS) - DAY_BEGINS_AT) * HOUR + random.below(HOUR);
    const until = Math.min(24 * HOUR, from + random.of(SHIFT_HOURS) * HOUR);
    return { driverId: index + 1, vehicleClass, seats, home: city.place(random, 6_000), from, until };
  });
}

function makeRequest(city: City, random: Chance, airport: LatLng): Omit<Request, 'id'> {
  const rideType = random.of(RIDES);
  for (;;) {
    const somewhere = () => {
      const kind = random.below(10);
      if (kind < 4) return city.place(random, 1_800);
      return kind < 5 ? city.place(random, 400, airport) : city.place(random, 7_000);
    };
    const [pickup, destination] = [somewhere(), somewhere()];
    const tripSeconds = city.seconds([pickup], [destination])[0]!;
    if (!(tripSeconds >= 240 && tripSeconds < 5_400)) continue;
    const largest = Math.min(MAX_GROUP_SIZE[rideType], 20);
    const groupSize = MIN_GROUP_SIZE + random.below(largest - MIN_GROUP_SIZE + 1);
    return { ...pickup, at: timeOfDay(random), rideType, groupSize, destination, tripSeconds };
  }
}

function timeOfDay(random: Chance): number {
  const total = DEMAND_BY_HOUR.reduce((sum, each) => sum + each, 0);
  let left = random.below(total);
  const hour = DEMAND_BY_HOUR.findIndex((each) => (left -= each) < 0);
  return hour * HOUR + random.below(HOUR * 1000) / 1000;
}

function mix<Kind extends string>(parts: Partial<Record<Kind, number>>): Kind[] {
  return (Object.entries(parts) as [Kind, number][]).flatMap(([kind, count]) => new Array<Kind>(count).fill(kind));
}
