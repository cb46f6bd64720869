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
/** Larger than any GPS error, so a single fix counts as off route. */
const FAR_OFF_METERS = 250;
/** A single position may be wrong. */
export const FIXES_UNTIL_OFF = 2;
/** Fixes closer to the route are GPS noise and are snapped to it. */
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
  /** Meters and seconds from the start to the end of each segment. */
  ends: readonly { meters: number; seconds: number }[];
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
  const line = measureLine(decodePolyline(planned.polyline));
  return { planned, line, ends: endsOf(planned.segments), metersDriven: 0, offRouteFixes: 0 };
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
  if (!isOffRoute(route)) return false;
  const [leftAt] = lineFrom(route.line, route.metersDriven);
  return leftAt !== undefined && distanceMeters(leftAt, point) > FAR_OFF_METERS;
}

export const isOffRoute = ({ offRouteFixes }: FollowedRoute): boolean => offRouteFixes >= FIXES_UNTIL_OFF;

/** Remaining distance and time. */
export function remaining(route: FollowedRoute): { meters: number; seconds: number } {
  const { planned, line, metersDriven } = route;
  const length = lineLength(line);
  if (length === 0) return { meters: 0, seconds: 0 };
  const share = Math.min(1, metersDriven / length);
  return { meters: Math.round(planned.meters * (1 - share)), seconds: Math.round(secondsAfter(route, share)) };
}

/** Computed per segment, because speeds differ along the route. */
function secondsAfter({ planned: { seconds }, ends }: FollowedRoute, share: number): number {
  const total = ends.at(-1);
  if (!total || total.meters === 0 || total.seconds === 0) return seconds * (1 - share);
  const driven = share * total.meters;
  const here = firstEndAfter(ends, driven);
  const [start, end] = [ends[here - 1] ?? { meters: 0, seconds: 0 }, ends[here]];
  const took = end
    ? start.seconds + ((end.seconds - start.seconds) * (driven - start.meters)) / (end.meters - start.meters)
    : total.seconds;
  return ((total.seconds - took) / total.seconds) * seconds;
}

function endsOf(segments: RouteToFollow['segments']): FollowedRoute['ends'] {
  const driven = { meters: 0, seconds: 0 };
  return segments.map(({ meters, seconds }) => {
    driven.meters += meters;
    // Segments without distance add no time, because progress is measured in meters.
    if (meters > 0) driven.seconds += seconds;
    return { ...driven };
  });
}

/** Index of the first segment that ends beyond the meters. */
function firstEndAfter(ends: FollowedRoute['ends'], meters: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle]!.meters <= meters) low = middle + 1;
    else high = middle;
  }
  return low;
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
