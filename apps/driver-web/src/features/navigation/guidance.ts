import type { RouteLane, TurnDirection } from '@groupride/contracts';
import {
  bearingDegrees,
  distanceMeters,
  lineLength,
  measureLine,
  nearestOnEach,
  type LatLng,
  type Line,
  type OnLine,
} from '@groupride/geo';

export interface GuidanceStep {
  text: string;
  /** Meters until the next step. */
  distance: number;
  /** Seconds until the next step. */
  duration: number;
  location: LatLng;
  /** These fields are missing in guidance stored by an older version. */
  direction?: TurnDirection | null;
  exit?: number | null;
  street?: string | null;
  lanes?: readonly RouteLane[];
}

/** The driver's next maneuver. */
export interface Maneuver {
  step: GuidanceStep;
  /** Distance from the car. */
  meters: number;
  /** The step after it. */
  then: GuidanceStep | undefined;
}

/** A route that the driver is following, with the progress so far. */
export interface Guidance {
  rideId: number;
  /** The target of the route. A stored route to the pickup is obsolete once the trip has started. */
  target: LatLng;
  points: LatLng[];
  estimated: boolean;
  steps: GuidanceStep[];
  /** Index of the current step. */
  index: number;
  /** Meters driven along the line. */
  along: number;
  /** Distance and duration of the whole route, the only values known for a route without steps. */
  whole?: { meters: number; seconds: number };
}

/** The car's position, and its heading (degrees clockwise from north) if the device provides one. */
export type SeenCar = LatLng & { heading?: number | null };

/** A step counts as reached within this distance of its place. */
export const REACHED_METERS = 30;
/** Within this distance of the end of its route, the car has arrived. */
export const ARRIVED_METERS = 50;
/** The car has left its route when it is farther than this from the line. */
export const OFF_ROUTE_METERS = 60;
/** Tolerance for fixes that jump backward. */
const BACK_METERS = 60;
/**
 * If the line passes a place several times, the nearest pass ahead is preferred: one meter of distance to the line
 * outweighs 20 meters further ahead.
 */
const NEAR_PER_METER_AHEAD = 0.05;
/** Penalty for a pass in the opposite direction, in meters of distance to the line. */
const AGAINST_METERS = 30;
/** Tolerance for rounding: the place of a step is a point of the line. */
const SAME_POINT_METERS = 5;

/**
 * Advances the guidance to the car's position: only forward along the line, to the last step that is near or passed.
 */
export function advance(guidance: Guidance, car: SeenCar): Guidance {
  const { steps, index } = guidance;
  if (!hasLine(guidance)) {
    const next = steps[index + 1];
    return next && distanceMeters(car, next.location) <= REACHED_METERS ? { ...guidance, index: index + 1 } : guidance;
  }
  const line = measureLine(guidance.points);
  const along = Math.max(behind(guidance), passOf(line, behind(guidance), car)?.along ?? 0);
  const reached = stepsAlong(line, steps).findLastIndex((meters) => meters <= along + REACHED_METERS);
  if (along === guidance.along && reached <= index) return guidance;
  return { ...guidance, along, index: Math.max(index, reached) };
}

/** Whether the car has left the route. An estimated straight line cannot be left. */
export function isOffRoute(guidance: Guidance, car: SeenCar): boolean {
  return (
    !guidance.estimated && hasLine(guidance) && passOf(measureLine(guidance.points), behind(guidance), car) === null
  );
}

const hasLine = ({ points }: Guidance) => points.length > 1;
/** Distance driven, which is missing in guidance stored by an older version. */
const behind = ({ along }: { along?: number }) => along ?? 0;

/** The car's position on the rest of the line; null if it is not on the line. */
function passOf(line: Line, along: number, car: SeenCar): OnLine | null {
  let best: { pass: OnLine; cost: number } | null = null;
  for (const pass of nearestOnEach(line, car)) {
    if (pass.offset > OFF_ROUTE_METERS || pass.along < along - BACK_METERS) continue;
    const ahead = Math.max(0, pass.along - along) * NEAR_PER_METER_AHEAD;
    const cost = pass.offset + ahead + (isAgainst(car, pass) ? AGAINST_METERS : 0);
    if (!best || cost < best.cost) best = { pass, cost };
  }
  return best?.pass ?? null;
}

