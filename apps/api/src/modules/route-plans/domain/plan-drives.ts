import type { NewRoutePlan, PlannedVehicleRoute, RoutePlanResult, RouteStopKind } from '@groupride/contracts';

/** The drive of one vehicle of a plan: its stops with their times, including those at its start and end. */
export interface PlanDrive {
  /** Position of the vehicle in the plan. */
  vehicle: number;
  /** The largest number of people aboard at once. */
  seats: number;
  stops: readonly DriveStop[];
}

export interface DriveStop {
  /** Position of the request in the plan. */
  request: number;
  kind: RouteStopKind;
  at: Date;
}

/** Finds the instant of a clock time in the city, in seconds after the midnight that the plan's day begins with. */
type InstantOf = (seconds: number) => Date;

export function drivesOf(plan: NewRoutePlan, { routes }: RoutePlanResult, instantOf: InstantOf): PlanDrive[] {
  return routes
    .filter(({ stops }) => stops.length > 0)
    .map((route) => {
      const stops = stopsOf(route, instantOf);
      return { vehicle: route.vehicle, seats: peakLoad(plan, stops), stops };
    });
}

/** People without a pickup get in where the vehicle starts, and those without a drop-off get out where it ends. */
function stopsOf({ leavesAt, returnsAt, stops }: PlannedVehicleRoute, instantOf: InstantOf): DriveStop[] {
  const served = [...new Set(stops.map(({ request }) => request))];
  const made = (kind: RouteStopKind) =>
    new Set(stops.filter((stop) => stop.kind === kind).map(({ request }) => request));
  const [pickups, dropoffs] = [made('pickup'), made('dropoff')];
  const added = (kind: RouteStopKind, seconds: number, without: ReadonlySet<number>): DriveStop[] =>
    served.filter((request) => !without.has(request)).map((request) => ({ request, kind, at: instantOf(seconds) }));
  return [
    ...added('pickup', leavesAt, pickups),
    ...stops.map(({ request, kind, beginsAt }) => ({ request, kind, at: instantOf(beginsAt) })),
    ...added('dropoff', returnsAt, dropoffs),
  ];
}

function peakLoad({ requests }: NewRoutePlan, stops: readonly DriveStop[]): number {
  let aboard = 0;
  let peak = 0;
  for (const { request, kind } of stops) {
    aboard += (kind === 'pickup' ? 1 : -1) * requests[request]!.people;
    peak = Math.max(peak, aboard);
  }
  return peak;
}

/** When the stops of a drive begin and end. */
export function spanOf({ stops }: Pick<PlanDrive, 'stops'>): { from: Date; until: Date } {
  const times = stops.map(({ at }) => at.getTime());
  return { from: new Date(Math.min(...times)), until: new Date(Math.max(...times)) };
}
