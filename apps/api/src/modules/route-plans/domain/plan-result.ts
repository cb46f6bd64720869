import type {
  NewRoutePlan,
  PlannedVehicleRoute,
  RouteFault,
  RoutePlanTotals,
  RoutePlanVehicle,
  UnservedRequest,
} from '@groupride/contracts';
import type { Fault, RoutePlan } from '@groupride/route-plans';

const CODES: Readonly<Partial<Record<Fault['code'], RouteFault['code']>>> = {
  half_served: 'half_served',
  two_vehicles: 'two_vehicles',
  dropped_off_first: 'dropped_off_first',
  after_window: 'after_window',
  too_many_people: 'too_many_people',
  after_shift: 'after_shift',
};

/** @throws Error for a fault that cannot occur with times that we computed */
export function routeFaultsOf(faults: readonly Fault[]): RouteFault[] {
  return faults.map(({ code: found, vehicle, request, kind }) => {
    const code = CODES[found];
    if (code === undefined) throw new Error(`the times of a route plan are wrong: ${found}`);
    return { code, vehicle, request, kind };
  });
}

/** Stops without a route between them have no times. */
export const hasTimes = ({ routes }: RoutePlan): boolean => routes.every(({ returnsAt }) => Number.isFinite(returnsAt));

export function totalsOf(
  { requests, vehicles }: NewRoutePlan,
  routes: readonly PlannedVehicleRoute[],
  unserved: readonly UnservedRequest[],
  feasible: boolean,
): RoutePlanTotals {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const unservedPeople = sum(unserved.map(({ request }) => requests[request]!.people));
  return {
    vehicles: routes.length,
    seats: sum(routes.map(({ vehicle }) => (vehicles[vehicle] as RoutePlanVehicle).seats)),
    people: sum(requests.map(({ people }) => people)) - unservedPeople,
    unservedPeople,
    meters: sum(routes.map(({ meters }) => meters)),
    drivingSeconds: sum(routes.map(({ drivingSeconds }) => drivingSeconds)),
    feasible,
  };
}
