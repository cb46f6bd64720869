import {
  classesFor,
  classRuleOf,
  isRideTypeOffered,
  LEAST_CLASS_SEATS,
  MAX_GROUP_SIZE,
  MIN_GROUP_SIZE,
  MOST_CLASS_SEATS,
  VEHICLE_CLASSES,
  type RideTypeRule,
  type VehicleClass,
  type VehicleClassRule,
  type VehicleRules,
} from '@groupride/contracts';

/** How a class serves a ride type. */
export const SERVICES = ['serves', 'steps', 'none'] as const;
export type Service = (typeof SERVICES)[number];

export function serviceOf({ suitable, larger }: RideTypeRule, vehicleClass: VehicleClass): Service {
  if (suitable.includes(vehicleClass)) return 'serves';
  return larger.includes(vehicleClass) ? 'steps' : 'none';
}

/** Sets how a class serves a ride type. Smaller classes come first, because they are preferred. */
export function withService<T extends RideTypeRule>(rule: T, vehicleClass: VehicleClass, service: Service): T {
  const having = (wanted: Service) =>
    VEHICLE_CLASSES.filter((each) => (each === vehicleClass ? service : serviceOf(rule, each)) === wanted);
  return { ...rule, suitable: having('serves'), larger: having('steps') };
}

/** Whether riders can book anything. The server applies the same rule. */
export const isAnythingOffered = (rules: VehicleRules): boolean =>
  rules.rideTypes.some(({ rideType }) => isRideTypeOffered(rules, rideType));

export type ClassProblem = 'least_range' | 'most_range' | 'order' | 'names';

/** The problem of a class, by the server's rules. */
export function problemOfClass({ leastSeats, mostSeats, nameEn, nameEs }: VehicleClassRule): ClassProblem | null {
  const isInRange = (seats: number) => seats >= LEAST_CLASS_SEATS && seats <= MOST_CLASS_SEATS;
  if (!isInRange(leastSeats)) return 'least_range';
  if (!isInRange(mostSeats)) return 'most_range';
  if (mostSeats < leastSeats) return 'order';
  return !nameEn === !nameEs ? null : 'names';
}

export type RideTypeProblem = 'range' | 'no_class' | 'too_few_seats';

/** The problem of a ride type, by the server's rules. */
export function problemOfRideType(rules: VehicleRules, rule: RideTypeRule): RideTypeProblem | null {
  const { rideType, largestGroup, suitable } = rule;
  if (largestGroup < MIN_GROUP_SIZE || largestGroup > MAX_GROUP_SIZE[rideType]) return 'range';
  if (suitable.length === 0) return 'no_class';
  if (!isRideTypeOffered(rules, rideType)) return null;
  const serving = classesFor(rules, rideType, largestGroup);
  const isEnough = [...serving.suitable, ...serving.larger].some(
    (each) => classRuleOf(rules, each).mostSeats >= largestGroup,
  );
  return isEnough ? null : 'too_few_seats';
}
