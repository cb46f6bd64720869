import { distanceMeters, type LatLng } from '@groupride/geo';

/** Interval between two points of a trace while the car moves. */
const SAMPLE_MS = 10_000;
/** A car that is this far from the last point is recorded at once. */
const FAR_METERS = 150;
/** Smaller movements are GPS noise of a car that is not moving. */
const STILL_METERS = 15;

export interface Sample extends LatLng {
  rideId: number;
  at: Date;
}

/** Whether a position belongs into the trace, given the last recorded one of the same driver. */
export function isWorthRecording(last: Sample | undefined, next: Sample): boolean {
  if (last?.rideId !== next.rideId) return true;
  const meters = distanceMeters(last, next);
  if (meters >= FAR_METERS) return true;
  return meters >= STILL_METERS && next.at.getTime() - last.at.getTime() >= SAMPLE_MS;
}

/** Length of the way through the points, in meters. */
export function lengthOf(points: readonly LatLng[]): number {
  return points.reduce((sum, point, index) => sum + (index > 0 ? distanceMeters(points[index - 1]!, point) : 0), 0);
}
