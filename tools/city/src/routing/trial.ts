// Tries a few routes in a new city before it is used, because a file may contain roads that lead nowhere.
import { Actor } from '@valhallajs/valhallajs';
import { CityError } from '../city-error';
import type { OsmBounds } from '../osm';
import { meters } from '../places/place';
import { type Extract, isRoad, type LngLat, nodesOf, position } from '../read/extract';
import type { Tick } from '../report';
import { chance } from '../sketch/chance';
import { ENGINE, QUIET } from './engine';

/**
 * Number of pairs. Half of them are to a nearby road, so that a city of many islands also passes; the others are to any
 * road.
 */
const PAIRS = 36;
/** Number of candidates for a nearby road. */
const LOOKED_AT = 64;
const FROM_THERE_METERS = 300;
/**
 * Maximum share of pairs without a route. In a city of many islands only the short ones have a route, which is no
 * reason to reject it.
 */
const MOST = 2 / 3;
/** A road farther than this from the point is a different one. */
const SNAP_METERS = 100;

export interface Trial {
  tried: number;
  found: number;
}

export type Pair = [from: LngLat, to: LngLat];

/** Whether the road is open to everybody; yards, aisles and bus lanes prove nothing. */
const isPublic = ({ highway, access, motor_vehicle: cars }: Record<string, string>): boolean =>
  highway !== 'service' &&
  highway !== 'busway' &&
  access !== 'private' &&
  access !== 'no' &&
  cars !== 'no' &&
  cars !== 'private';

function roadPoints(extract: Extract, [west, south, east, north]: OsmBounds): number[] {
  const found = new Set<number>();
  extract.wayTags.forEach((tags, way) => {
    if (!isRoad(tags) || !isPublic(tags) || nodesOf(extract, way).length < 2) return;
    for (const node of nodesOf(extract, way)) {
      const [lng, lat] = position(extract, node);
      if (lng >= west && lng <= east && lat >= south && lat <= north) found.add(node);
    }
  });
  return [...found];
}

/** @returns pairs of points on roads, which are always the same for the same map */
export function pairsOf(extract: Extract, bounds: OsmBounds): Pair[] {
  const points = roadPoints(extract, bounds);
  if (points.length < 2) return [];
  const any = (...words: (string | number)[]): LngLat =>
    position(extract, points[Math.floor(chance(...words) * points.length)] ?? 0);
  return Array.from({ length: PAIRS }, (_, pair): Pair => {
    const from = any('from', pair);
    if (pair % 2 === 0) return [from, any('to', pair)];
    const others = Array.from({ length: LOOKED_AT }, (__, index) => any('near', pair, index)).filter(
      (at) => meters(from, at) >= FROM_THERE_METERS,
    );
    const [near = any('to', pair)] = others.sort((one, two) => meters(from, one) - meters(from, two));
    return [from, near];
  });
}

/** @param folder the routing tiles @returns how many of the pairs have a route */
export async function tryRoutes(folder: string, pairs: readonly Pair[], tick: Tick): Promise<Trial> {
  const actor = new Actor({ ...ENGINE, mjolnir: { tile_dir: folder, logging: QUIET } });
  let found = 0;
  for (const [index, pair] of pairs.entries()) {
    const locations = pair.map(([lon, lat]) => ({ lat, lon, search_cutoff: SNAP_METERS }));
    try {
      await actor.route({ locations, costing: 'auto', directions_type: 'none' });
      found += 1;
    } catch {
      // A missing road and a missing route both count as failures.
    }
    tick(index + 1, pairs.length);
  }
  return { tried: pairs.length, found };
}

/** @returns a warning, if any @throws CityError when most pairs have no route */
export function judge({ tried, found }: Trial, file: string): string | undefined {
  const none = tried - found;
  if (tried > 0 && none > tried * MOST) {
    throw new CityError(
      `${file} has roads that lead nowhere: between ${none} of ${tried} pairs of points on them no way was found; give a complete extract ("osmium extract --strategy complete_ways"). The city that was there is untouched.`,
    );
  }
  return none === 0
    ? undefined
    : `! Between ${none} of ${tried} pairs of points on its roads no way was found: parts of the city are not connected.`;
}
