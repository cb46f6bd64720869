import type { Language } from '@groupride/contracts';
import { decodePolyline, encodePolyline, type LatLng } from '@groupride/geo';
import {
  type Avoidable,
  type Isochrone,
  type Leg,
  type MatchedPoint,
  type Matrix,
  type Route,
  RoutingRefusal,
  type RouteOptions,
  type RoutePoint,
  type Step,
} from '../routing-engine';
import { informal } from './spanish-instructions';

/** Valhalla's requests and responses, the same in-process and over HTTP. https://valhalla.github.io/valhalla/api/ */
export const VALHALLA_LIMITS = { points: 20, matrixCells: 2500, tracePoints: 1000 } as const;

/** Precision of Valhalla's shapes. */
export const SHAPE = 1e6;

interface LegJson {
  shape: string;
  summary: { length: number; time: number };
  maneuvers?: { instruction?: string; length: number; time: number; begin_shape_index: number }[];
}

interface Trip {
  legs: LegJson[];
  summary: { length: number; time: number };
}

export interface RouteAnswer {
  trip: Trip;
  alternates?: { trip: Trip }[];
}

export interface MatrixAnswer {
  sources_to_targets: { durations: (number | null)[][]; distances: (number | null)[][] };
}

export interface IsochroneAnswer {
  features: { properties: { contour: number }; geometry: { coordinates: [number, number][][] | [number, number][] } }[];
}

export interface TraceAnswer {
  matched_points?: { lat: number; lon: number; type: string; distance_from_trace_point?: number }[];
}

export const location = ({ lat, lng }: LatLng) => ({ lat, lon: lng });

const AVOIDED: Readonly<Record<Avoidable, string>> = {
  highways: 'use_highways',
  tolls: 'use_tolls',
  ferries: 'use_ferry',
};

