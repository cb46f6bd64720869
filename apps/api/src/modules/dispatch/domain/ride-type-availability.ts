import { classesFor, MAX_GROUP_SIZE, type RideType, type VehicleClass } from '@groupride/contracts';
import { distanceMeters, type LatLng } from '@groupride/geo';

const MINUTE = 60_000;
/** A scheduled ride that no vehicle could serve now gets this long to find one: as long as its search lasts before the start. */
const UNSERVED_LEAD_MS = 120 * MINUTE;
const SUGGESTED_START_STEP_MS = 15 * MINUTE;
/** Ends of trips are estimates, and precise ones would tell more of other people's rides than anyone needs to know. */
const NEXT_AVAILABLE_STEP_MS = 5 * MINUTE;

export interface WorkingVehicle {
  vehicleClass: VehicleClass;
  seats: number;
  /** Where it is, or where its current trip ends; rounded. */
  position: LatLng;
  /** End of its current trip; null when it is free. */
  busyUntil: Date | null;
}

export interface AvailabilityQuery {
  rideType: RideType;
  groupSize: number;
  pickup: LatLng;
}

export type Supply =
  | { kind: 'now'; vehicle: WorkingVehicle }
  | { kind: 'busy'; until: Date; nextAvailableAt: Date }
  | { kind: 'none' }
  | { kind: 'group_too_large' };

export interface SupplyRules {
  now: Date;
  /** Straight-line meters within which vehicles are offered rides. */
  withinMeters: number;
  /** Straight-line meters for which a vehicle that is one class larger may be nearer and is still not preferred. */
  metersPerClass: number;
  travelSeconds: (from: LatLng, to: LatLng) => number;
}

/** The vehicle that dispatch would prefer, or when the first suitable one can be there. */
export function findSupply(vehicles: readonly WorkingVehicle[], query: AvailabilityQuery, rules: SupplyRules): Supply {
  const { rideType, groupSize, pickup } = query;
  if (groupSize > MAX_GROUP_SIZE[rideType]) return { kind: 'group_too_large' };
  const { suitable, larger } = classesFor(rideType, groupSize);
  const fits = vehicles.filter(
    ({ seats, position }) => seats >= groupSize && distanceMeters(position, pickup) <= rules.withinMeters,
  );
  const free = fits.filter(({ busyUntil }) => busyUntil === null);
  const vehicle =
    preferred(free, suitable, pickup, rules.metersPerClass) ?? preferred(free, larger, pickup, rules.metersPerClass);
  if (vehicle) return { kind: 'now', vehicle };
  const classes = [...suitable, ...larger];
  const soonest = fits
    .filter(({ vehicleClass }) => classes.includes(vehicleClass))
    .map(({ busyUntil, position }) => {
      const until = new Date(Math.max(busyUntil?.getTime() ?? 0, rules.now.getTime()));
      return { until, at: until.getTime() + rules.travelSeconds(position, pickup) * 1000 };
    })
    .sort((a, b) => a.at - b.at)[0];
  if (!soonest) return { kind: 'none' };
  return {
    kind: 'busy',
    until: soonest.until,
    nextAvailableAt: new Date(Math.ceil(soonest.at / NEXT_AVAILABLE_STEP_MS) * NEXT_AVAILABLE_STEP_MS),
  };
}

/** A start to suggest to somebody who cannot have the ride now. */
export function suggestStart(supply: Supply, now: Date): Date | null {
  if (supply.kind === 'now' || supply.kind === 'group_too_large') return null;
  const earliest = supply.kind === 'busy' ? supply.nextAvailableAt.getTime() : now.getTime() + UNSERVED_LEAD_MS;
  return new Date(Math.ceil(earliest / SUGGESTED_START_STEP_MS) * SUGGESTED_START_STEP_MS);
}

function preferred(
  free: readonly WorkingVehicle[],
  classes: readonly VehicleClass[],
  pickup: LatLng,
  metersPerClass: number,
): WorkingVehicle | null {
  const cost = ({ vehicleClass, position }: WorkingVehicle) =>
    distanceMeters(position, pickup) + classes.indexOf(vehicleClass) * metersPerClass;
  const [first] = free
    .filter(({ vehicleClass }) => classes.includes(vehicleClass))
    .sort((a, b) => cost(a) - cost(b) || a.seats - b.seats);
  return first ?? null;
}
