import { distanceMeters, measureLine, nearestOnLine, type LatLng } from '@groupride/geo';

export interface GuidanceStep {
  text: string;
  /** Metres until the next one. */
  distance: number;
  /** Seconds until the next one. */
  duration: number;
  location: LatLng;
}

/** A route as the driver follows it. */
export interface Guidance {
  rideId: number;
  /** Where it leads: a route to the pickup is of no use once the trip has begun. */
  target: LatLng;
  points: LatLng[];
  estimated: boolean;
  steps: GuidanceStep[];
  /** The step being driven. */
  index: number;
}

/** So near to the place of the next step it counts as reached. */
export const REACHED_METERS = 30;

/** The step after the car has come near the place of the next one. */
export function advance(guidance: Guidance, car: LatLng): Guidance {
  const next = guidance.steps[guidance.index + 1];
  return next && distanceMeters(car, next.location) <= REACHED_METERS ? { ...guidance, index: guidance.index + 1 } : guidance;
}

/** Farther than this from the line the car has left its route. */
export const OFF_ROUTE_METERS = 60;

/** Whether the car is on another way than the one it is guided along. A straight-line estimate can not be left. */
export function isOffRoute({ points, estimated }: Guidance, car: LatLng): boolean {
  if (estimated || points.length < 2) return false;
  const nearest = nearestOnLine(measureLine(points), car);
  return nearest !== null && nearest.offset > OFF_ROUTE_METERS;
}

export function nextStep(guidance: Guidance): Guidance {
  return guidance.index + 1 < guidance.steps.length ? { ...guidance, index: guidance.index + 1 } : guidance;
}

/** Metres and seconds that are left: to the place of the next step as the crow flies, then along the remaining steps. */
export function remaining({ steps, index }: Guidance, car: LatLng | null): { meters: number; seconds: number } {
  const step = steps[index];
  const next = steps[index + 1];
  const later = steps.slice(index + 1);
  const sum = (pick: (s: GuidanceStep) => number) => later.reduce((total, s) => total + pick(s), 0);
  if (!step) return { meters: 0, seconds: 0 };
  const onStep = car && next ? Math.min(step.distance, distanceMeters(car, next.location)) : step.distance;
  const share = step.distance > 0 ? onStep / step.distance : 0;
  return { meters: Math.round(onStep + sum((s) => s.distance)), seconds: Math.round(step.duration * share + sum((s) => s.duration)) };
}

const sameSpot = (a: LatLng, b: LatLng) => Math.abs(a.lat - b.lat) < 1e-6 && Math.abs(a.lng - b.lng) < 1e-6;

/** Whether stored guidance still leads where this ride goes now. */
export const leadsTo = (guidance: Guidance, rideId: number, target: LatLng): boolean => guidance.rideId === rideId && sameSpot(guidance.target, target);
