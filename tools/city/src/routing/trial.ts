// A few ways through the new city, before anybody depends on it: a file may have roads and yet lead nowhere.
import { Actor } from '@valhallajs/valhallajs';
import { CityError } from '../city-error';
import type { OsmBounds } from '../osm';
import { meters } from '../places/place';
import { type Extract, isRoad, type LngLat, nodesOf, position } from '../read/extract';
import type { Tick } from '../report';
import { chance } from '../sketch/chance';
import { ENGINE, QUIET } from './engine';

/** Half of them to a road nearby, so that a city of many islands is one too, half of them to any. */
const PAIRS = 36;
/** So many roads are looked at for one nearby. */
const LOOKED_AT = 64;
const FROM_THERE_METERS = 300;
/** In a city of many islands the short ones have an answer and the others none: that is no reason to refuse it. */
const MOST = 2 / 3;
/** A road that is farther from its own point is another one. */
const SNAP_METERS = 100;

export interface Trial {
  tried: number;
  found: number;
}

export type Pair = [from: LngLat, to: LngLat];

/** Whether anybody may drive there; yards, aisles and tracks of buses prove nothing. */
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

/** @returns the same pairs of points on roads for the same map */
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

/** @param folder the routing tiles. @returns how many of the pairs a road connects */
export async function tryRoutes(folder: string, pairs: readonly Pair[], tick: Tick): Promise<Trial> {
  const actor = new Actor({ ...ENGINE, mjolnir: { tile_dir: folder, logging: QUIET } });
  let found = 0;
  for (const [index, pair] of pairs.entries()) {
    const locations = pair.map(([lon, lat]) => ({ lat, lon, search_cutoff: SNAP_METERS }));
    try {
      await actor.route({ locations, costing: 'auto', directions_type: 'none' });
      found += 1;
    } catch {
      // No road there, or no way: both count as none.
    }
    tick(index + 1, pairs.length);
  }
  return { tried: pairs.length, found };
}

/**
 * @returns what to warn of, if anything
 * @throws CityError when most of the ways have no answer
 */
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
