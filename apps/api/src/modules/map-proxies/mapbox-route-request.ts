import type { Avoidable, RoutePoint } from '../mapping/mapping.facade';
import type { LatLng } from '@groupride/geo';

/** The supported options of a route request. */
export interface MapboxRouteRequest {
  points: RoutePoint[];
  avoid: Avoidable[];
  annotations: Annotation[];
  /** Maximum meters from a road for each point; Infinity for no limit. */
  radiuses: number[];
}

export interface MapboxRouteQuery {
  annotations?: string;
  exclude?: string;
  waypoints?: string;
  bearings?: string;
  radiuses?: string;
  approaches?: string;
  continue_straight?: string;
  banner_instructions?: string;
  voice_instructions?: string;
  roundabout_exits?: string;
}

export const ANNOTATIONS = ['distance', 'duration', 'speed'] as const;
export type Annotation = (typeof ANNOTATIONS)[number];

const UNSUPPORTED = ['banner_instructions', 'voice_instructions', 'roundabout_exits'] as const;
const EXCLUDED: Readonly<Record<string, Avoidable>> = { motorway: 'highways', toll: 'tolls', ferry: 'ferries' };
const BEARING = /^(\d{1,3}),(\d{1,3})$/;

const listOf = (text = '', separator = ',') => (text === '' ? [] : text.split(separator));
const isAnnotation = (word: string): word is Annotation => (ANNOTATIONS as readonly string[]).includes(word);

/** Reads the supported options. @returns an error message when one is unsupported */
export function readMapboxRouteRequest(given: readonly LatLng[], query: MapboxRouteQuery): MapboxRouteRequest | string {
  const [annotations, excluded] = [listOf(query.annotations), listOf(query.exclude)];
  const [bearings, radiuses, approaches] = [query.bearings, query.radiuses, query.approaches].map((text) =>
    listOf(text, ';'),
  ) as [string[], string[], string[]];
  if (!annotations.every(isAnnotation)) return `annotations: the city knows ${ANNOTATIONS.join(', ')}.`;
  if (excluded.some((word) => EXCLUDED[word] === undefined))
    return `exclude: the city knows ${Object.keys(EXCLUDED).join(', ')}.`;
  if ([bearings, radiuses, approaches].some(({ length }) => length !== 0 && length !== given.length))
    return 'bearings, radiuses and approaches need as many parts as there are coordinates.';
  if (bearings.some((text) => text !== '' && !(Number(BEARING.exec(text)?.[1]) <= 360)))
    return 'bearings must be angle,range.';
  if (radiuses.some((text) => text !== '' && text !== 'unlimited' && !(Number(text) > 0)))
    return 'radiuses must be meters or unlimited.';
  if (approaches.some((text) => text !== '' && text !== 'unrestricted'))
    return 'approaches: the city knows unrestricted.';
  if (query.continue_straight === 'true') return 'continue_straight: the city lets cars turn back at stops.';
  const unsupported = UNSUPPORTED.find((name) => query[name] === 'true');
  if (unsupported) return `${unsupported}: the city does not tell that.`;
  const stops = readStops(query.waypoints, given.length);
  if (stops === null)
    return 'waypoints must be positions of coordinates in their order, the first and the last among them.';
  return {
    points: given.map((point, i) => ({
      ...point,
      ...(bearings[i] ? { heading: Number(BEARING.exec(bearings[i])![1]) % 360 } : {}),
      ...(stops.has(i) ? {} : { through: true }),
    })),
    avoid: excluded.map((word) => EXCLUDED[word]!),
    annotations,
    radiuses: given.map((_, i) => (radiuses[i] && radiuses[i] !== 'unlimited' ? Number(radiuses[i]) : Infinity)),
  };
}

/** @returns null when the text is not a list of stops */
function readStops(text: string | undefined, count: number): Set<number> | null {
  if (!text) return new Set(Array.from({ length: count }, (_, i) => i));
  const stops = text.split(';').map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : -1));
  const isInOrder = stops.every((stop, i) => i === 0 || stop > stops[i - 1]!);
  return isInOrder && stops[0] === 0 && stops.at(-1) === count - 1 ? new Set(stops) : null;
}