/** Valhalla's language codes for instructions. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-ES' };

export function routeRequest(
  points: readonly RoutePoint[],
  { alternatives = 0, steps = false, avoid = [], language = 'en' }: RouteOptions,
) {
  return {
    locations: points.map(({ heading, through, ...point }) => ({
      ...location(point),
      ...(typeof heading === 'number' ? { heading: Math.round(heading) % 360, heading_tolerance: 60 } : {}),
      ...(through ? { type: 'through' } : {}),
    })),
    costing: 'auto',
    ...(avoid.length > 0
      ? { costing_options: { auto: Object.fromEntries(avoid.map((what) => [AVOIDED[what], 0])) } }
      : {}),
    units: 'km',
    directions_type: steps ? 'instructions' : 'maneuvers',
    ...(steps ? { language: LOCALES[language] } : {}),
    // Valhalla supports alternatives only between two points.
    ...(alternatives > 0 && points.length === 2 ? { alternates: alternatives } : {}),
  };
}

export function readRoutes({ trip, alternates = [] }: RouteAnswer): Route[] {
  return [trip, ...alternates.map((other) => other.trip)].map(readTrip);
}

function readTrip({ legs, summary }: Trip): Route {
  const points: LatLng[] = [];
  const read: Leg[] = [];
  for (const leg of legs) {
    const steps: Step[] = [];
    const shape = decodePolyline(leg.shape, SHAPE);
    for (const { instruction = '', length, time, begin_shape_index: at } of leg.maneuvers ?? []) {
      steps.push({
        text: informal(instruction),
        meters: length * 1000,
        seconds: time,
        location: shape[at] ?? shape[0]!,
      });
    }
    read.push({ meters: Math.round(leg.summary.length * 1000), seconds: Math.round(leg.summary.time), steps });
    // A leg starts at the previous leg's last point.
    for (let i = points.length > 0 ? 1 : 0; i < shape.length; i += 1) points.push(shape[i]!);
  }
  return {
    polyline: encodePolyline(points),
    meters: Math.round(summary.length * 1000),
    seconds: Math.round(summary.time),
    legs: read,
  };
}

export function matrixRequest(sources: readonly LatLng[], targets: readonly LatLng[], walking = false) {
  return {
    sources: sources.map(location),
    targets: targets.map(location),
    costing: walking ? 'pedestrian' : 'auto',
    units: 'km',
    verbose: false,
  };
}

export function readMatrix({ sources_to_targets: { durations, distances } }: MatrixAnswer): Matrix {
  return durations.map((row, i) =>
    row.map((seconds, j) => {
      const kilometers = distances[i]?.[j];
      return seconds === null || kilometers === null || kilometers === undefined
        ? null
        : { seconds: Math.round(seconds), meters: Math.round(kilometers * 1000) };
    }),
  );
}

export function isochroneRequest(point: LatLng, minutes: readonly number[]) {
  return {
    locations: [location(point)],
    costing: 'auto',
    contours: minutes.map((time) => ({ time })),
    polygons: true,
    denoise: 1,
    generalize: 20,
  };
}

export function readIsochrones({ features }: IsochroneAnswer, minutes: readonly number[]): Isochrone[] {
  return minutes.map((wanted) => ({
    minutes: wanted,
    rings: features
      .filter(({ properties }) => properties.contour === wanted)
      .map(({ geometry }) => (geometry.coordinates as [number, number][][])[0]!.map(([lng, lat]) => ({ lat, lng }))),
  }));
}

export function traceRequest(trace: readonly LatLng[]) {
  return {
    shape: trace.map(location),
    costing: 'auto',
    shape_match: 'map_snap',
    filters: { attributes: ['matched.point', 'matched.type', 'matched.distance_from_trace_point'], action: 'include' },
  };
}

export function readTrace({ matched_points: matched = [] }: TraceAnswer, length: number): (MatchedPoint | null)[] {
  return Array.from({ length }, (_, i) => {
    const point = matched[i];
    return !point || point.type === 'unmatched'
      ? null
      : { lat: point.lat, lng: point.lon, offset: point.distance_from_trace_point ?? 0 };
  });
}

/** Valhalla's refusals by HTTP error code and by the library's message. `said` replaces the message shown to people. */
const REFUSALS: readonly [code: number, words: RegExp, reason: RoutingRefusal['reason'], said?: string][] = [
  [171, /no suitable edges near location/i, 'no_road_near'],
  [170, /locations are in unconnected regions/i, 'no_route'],
  [442, /no path could be found/i, 'no_route'],
  [443, /exact route match algorithm failed/i, 'no_route'],
  [444, /map match algorithm failed|failed to snap the shape/i, 'no_road_near'],
  [154, /path distance exceeds the max distance/i, 'too_much', 'the points are too far apart'],
  [150, /exceeded max locations/i, 'too_much', 'too many points'],
  [151, /exceeded max time/i, 'too_much', 'too many minutes'],
  [152, /exceeded max contours/i, 'too_much', 'too many contours'],
  [153, /too many shape points/i, 'too_much', 'too many points'],
  // Consecutive points of a trace that are farther apart than a car can drive.
  [172, /exceeded breakage distance/i, 'no_route'],
  // Codes 110 to 124 reject incomplete requests, such as a trace of one point.
  [123, /insufficient(ly)? /i, 'no_route'],
];
const LACKS_SOMETHING = { from: 110, to: 124 };

/** Refusal codes of the OSRM format. */
const OSRM_REFUSALS: Readonly<Record<string, RoutingRefusal['reason']>> = {
  NoSegment: 'no_road_near',
  NoRoute: 'no_route',
  NoMatch: 'no_route',
  DistanceExceeded: 'too_much',
  TooBig: 'too_much',
  InvalidInput: 'too_much',
};

/** @returns the refusal in an OSRM-format response; null when the response is a fault */
export function osrmRefusal(code: string, message: string): RoutingRefusal | null {
  const reason = OSRM_REFUSALS[code];
  return reason ? new RoutingRefusal(reason, message) : null;
}

/** @returns the refusal for `code` or `message`; null when it is a fault */
export function valhallaRefusal(message: string, code?: number): RoutingRefusal | null {
  const found = REFUSALS.find(([number, words]) => number === code || words.test(message));
  if (found) return new RoutingRefusal(found[2], found[3] ?? message);
  return code !== undefined && code >= LACKS_SOMETHING.from && code <= LACKS_SOMETHING.to
    ? new RoutingRefusal('no_route', message)
    : null;
}
