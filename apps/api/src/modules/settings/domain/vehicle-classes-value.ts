import {
  classesFor,
  classRuleOf,
  isRideTypeOffered,
  MAX_GROUP_SIZE,
  RIDE_TYPES,
  VEHICLE_CLASSES,
  type RideTypeRule,
  type SettingValue,
  type VehicleClassRule,
  type VehicleRules,
} from '@groupride/contracts';
import type { SettingProblem } from './setting-problem';

const FIELD = 'value.vehicleClasses';

/** Returns classes and ride types in product order, each once; or the problem with them. */
export function vehicleClassesIn(given: VehicleRules): SettingValue | SettingProblem {
  if (
    !isEachOnce(
      given.classes.map(({ vehicleClass }) => vehicleClass),
      VEHICLE_CLASSES,
    )
  )
    return { field: `${FIELD}.classes`, message: 'must have every vehicle class once' };
  if (
    !isEachOnce(
      given.rideTypes.map(({ rideType }) => rideType),
      RIDE_TYPES,
    )
  )
    return { field: `${FIELD}.rideTypes`, message: 'must have every ride type once' };
  for (const [index, rule] of given.classes.entries()) {
    const message = problemOfClass(rule);
    if (message) return { field: `${FIELD}.classes.${index}.${message[0]}`, message: message[1] };
  }
  for (const [index, rule] of given.rideTypes.entries()) {
    const message = problemOfRideType(given, rule);
    if (message) return { field: `${FIELD}.rideTypes.${index}.${message[0]}`, message: message[1] };
  }
  const message = problemOfService(given);
  return message ? { field: `${FIELD}.${message[0]}`, message: message[1] } : valueOfRules(given);
}

/** Copies only the fields of the setting. */
export function valueOfRules({ classes, rideTypes, largerCoachFrom }: VehicleRules): SettingValue {
  return {
    vehicleClasses: {
      classes: VEHICLE_CLASSES.map((name) => {
        const { vehicleClass, offered, leastSeats, mostSeats, nameEn, nameEs } = classes.find(
          (each) => each.vehicleClass === name,
        )!;
        return { vehicleClass, offered, leastSeats, mostSeats, nameEn: nameEn || null, nameEs: nameEs || null };
      }),
      rideTypes: RIDE_TYPES.map((name) => {
        const { rideType, largestGroup, suitable, larger } = rideTypes.find((each) => each.rideType === name)!;
        return { rideType, largestGroup, suitable: [...suitable], larger: [...larger] };
      }),
      largerCoachFrom,
    },
  };
}

type Problem = readonly [field: string, message: string];

/** Without any class and ride type on offer, riders could book nothing. */
function problemOfService(rules: VehicleRules): Problem | null {
  if (!rules.classes.some(({ offered }) => offered))
    return ['classes', 'must have at least one class that takes new rides, or nobody could book anything'];
  if (!RIDE_TYPES.some((each) => isRideTypeOffered(rules, each)))
    return ['rideTypes', 'must have at least one ride type that a class which takes new rides serves'];
  return null;
}

function problemOfClass({ leastSeats, mostSeats, nameEn, nameEs }: VehicleClassRule): Problem | null {
  if (mostSeats < leastSeats) return ['mostSeats', 'must be at least the fewest seats'];
  // People choose their language, so a name must be given in both.
  if (!nameEn !== !nameEs) return ['nameEs', 'goes together with nameEn'];
  return null;
}

function problemOfRideType(rules: VehicleRules, rule: RideTypeRule): Problem | null {
  const { rideType, largestGroup, suitable, larger } = rule;
  if (largestGroup > MAX_GROUP_SIZE[rideType])
    return ['largestGroup', `must be at most ${MAX_GROUP_SIZE[rideType]} for this ride type`];
  if (new Set(suitable).size < suitable.length) return ['suitable', 'must have a class only once'];
  if (new Set([...suitable, ...larger]).size < suitable.length + larger.length)
    return ['larger', 'must not repeat a class'];
  // A ride type without a class is not offered, so its group size does not matter.
  if (!isRideTypeOffered(rules, rideType)) return null;
  const serving = classesFor(rules, rideType, largestGroup);
  const classes = [...serving.suitable, ...serving.larger];
  if (classes.some((each) => classRuleOf(rules, each).mostSeats >= largestGroup)) return null;
  return ['largestGroup', 'is more than the seats of every class that serves it and is switched on'];
}

const isEachOnce = (given: readonly string[], all: readonly string[]) =>
  given.length === all.length && all.every((each) => given.includes(each));
