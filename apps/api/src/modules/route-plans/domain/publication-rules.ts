import { MIN_GROUP_SIZE, type FieldProblem, type NewRoutePlan, type RoutePlanPublication } from '@groupride/contracts';
import { spanOf, type PlanDrive } from './plan-drives';
import { problem } from './plan-rules';

/** Problems of the choice of drivers and passengers. The availability of the drivers is not checked here. */
export function publicationProblems(
  plan: NewRoutePlan,
  drives: readonly PlanDrive[],
  { vehicles, passengers }: RoutePlanPublication,
): FieldProblem[] {
  return [...vehicleProblems(plan, drives, vehicles), ...passengerProblems(plan, drives, passengers)];
}

function vehicleProblems(
  plan: NewRoutePlan,
  drives: readonly PlanDrive[],
  vehicles: RoutePlanPublication['vehicles'],
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const driving = new Map(drives.map((drive) => [drive.vehicle, drive]));
  const named = new Set<number>();
  const taken = new Map<number, PlanDrive[]>();
  vehicles.forEach(({ vehicle, driverId, rideType }, index) => {
    const drive = driving.get(vehicle);
    if (!drive) problems.push(problem(`vehicles.${index}.vehicle`, 'is not a vehicle that drives'));
    if (named.has(vehicle)) problems.push(problem(`vehicles.${index}.vehicle`, 'has a driver already'));
    // The price of GroupPool falls when another group joins during the ride, but a plan fixes who rides together.
    if (rideType === 'GroupPool')
      problems.push(problem(`vehicles.${index}.rideType`, 'must be another ride type than GroupPool'));
    named.add(vehicle);
    if (!drive) return;
    const others = taken.get(driverId) ?? [];
    if (others.some((other) => overlap(drive, other)))
      problems.push(
        problem(`vehicles.${index}.driverId`, `drives another vehicle at the time of ${nameOf(plan, vehicle)}`),
      );
    taken.set(driverId, [...others, drive]);
  });
  for (const { vehicle } of drives)
    if (!named.has(vehicle)) problems.push(problem('vehicles', `must name a driver for ${nameOf(plan, vehicle)}`));
  return problems;
}

function passengerProblems(
  plan: NewRoutePlan,
  drives: readonly PlanDrive[],
  passengers: RoutePlanPublication['passengers'],
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const served = new Set(drives.flatMap(({ stops }) => stops.map(({ request }) => request)));
  const named = new Set<number>();
  passengers.forEach(({ request }, index) => {
    const field = `passengers.${index}`;
    if (!served.has(request)) problems.push(problem(`${field}.request`, 'is not a request that is served'));
    else if (plan.requests[request]!.people < MIN_GROUP_SIZE)
      problems.push(problem(field, `${labelOf(plan, request)}: a ride is for at least ${MIN_GROUP_SIZE} people`));
    if (named.has(request)) problems.push(problem(`${field}.request`, 'has a passenger already'));
    named.add(request);
  });
  for (const request of [...served].toSorted((one, other) => one - other))
    if (!named.has(request))
      problems.push(problem('passengers', `must name a passenger for ${labelOf(plan, request)}`));
  return problems;
}

export const nameOf = ({ vehicles }: NewRoutePlan, vehicle: number): string => vehicles[vehicle]!.name;
const labelOf = ({ requests }: NewRoutePlan, request: number): string => requests[request]!.label;

function overlap(one: PlanDrive, other: PlanDrive): boolean {
  const [a, b] = [spanOf(one), spanOf(other)];
  return a.from < b.until && b.from < a.until;
}
