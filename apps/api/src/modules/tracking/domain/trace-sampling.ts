import { distanceMeters, type LatLng } from '@groupride/geo';

/** Interval between two points of a trace while the car moves. */
const SAMPLE_MS = 10_000;
/** A position this far from the last point is recorded immediately. */
const FAR_METERS = 150;
/** Smaller movements are GPS noise of a car that is not moving. */
const STILL_METERS = 15;
/** Interval for a car that is not moving, so that a trace shows the difference between a stop and a lost signal. */
const STILL_MS = 60_000;

export interface Sample extends LatLng {
  driverId: number;
  at: Date;
}

/** Whether to record a position, given the last recorded one of the same ride. */
export function isWorthRecording(last: Sample | undefined, next: Sample): boolean {
  if (last?.driverId !== next.driverId) return true;
  const meters = distanceMeters(last, next);
  if (meters >= FAR_METERS) return true;
  return next.at.getTime() - last.at.getTime() >= (meters >= STILL_METERS ? SAMPLE_MS : STILL_MS);
}

/** Length of the route through the points, in meters, without the noise of a car that is not moving. */
export function lengthOf(points: readonly LatLng[]): number {
  let sum = 0;
  let last = points[0];
  for (const point of points) {
    const meters = last ? distanceMeters(last, point) : 0;
    if (meters < STILL_METERS) continue;
    sum += meters;
    last = point;
  }
  return sum;
}