function isAgainst({ heading }: SeenCar, pass: OnLine): boolean {
  if (heading === null || heading === undefined) return false;
  const turn = Math.abs(heading - pass.heading) % 360;
  return Math.min(turn, 360 - turn) > 100;
}

/**
 * Meters from the start of the line to each step. If several points of the line match a step, the one closest to the
 * expected distance is used.
 */
function stepsAlong(line: Line, steps: readonly GuidanceStep[]): number[] {
  const total = steps.reduce((sum, { distance }) => sum + distance, 0);
  const scale = total > 0 ? lineLength(line) / total : 0;
  let told = 0;
  let before = 0;
  return steps.map(({ distance, location }) => {
    const expected = told * scale;
    told += distance;
    const places = line.along.filter(
      (meters, i) => meters >= before && distanceMeters(line.points[i]!, location) <= SAME_POINT_METERS,
    );
    before = places.reduce(
      (best, meters) => (Math.abs(meters - expected) < Math.abs(best - expected) ? meters : best),
      places[0] ?? Math.max(before, expected),
    );
    return before;
  });
}

/** The maneuver ahead of the car, or the last step at the end of the route; null if the route has no steps. */
export function nextManeuver(guidance: Guidance, car: LatLng | null): Maneuver | null {
  const { steps, index } = guidance;
  const step = steps[index + 1] ?? steps[index];
  if (!step) return null;
  const isLast = index + 1 >= steps.length;
  return { step, meters: isLast ? 0 : metersTo(guidance, index + 1, car), then: steps[index + 2] };
}

/** Meters to a step along the line; without a line, in a straight line. */
function metersTo(guidance: Guidance, index: number, car: LatLng | null): number {
  const { steps, points } = guidance;
  const before = steps[index - 1];
  const step = steps[index]!;
  if (!hasLine(guidance)) return car ? distanceMeters(car, step.location) : (before?.distance ?? 0);
  const place = stepsAlong(measureLine(points), steps)[index]!;
  return Math.max(0, place - behind(guidance));
}

/** Whether the car is at the end of its route. */
export const hasArrived = ({ target }: Guidance, car: LatLng | null): boolean =>
  car !== null && distanceMeters(car, target) <= ARRIVED_METERS;

/** Direction of the road at the car's position on the line, in degrees clockwise from north; null without a line. */
export function roadHeading(guidance: Guidance): number | null {
  if (!hasLine(guidance)) return null;
  const { points } = guidance;
  const { along } = measureLine(points);
  const ahead = along.findIndex((meters) => meters > behind(guidance));
  const end = ahead === -1 ? points.length - 1 : Math.max(1, ahead);
  return bearingDegrees(points[end - 1]!, points[end]!);
}

export function nextStep(guidance: Guidance): Guidance {
  return guidance.index + 1 < guidance.steps.length ? { ...guidance, index: guidance.index + 1 } : guidance;
}

/**
 * Remaining meters and seconds: a straight line to the next step, then along the remaining steps. For a route without
 * steps (an estimate), the whole route scaled by the car's distance from its end.
 */
export function remaining(
  { steps, index, points, target, whole }: Guidance,
  car: LatLng | null,
): { meters: number; seconds: number } {
  if (steps.length === 0 && whole) {
    const straight = points[0] ? distanceMeters(points[0], target) : 0;
    const share = car && straight > 0 ? distanceMeters(car, target) / straight : 1;
    return { meters: Math.round(whole.meters * share), seconds: Math.round(whole.seconds * share) };
  }
  const step = steps[index];
  const next = steps[index + 1];
  const later = steps.slice(index + 1);
  const sum = (pick: (s: GuidanceStep) => number) => later.reduce((total, s) => total + pick(s), 0);
  if (!step) return { meters: 0, seconds: 0 };
  const onStep = car && next ? Math.min(step.distance, distanceMeters(car, next.location)) : step.distance;
  const share = step.distance > 0 ? onStep / step.distance : 0;
  return {
    meters: Math.round(onStep + sum((s) => s.distance)),
    seconds: Math.round(step.duration * share + sum((s) => s.duration)),
  };
}

const sameSpot = (a: LatLng, b: LatLng) => Math.abs(a.lat - b.lat) < 1e-6 && Math.abs(a.lng - b.lng) < 1e-6;

/** Whether stored guidance still leads to the ride's current target. */
export const leadsTo = (guidance: Guidance, rideId: number, target: LatLng): boolean =>
  guidance.rideId === rideId && sameSpot(guidance.target, target);
