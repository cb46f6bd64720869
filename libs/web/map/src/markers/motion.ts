import { interpolate, type LatLng } from '@groupride/geo';

export interface Pose {
  position: LatLng;
  /** Degrees clockwise from north. */
  heading: number | null;
}

/**
 * If two fixes are farther apart than this, the marker jumps, because the position was corrected rather than driven.
 */
export const JUMP_DEGREES = 0.02;

/** Shortest turn from one heading to another, in degrees, -180 < turn ≤ 180. */
export function turnBetween(from: number, to: number): number {
  const turn = ((((to - from) % 360) + 540) % 360) - 180;
  return turn === -180 ? 180 : turn;
}

/** The pose of a marker at `fraction` (0 to 1) between two poses. */
export function poseBetween(from: Pose, to: Pose, fraction: number): Pose {
  const far =
    Math.abs(from.position.lat - to.position.lat) > JUMP_DEGREES ||
    Math.abs(from.position.lng - to.position.lng) > JUMP_DEGREES;
  if (fraction >= 1 || far) return to;
  return {
    position: interpolate(from.position, to.position, fraction),
    heading:
      from.heading === null || to.heading === null
        ? to.heading
        : from.heading + turnBetween(from.heading, to.heading) * fraction,
  };
}
