import { decodePolyline, encodePolyline, measureLine, nearestOnLine, type LatLng } from '@groupride/geo';
import type { Leg, Route, Step, Turn } from '../mapping/mapping.facade';
import { distance, duration, typesOf } from './domain/google-format';
import { simplified } from './domain/simplify';

/** What a way leads through: a point, and the place that was asked for or that is there. */
export interface GooglePoint {
  at: LatLng;
  name: string;
  place?: { id: string; kind: string };
  /** Passed without a stop. */
  through?: boolean;
  /** How a car stands there, degrees clockwise from north. */
  heading?: number | undefined;
}

export interface GoogleRouteOptions {
  copyrights: string;
  metric?: boolean;
  /** Positions of the stops between the ends as they were given, in the order of the way; without, they are as they were given. */
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

/** Google's word for a manoeuvre; undefined where it has none, as at the start. https://developers.google.com/maps/documentation/directions/get-directions#DirectionsStep-maneuver */
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
  // People turn back across the oncoming lane.
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

/** Google's last step ends where the way does; it has none of its own for the arrival. */
const isDriven = ({ turn }: Step) => turn?.type !== 'arrive';
const point = ({ lat, lng }: LatLng) => ({ lat, lng });

/** Where in a leg a point is passed: on which of its steps, and which part of that step is driven by then. */
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

/** @param points all that the way leads through, in its order: one leg between each two stops */
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

/** Whoever shows an instruction takes it for HTML, as Google's are; a street's name must not be any. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
