import { bearingDegrees, distanceMeters, interpolate, type LatLng } from '@groupride/geo';

/** A line to drive along, with the meters from its start to each of its points. */
export interface Path {
  readonly points: readonly LatLng[];
  readonly metersTo: readonly number[];
  readonly length: number;
}

export interface Whereabouts {
  readonly position: LatLng;
  /** Degrees clockwise from north, 0 ≤ heading < 360. */
  readonly heading: number;
  readonly metersLeft: number;
}

/** @throws RangeError when there are no points */
export function pathAlong(points: readonly LatLng[]): Path {
  if (points.length === 0) throw new RangeError('a path needs at least one point');
  const metersTo: number[] = [];
  let length = 0;
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (before) length += distanceMeters(before, point);
    metersTo.push(length);
  });
  // Drops other properties of places, which do not belong to the path.
  return { points: points.map(({ lat, lng }) => ({ lat, lng })), metersTo, length };
}

/**
 * Connects a route to the requested places. Routes start and end on a road beside a place, but a driver stands at the
 * place itself.
 */
export function withEnds(from: LatLng, route: readonly LatLng[], to: LatLng): LatLng[] {
  return [from, ...route, to].filter((point, index, all) => {
    const before = all[index - 1];
    return !before || distanceMeters(before, point) >= 0.5 || index === all.length - 1;
  });
}

/** The position after driving `meters` along the path; its end if it is shorter. */
export function whereAfter(path: Path, meters: number): Whereabouts {
  const driven = Math.min(Math.max(meters, 0), path.length);
  const next = path.metersTo.findIndex((reach) => reach > driven);
  const end = next === -1 ? path.points.length - 1 : next;
  const to = path.points[end] as LatLng;
  const start = Math.max(end - 1, 0);
  const from = path.points[start] as LatLng;
  const from0 = path.metersTo[start] ?? 0;
  const leg = (path.metersTo[end] ?? 0) - from0;
  return {
    position: leg === 0 ? to : interpolate(from, to, (driven - from0) / leg),
    heading: leg === 0 ? 0 : bearingDegrees(from, to),
    metersLeft: path.length - driven,
  };
}
