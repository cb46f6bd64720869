import {
  classesFor,
  isRideTypeOffered,
  rideTypeRuleOf,
  type RideType,
  type VehicleClass,
  type VehicleRules,
} from '@groupride/contracts';
import { distanceMeters, type LatLng } from '@groupride/geo';

const MINUTE = 60_000;
/**
 * Lead time suggested for a scheduled ride when no vehicle is available now: the length of its search before the start.
 */
const UNSERVED_LEAD_MS = 120 * MINUTE;
const SUGGESTED_START_STEP_MS = 15 * MINUTE;
/** Times are rounded to this step. Trip ends are estimates, and precise times would reveal other people's rides. */
const NEXT_AVAILABLE_STEP_MS = 5 * MINUTE;

export interface WorkingVehicle {
  vehicleClass: VehicleClass;
  seats: number;
  /** Rounded position of the vehicle, or the end of its current trip. */
  position: LatLng;
  /** End of the current trip; null when the vehicle is free. */
  busyUntil: Date | null;
}

export interface AvailabilityQuery {
  rideType: RideType;
  groupSize: number;
  pickup: LatLng;
}

export type Supply =
  | { kind: 'now'; vehicle: WorkingVehicle }
  /** A vehicle with other groups takes this one as well. */
  | { kind: 'shared'; pickupSeconds: number }
  | { kind: 'busy'; until: Date; nextAvailableAt: Date }
  | { kind: 'none' }
  | { kind: 'group_too_large' }
  /** Operations do not offer any vehicle class of the ride type. */
  | { kind: 'not_offered' };

export interface SupplyRules {
  now: Date;
  vehicles: VehicleRules;
  /** Straight-line meters within which vehicles are offered rides. */
  withinMeters: number;
  /** A vehicle one class larger must be this many seconds nearer to be preferred. */
  secondsPerClass: number;
  /** Driving time to the pickup; null where there is no route. */
  travelSeconds: (vehicle: WorkingVehicle) => number | null;
}

/** The free vehicle that dispatch would choose, or the time when the first suitable one is available. */
export function findSupply(vehicles: readonly WorkingVehicle[], query: AvailabilityQuery, rules: SupplyRules): Supply {
  const { rideType, groupSize } = query;
  if (!isRideTypeOffered(rules.vehicles, rideType)) return { kind: 'not_offered' };
  if (groupSize > rideTypeRuleOf(rules.vehicles, rideType).largestGroup) return { kind: 'group_too_large' };
  const { suitable, larger } = classesFor(rules.vehicles, rideType, groupSize);
  const fits = fitting(vehicles, query, rules);
  const free = fits.filter(({ busyUntil }) => busyUntil === null);
  const vehicle = preferred(free, suitable, rules.secondsPerClass) ?? preferred(free, larger, rules.secondsPerClass);
  if (vehicle) return { kind: 'now', vehicle };
  const classes = [...suitable, ...larger];
  const soonest = fits
    .filter(({ vehicleClass }) => classes.includes(vehicleClass))
    .map(({ busyUntil, seconds }) => {
      const until = new Date(Math.max(busyUntil?.getTime() ?? 0, rules.now.getTime()));
      return { until, at: until.getTime() + seconds * 1000 };
    })
    .sort((a, b) => a.at - b.at)[0];
  if (!soonest) return { kind: 'none' };
  return {
    kind: 'busy',
    until: soonest.until,
    nextAvailableAt: new Date(Math.ceil(soonest.at / NEXT_AVAILABLE_STEP_MS) * NEXT_AVAILABLE_STEP_MS),
  };
}

/**
 * Whether a vehicle with other groups may serve this request. It never takes a group that the ride type does not carry.
 */
export const maySupplyShared = ({ kind }: Supply): boolean => kind !== 'group_too_large' && kind !== 'not_offered';

/**
 * Prefers a shared vehicle, as dispatch does before it offers the ride to free drivers.
 * @param pickupSeconds travel time of the shared vehicle; null without one
 */
export function preferShared(supply: Supply, pickupSeconds: number | null): Supply {
  return pickupSeconds === null || !maySupplyShared(supply) ? supply : { kind: 'shared', pickupSeconds };
}

/** Seconds to the pickup for the nearest free vehicle of any class that may serve; null without one. */
export function soonestFree(
  vehicles: readonly WorkingVehicle[],
  query: AvailabilityQuery,
  rules: SupplyRules,
): number | null {
  const { suitable, larger } = classesFor(rules.vehicles, query.rideType, query.groupSize);
  const classes = [...suitable, ...larger];
  const free = fitting(vehicles, query, rules).filter(
    ({ busyUntil, vehicleClass }) => busyUntil === null && classes.includes(vehicleClass),
  );
  return free.length === 0 ? null : Math.min(...free.map(({ seconds }) => seconds));
}

/** The start time to suggest when no vehicle is available now. */
export function suggestStart(supply: Supply, now: Date): Date | null {
  if (supply.kind !== 'busy' && supply.kind !== 'none') return null;
  const earliest = supply.kind === 'busy' ? supply.nextAvailableAt.getTime() : now.getTime() + UNSERVED_LEAD_MS;
  return new Date(Math.ceil(earliest / SUGGESTED_START_STEP_MS) * SUGGESTED_START_STEP_MS);
}

interface Near {
  vehicle: WorkingVehicle;
  vehicleClass: VehicleClass;
  seats: number;
  /** Travel time to the pickup. */
  seconds: number;
}

/** Vehicles that are near enough and have the seats, free or not. */
function fitting(
  vehicles: readonly WorkingVehicle[],
  { groupSize, pickup }: AvailabilityQuery,
  rules: SupplyRules,
): (WorkingVehicle & Near)[] {
  return vehicles.flatMap((vehicle) => {
    const seconds = rules.travelSeconds(vehicle);
    const isNear = distanceMeters(vehicle.position, pickup) <= rules.withinMeters;
    return seconds !== null && isNear && vehicle.seats >= groupSize ? [{ ...vehicle, vehicle, seconds }] : [];
  });
}

function preferred(
  free: readonly Near[],
  classes: readonly VehicleClass[],
  secondsPerClass: number,
): WorkingVehicle | null {
  const cost = ({ vehicleClass, seconds }: Near) => seconds + classes.indexOf(vehicleClass) * secondsPerClass;
  const [first] = free
    .filter(({ vehicleClass }) => classes.includes(vehicleClass))
    .sort((a, b) => cost(a) - cost(b) || a.seats - b.seats);
  return first?.vehicle ?? null;
}
