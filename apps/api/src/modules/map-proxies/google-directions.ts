import { decodePolyline, encodePolyline, measureLine, nearestOnLine, type LatLng } from '@groupride/geo';
import type { Leg, Route, Step, Turn } from '../mapping/mapping.facade';
import { distance, duration, typesOf } from './domain/google-format';
import { simplified } from './domain/simplify';

/** A point on a route with its requested or nearest place. */
export interface GooglePoint {
  at: LatLng;
  name: string;
  place?: { id: string; kind: string };
  /** Passed without a stop. */
  through?: boolean;
  /** Vehicle heading in degrees clockwise from north. */
  heading?: number | undefined;
}

export interface GoogleRouteOptions {
  copyrights: string;
  metric?: boolean;
  /** Original positions of the intermediate stops in route order; omitted when the order is unchanged. */
  order?: readonly number[];
}

const TURNS: Readonly<Record<string, string>> = {
  'sharp left': 'turn-sharp-left',
  left: 'turn-left',
  'slight left': 'turn-slight-left',
  straight: 'straight',
  'slight right': 'turn-slight-right',
  right: 'turn-right',
  'sharp right': 'turn-sharp-right',
};

/**
 * Google's name for a maneuver; undefined where Google has none, such as at the start.
 * https://developers.google.com/maps/documentation/directions/get-directions#DirectionsStep-maneuver
 */
export function googleManeuver({
  type,
  modifier = '',
  mode,
  drivingSide,
}: Pick<Turn, 'type' | 'modifier' | 'mode' | 'drivingSide'>): string | undefined {
  const side = /left/.test(modifier) ? 'left' : /right/.test(modifier) ? 'right' : undefined;
  if (mode === 'ferry') return 'ferry';
  if (type === 'depart' || type === 'arrive' || type.startsWith('exit ') || type === 'notification') return undefined;
  if (type === 'merge') return 'merge';
  if (type === 'roundabout' || type === 'rotary' || type === 'roundabout turn') return `roundabout-${drivingSide}`;
  // A U-turn crosses the oncoming lane.
  if (modifier === 'uturn') return drivingSide === 'right' ? 'uturn-left' : 'uturn-right';
  if (type === 'fork') return side ? `fork-${side}` : 'straight';
  if (type === 'on ramp' || type === 'off ramp') return side ? `ramp-${side}` : undefined;
  if ((type === 'continue' || type === 'new name') && side && modifier.startsWith('slight')) return `keep-${side}`;
  return TURNS[modifier];
}

function stepOf(step: Step, next: Step | undefined, metric: boolean) {
  const { text, meters, seconds, location, turn } = step;
  const maneuver = turn && googleManeuver(turn);
  return {
    html_instructions: escaped(text),
    distance: distance(meters, metric),
    duration: duration(seconds),
    start_location: point(location),
    end_location: point(turn?.line.at(-1) ?? next?.location ?? location),
    ...(turn ? { polyline: { points: encodePolyline(turn.line) } } : {}),
    ...(maneuver ? { maneuver } : {}),
    travel_mode: 'DRIVING',
  };
}

/** Google has no separate arrival step. */
const isDriven = ({ turn }: Step) => turn?.type !== 'arrive';
const point = ({ lat, lng }: LatLng) => ({ lat, lng });

/** The step on which a leg passes a point, and the fraction of the step driven by then. */
function viaOf(leg: Leg, { lat, lng }: LatLng) {
  const nearest = leg.steps
    .filter(isDriven)
    .map(({ turn }, step_index) => {
      const line = measureLine(turn?.line ?? []);
      const found = nearestOnLine(line, { lat, lng });
      return {
        step_index,
        offset: found?.offset ?? Infinity,
        step_interpolation: found ? found.along / (line.along.at(-1) || 1) : 0,
      };
    })
    .reduce((best, each) => (each.offset < best.offset ? each : best), {
      step_index: 0,
      offset: Infinity,
      step_interpolation: 0,
    });
  return {
    location: { lat, lng },
    step_index: nearest.step_index,
    step_interpolation: Number(nearest.step_interpolation.toFixed(4)),
  };
}

/** @param points all route points in order, with one leg between consecutive stops */
export function directionsAnswer(
  routes: readonly Route[],
  points: readonly GooglePoint[],
  { copyrights, metric = false, order }: GoogleRouteOptions,
) {
  const stops = points.flatMap(({ through }, i) => (through ? [] : [i]));
  const onRoad = (route: Route, i: number) => point(route.waypoints?.[i]?.location ?? points[i]!.at);
  return {
    geocoded_waypoints: points.map(({ place }) => ({
      geocoder_status: 'OK',
      ...(place ? { place_id: place.id, types: typesOf(place) } : {}),
    })),
    routes: routes.map((route) => ({
      summary: [...new Set(route.legs.flatMap(({ summary }) => summary?.split(', ') ?? []))].filter(Boolean).join(', '),
      copyrights,
      bounds: boundsOf(decodePolyline(route.polyline)),
      overview_polyline: { points: encodePolyline(simplified(decodePolyline(route.polyline))) },
      legs: route.legs.map((leg, j) => ({
        distance: distance(leg.meters, metric),
        duration: duration(leg.seconds),
        start_location: onRoad(route, stops[j]!),
        end_location: onRoad(route, stops[j + 1]!),
        start_address: points[stops[j]!]!.name,
        end_address: points[stops[j + 1]!]!.name,
        steps: leg.steps.filter(isDriven).map((step, k, steps) => stepOf(step, steps[k + 1], metric)),
        via_waypoint: Array.from({ length: stops[j + 1]! - stops[j]! - 1 }, (_, k) =>
          viaOf(leg, onRoad(route, stops[j]! + 1 + k)),
        ),
      })),
      warnings: [],
      waypoint_order: order ?? stops.slice(1, -1).map((_, j) => j),
    })),
    status: 'OK',
  };
}

function boundsOf(line: readonly LatLng[]) {
  const [lats, lngs] = [line.map(({ lat }) => lat), line.map(({ lng }) => lng)];
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b));
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b));
  return { southwest: { lat: least(lats), lng: least(lngs) }, northeast: { lat: most(lats), lng: most(lngs) } };
}

/** Clients render instructions as HTML, so street names must be escaped. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
