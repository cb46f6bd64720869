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

/** A car farther from its route is on another road. */
export const OFF_ROUTE_METERS = 50;
/** No error of a position is so large: one of these is enough. */
const FAR_OFF_METERS = 250;
/** A single position may be wrong. */
export const FIXES_UNTIL_OFF = 2;
/** Positions are as exact as that: nearer to the route, the car is on it. */
const NOISE_METERS = 30;
/** A car does not drive back; its positions jump a little. */
const BACK_METERS = 40;
/** Between two positions a car gets so far at most, before the rest of the route is looked at as well. */
const AHEAD_METERS = 600;

export interface RouteToFollow {
  polyline: string;
  meters: number;
  seconds: number;
  estimated: boolean;
  segments: readonly { meters: number; seconds: number }[];
}

/** A way and how far along it the car is. */
export interface FollowedRoute {
  planned: RouteToFollow;
  line: Line;
  /** Metres of the line behind the car. */
  metersDriven: number;
  /** Positions in a row that were off it. */
  offRouteFixes: number;
}

export interface Progress {
  route: FollowedRoute;
  /** On the road where the position is as good as on it, else as it came. */
  shown: LatLng;
  /** Direction of the road; null off it. */
  heading: number | null;
}

export function followRoute(planned: RouteToFollow): FollowedRoute {
  return { planned, line: measureLine(decodePolyline(planned.polyline)), metersDriven: 0, offRouteFixes: 0 };
}

/** The car was seen at `point`. */
export function advance(route: FollowedRoute, point: LatLng): Progress {
  const { line, metersDriven } = route;
  const back = Math.max(0, metersDriven - BACK_METERS);
  let found = nearestOnLine(line, point, back, metersDriven + AHEAD_METERS);
  // After a tunnel, or minutes without a signal, it may be anywhere on the rest.
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

/** Whether a car at `point` is too far from where it left its route for what is left of that to mean anything. */
export function isFarOffRoute(route: FollowedRoute, point: LatLng): boolean {
  const [leftAt] = lineFrom(route.line, route.metersDriven);
  return isOffRoute(route) && leftAt !== undefined && distanceMeters(leftAt, point) > FAR_OFF_METERS;
}

export const isOffRoute = ({ offRouteFixes }: FollowedRoute): boolean => offRouteFixes >= FIXES_UNTIL_OFF;

/** What is left of it. */
export function remaining({ planned, line, metersDriven }: FollowedRoute): { meters: number; seconds: number } {
  const length = lineLength(line);
  if (length === 0) return { meters: 0, seconds: 0 };
  const share = Math.min(1, metersDriven / length);
  return { meters: Math.round(planned.meters * (1 - share)), seconds: Math.round(secondsAfter(planned, share)) };
}

/** Motorway kilometres are quicker than those in town: piece by piece. */
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

/** The rest of the line, encoded. */
export function remainingLine({ line, metersDriven }: FollowedRoute): string {
  return encodePolyline(lineFrom(line, metersDriven));
}

export function endOf({ line }: FollowedRoute): LatLng | undefined {
  return line.points.at(-1);
}

/** Whether the car is as good as there: whoever parks beside the road is not off the route. */
export function isAtEnd(point: LatLng, target: LatLng): boolean {
  return distanceMeters(point, target) < 2 * OFF_ROUTE_METERS;
}
