import {
  decodePolyline,
  distanceMeters,
  encodePolyline,
  lineFrom,
  lineLength,
  measureLine,
  nearestOnLine,
  type LatLng,
  type Line,
} from '@groupride/geo';

/** A car farther from its route counts as off route. */
export const OFF_ROUTE_METERS = 50;
/** Larger than any GPS error, so one such fix is enough. */
const FAR_OFF_METERS = 250;
/** A single position may be wrong. */
export const FIXES_UNTIL_OFF = 2;
/** GPS noise; a nearer fix is shown on the route. */
const NOISE_METERS = 30;
/** Tolerance for fixes that jump backward. */
const BACK_METERS = 40;
/** Search range ahead of the car before the rest of the route is searched. */
const AHEAD_METERS = 600;

export interface RouteToFollow {
  polyline: string;
  meters: number;
  seconds: number;
  estimated: boolean;
  segments: readonly { meters: number; seconds: number }[];
}

/** A planned route and the car's progress on it. */
export interface FollowedRoute {
  planned: RouteToFollow;
  line: Line;
  /** Meters driven. */
  metersDriven: number;
  /** Consecutive fixes off the route. */
  offRouteFixes: number;
}

export interface Progress {
  route: FollowedRoute;
  /** The fix, snapped to the route when it is close enough. */
  shown: LatLng;
  /** Direction of the road; null when off route. */
  heading: number | null;
}

export function followRoute(planned: RouteToFollow): FollowedRoute {
  return { planned, line: measureLine(decodePolyline(planned.polyline)), metersDriven: 0, offRouteFixes: 0 };
}

/** Records a fix at `point`. */
export function advance(route: FollowedRoute, point: LatLng): Progress {
  const { line, metersDriven } = route;
  const back = Math.max(0, metersDriven - BACK_METERS);
  let found = nearestOnLine(line, point, back, metersDriven + AHEAD_METERS);
  // After a tunnel or a lost signal, the car may be anywhere ahead.
  if (!found || found.offset > OFF_ROUTE_METERS) found = nearestOnLine(line, point, back);
  if (!found || found.offset > OFF_ROUTE_METERS) {
    const counts = found && found.offset <= FAR_OFF_METERS ? 1 : FIXES_UNTIL_OFF;
    return { route: { ...route, offRouteFixes: route.offRouteFixes + counts }, shown: point, heading: null };
  }
  const now = { ...route, metersDriven: Math.max(metersDriven, found.along), offRouteFixes: 0 };
  return found.offset <= NOISE_METERS
    ? { route: now, shown: found.point, heading: found.heading }
    : { route: now, shown: point, heading: null };
}

/** Whether the car is so far from where it left the route that the remaining route is meaningless. */
export function isFarOffRoute(route: FollowedRoute, point: LatLng): boolean {
  const [leftAt] = lineFrom(route.line, route.metersDriven);
  return isOffRoute(route) && leftAt !== undefined && distanceMeters(leftAt, point) > FAR_OFF_METERS;
}

export const isOffRoute = ({ offRouteFixes }: FollowedRoute): boolean => offRouteFixes >= FIXES_UNTIL_OFF;

/** Remaining distance and time. */
export function remaining({ planned, line, metersDriven }: FollowedRoute): { meters: number; seconds: number } {
  const length = lineLength(line);
  if (length === 0) return { meters: 0, seconds: 0 };
  const share = Math.min(1, metersDriven / length);
  return { meters: Math.round(planned.meters * (1 - share)), seconds: Math.round(secondsAfter(planned, share)) };
}

/** Computed per segment, because speeds differ along the route. */
function secondsAfter({ segments, seconds }: RouteToFollow, share: number): number {
  const total = segments.reduce((sum, piece) => sum + piece.meters, 0);
  const time = segments.reduce((sum, piece) => sum + piece.seconds, 0);
  if (total === 0 || time === 0) return seconds * (1 - share);
  let driven = share * total;
  let left = 0;
  for (const piece of segments) {
    const behind = Math.min(driven, piece.meters);
    driven -= behind;
    left += piece.meters === 0 ? 0 : piece.seconds * (1 - behind / piece.meters);
  }
  return (left / time) * seconds;
}

/** The remaining line, encoded. */
export function remainingLine({ line, metersDriven }: FollowedRoute): string {
  return encodePolyline(lineFrom(line, metersDriven));
}

export function endOf({ line }: FollowedRoute): LatLng | undefined {
  return line.points.at(-1);
}

/** Whether the car has practically arrived; parking beside the road is not off route. */
export function isAtEnd(point: LatLng, target: LatLng): boolean {
  return distanceMeters(point, target) < 2 * OFF_ROUTE_METERS;
}
