import { bearingDegrees, distanceMeters } from '@groupride/geo';
import type { Position } from '@groupride/contracts';

export const COMPASS_POINTS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type CompassPoint = (typeof COMPASS_POINTS)[number];

/** One of eight directions for degrees clockwise from north. */
export function compassPoint(degrees: number): CompassPoint {
  const eighth = Math.round((((degrees % 360) + 360) % 360) / 45) % 8;
  return COMPASS_POINTS[eighth] ?? 'n';
}

export interface StraightLine {
  /** Straight-line distance. */
  meters: number;
  /** Degrees clockwise from north. */
  bearing: number;
  point: CompassPoint;
}

export function straightLine(from: Position, to: Position): StraightLine {
  const bearing = bearingDegrees(from, to);
  return { meters: distanceMeters(from, to), bearing, point: compassPoint(bearing) };
}
