import { decodePolyline, distanceMeters, encodePolyline, type LatLng } from '@groupride/geo';
import type { Leg, Route, RoutePoint, Step, Turn } from '../mapping/mapping.facade';
import { simplified } from './domain/simplify';
import type { Annotation } from './mapbox-route-request';

export interface MapboxRouteOptions {
  geometries: 'geojson' | 'polyline' | 'polyline6';
  /** Requested detail of the route's geometry. */
  overview: 'full' | 'simplified' | 'false';
  /** Whether to include maneuvers. */
  steps: boolean;
  /** Values to return per segment of a leg. */
  annotations?: readonly Annotation[];
}

const pair = ({ lat, lng }: LatLng): [number, number] => [lng, lat];

/** Precision of `polyline6`. */
const FINE = 1e6;

function drawn(line: readonly LatLng[], geometries: MapboxRouteOptions['geometries']) {
  if (geometries === 'geojson') return { type: 'LineString', coordinates: line.map(pair) };
  return encodePolyline(line, geometries === 'polyline6' ? FINE : undefined);
}

/** A maneuver in the format of https://docs.mapbox.com/api/navigation/directions/#route-step-object */
function turnOf(
  { name, ref, destinations, mode, drivingSide, line, intersections }: Turn,
  geometries: MapboxRouteOptions['geometries'],
) {
  return {
    name,
    ...(ref === undefined ? {} : { ref }),
    ...(destinations === undefined ? {} : { destinations }),
    mode,
    driving_side: drivingSide,
    geometry: drawn(line, geometries),
    intersections: intersections.map((each) => ({ ...each, location: pair(each.location) })),
  };
}

function stepOf({ text, meters, seconds, location, turn }: Step, geometries: MapboxRouteOptions['geometries']) {
  return {
    distance: meters,
    duration: seconds,
    weight: seconds,
    ...(turn ? turnOf(turn, geometries) : {}),
    maneuver: {
      instruction: text,
      location: pair(location),
      ...(turn ? { type: turn.type, bearing_before: turn.bearingBefore, bearing_after: turn.bearingAfter } : {}),
      ...(turn?.modifier === undefined ? {} : { modifier: turn.modifier }),
      ...(turn?.exit === undefined ? {} : { exit: turn.exit }),
    },
  };
}

const rounded = (value: number) => Number(value.toFixed(1));

/** Values per segment of the leg. A step's seconds are spread over its meters, because the engine returns nothing finer. */
function annotated({ steps }: Leg, wanted: readonly Annotation[]) {
  const pieces = steps.flatMap(({ meters, seconds, turn }) => {
    const line = turn?.line ?? [];
    const lengths = line.slice(1).map((to, i) => distanceMeters(line[i]!, to));
    const total = lengths.reduce((sum, length) => sum + length, 0) || 1;
    // The arrival step has no length; its line repeats one point.
    return meters === 0
      ? []
      : lengths.map((length) => ({
          distance: (meters * length) / total,
          duration: (seconds * length) / total,
          speed: seconds === 0 ? 0 : meters / seconds,
        }));
  });
  return Object.fromEntries(wanted.map((what) => [what, pieces.map((piece) => rounded(piece[what]))]));
}

/** Routes start and end on the road, at the snapped points. */
export function mapboxDirections(
  routes: readonly Route[],
  points: readonly RoutePoint[],
  { geometries, overview, steps: withSteps, annotations = [] }: MapboxRouteOptions,
) {
  const lineOf = (route: Route) =>
    overview === 'full' ? decodePolyline(route.polyline) : simplified(decodePolyline(route.polyline));
  const best = routes[0] ? decodePolyline(routes[0].polyline) : [];
  const waypointOf = (point: LatLng, at: number) => {
    const known = routes[0]?.waypoints?.[at];
    if (known) return { name: known.name, location: pair(known.location), distance: known.meters };
    return {
      name: '',
      location: pair((at === 0 ? best[0] : at === points.length - 1 ? best.at(-1) : undefined) ?? point),
    };
  };
  return {
    code: 'Ok',
    routes: routes.map((route) => ({
      ...(overview === 'false' ? {} : { geometry: drawn(lineOf(route), geometries) }),
      distance: route.meters,
      duration: route.seconds,
      weight: route.seconds,
      weight_name: 'auto',
      legs: route.legs.map((leg) => ({
        summary: leg.summary ?? '',
        distance: leg.meters,
        duration: leg.seconds,
        weight: leg.seconds,
        ...(annotations.length > 0 ? { annotation: annotated(leg, annotations) } : {}),
        steps: withSteps ? leg.steps.map((step) => stepOf(step, geometries)) : [],
      })),
    })),
    waypoints: points.flatMap((point, at) => (point.through ? [] : [waypointOf(point, at)])),
  };
}
