import { decodePolyline, encodePolyline, type LatLng } from '@groupride/geo';
import type { Intersection, Route, RouteOptions, RoutePoint, Step } from '../routing-engine';
import { routeRequest, SHAPE } from './valhalla-format';

/**
 * Valhalla's responses in OSRM format, which have more maneuver details than its own format.
 * https://valhalla.github.io/valhalla/api/turn-by-turn/api-reference/
 */
type Pair = [lng: number, lat: number];

type IntersectionJson = Omit<Intersection, 'location'> & { location: Pair };

interface StepJson {
  distance: number;
  duration: number;
  name: string;
  ref?: string;
  destinations?: string;
  mode: string;
  driving_side: 'left' | 'right';
  geometry: string;
  maneuver: {
    type: string;
    modifier?: string;
    exit?: number;
    bearing_before: number;
    bearing_after: number;
    location: Pair;
    instruction?: string;
  };
  intersections: IntersectionJson[];
}

export interface OsrmAnswer {
  routes: {
    distance: number;
    duration: number;
    geometry: string;
    legs: { distance: number; duration: number; summary?: string; steps: StepJson[] }[];
  }[];
  waypoints: { location: Pair; name: string; distance: number }[];
}

export const osrmRequest = (points: readonly RoutePoint[], options: RouteOptions) => ({
  ...routeRequest(points, { ...options, steps: true }),
  format: 'osrm',
  shape_format: 'polyline6',
  banner_instructions: false,
  voice_instructions: false,
});

const at = ([lng, lat]: Pair): LatLng => ({ lat, lng });

export function readOsrmRoutes({ routes, waypoints }: OsrmAnswer): Route[] {
  return routes.map(({ distance, duration, geometry, legs }) => ({
    polyline: encodePolyline(decodePolyline(geometry, SHAPE)),
    meters: Math.round(distance),
    seconds: Math.round(duration),
    legs: legs.map((leg) => ({
      meters: Math.round(leg.distance),
      seconds: Math.round(leg.duration),
      summary: leg.summary ?? '',
      steps: leg.steps.map(readStep),
    })),
    waypoints: waypoints.map((waypoint) => ({
      location: at(waypoint.location),
      name: waypoint.name,
      meters: waypoint.distance,
    })),
  }));
}

function readStep({
  distance,
  duration,
  name,
  ref,
  destinations,
  mode,
  driving_side: drivingSide,
  geometry,
  maneuver,
  intersections,
}: StepJson): Step {
  const {
    type,
    modifier,
    exit,
    bearing_before: bearingBefore,
    bearing_after: bearingAfter,
    location,
    instruction = '',
  } = maneuver;
  return {
    text: instruction,
    meters: distance,
    seconds: duration,
    location: at(location),
    turn: {
      type,
      ...(modifier === undefined ? {} : { modifier }),
      ...(exit === undefined ? {} : { exit }),
      bearingBefore,
      bearingAfter,
      name,
      ...(ref === undefined ? {} : { ref }),
      ...(destinations === undefined ? {} : { destinations }),
      mode,
      drivingSide,
      line: decodePolyline(geometry, SHAPE),
      intersections: intersections.map(readIntersection),
    },
  };
}

function readIntersection({
  location,
  bearings,
  entry,
  in: from,
  out: to,
  classes,
  lanes,
}: IntersectionJson): Intersection {
  return {
    location: at(location),
    bearings,
    entry,
    ...(from === undefined ? {} : { in: from }),
    ...(to === undefined ? {} : { out: to }),
    ...(classes === undefined ? {} : { classes }),
    ...(lanes === undefined ? {} : { lanes: lanes.map(({ valid, indications }) => ({ valid, indications })) }),
  };
}
