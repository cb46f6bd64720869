// Builds the place index of a city.
import type { PlaceKind } from '@groupride/contracts';
import type { OsmBounds } from '../osm';
import type { Extract } from '../read/extract';
import { breather, type Tick } from '../report';
import { addressRows, type NumberFirst, postalAddress } from './addresses';
import { type Intersection, intersectionsOf } from './intersections';
import { type Element, elementsOf } from './elements';
import { placeOf } from './kinds';
import { HouseStreets } from './house-streets';
import { joined, meters, nameOf, otherNames, type PlaceRow } from './place';
import { streetRows } from './streets';
import { type Surroundings, surroundingsOf } from './surroundings';

const SETTLEMENTS = new Set<PlaceKind>(['city', 'town', 'suburb', 'neighborhood']);
const NEAR_STREET = 200;

function pointRow(
  { tags, at, extent, type }: Element,
  surroundings: Surroundings,
  numberFirst: NumberFirst,
): PlaceRow | undefined {
  const name = nameOf(tags);
  const place = placeOf(tags);
  if (name === undefined || place === undefined || type === 'line') return undefined;
  // A place without its own name, named only after a chain or operator, is one of many.
  const isNamed = tags.name !== undefined || tags['name:en'] !== undefined;
  if (!isNamed && (tags.brand === undefined || place.kind === 'other')) return undefined;
  const isSettlement = SETTLEMENTS.has(place.kind);
  const town = tags['addr:city'] ?? surroundings.town(at);
  const street = isSettlement ? undefined : (postalAddress(tags, numberFirst) ?? surroundings.street(at, NEAR_STREET));
  const large = Math.min(0.1, extent * 10);
  return {
    kind: place.kind,
    name,
    also: otherNames(tags, name),
    address: joined(
      ...[
        street,
        street === undefined && place.kind !== 'city' && place.kind !== 'town' ? surroundings.part(at) : undefined,
        town,
      ].filter((part) => part !== name),
    ),
    at,
    importance: Math.min(1, place.importance + (isNamed ? large : -0.05)),
    isPopular: false,
  };
}

/** Distance in meters beyond which two places of the same kind and name are different. */
const SAME_WITHIN: Partial<Record<PlaceKind, number>> = {
  city: 20_000,
  town: 8000,
  suburb: 4000,
  neighborhood: 2000,
  airport: 3000,
  station: 600,
  university: 500,
  park: 500,
  water: 3000,
  bus_stop: 200,
  hospital: 400,
};
const SAME = 150;

/**
 * Removes duplicates: a place is often mapped both as a point and as a building, and the more important row is kept.
 */
function once(rows: readonly PlaceRow[]): PlaceRow[] {
  const kept = new Map<string, PlaceRow[]>();
  for (const row of [...rows].sort((one, two) => two.importance - one.importance)) {
    const key = `${row.kind}|${row.name.toLowerCase()}`;
    const same = kept.get(key) ?? [];
    const twin = same.find(({ at }) => meters(at, row.at) < (SAME_WITHIN[row.kind] ?? SAME));
    if (twin !== undefined) {
      twin.also = [...new Set([...twin.also, ...row.also])];
      continue;
    }
    same.push(row);
    kept.set(key, same);
  }
  return [...kept.values()].flat();
}

const POPULAR_KINDS: Partial<Record<PlaceKind, number>> = {
  airport: 1,
  station: 2,
  stadium: 2,
  mall: 2,
  university: 2,
  hospital: 2,
  museum: 2,
  attraction: 2,
  theatre: 1,
  venue: 2,
  park: 1,
  town_hall: 1,
};
const POPULAR = 12;
/** Minimum importance of known places: halls and pitches of a small town are large on the map but known to few. */
const LEAST_KNOWN = 0.48;
const isKnown = ({ kind, importance }: PlaceRow): boolean =>
  (kind !== 'venue' && kind !== 'park') || importance >= LEAST_KNOWN;

/** Marks suggestions shown before typing: the best-known places of various kinds. */
function markPopular(rows: readonly PlaceRow[]): void {
  const left = new Map(Object.entries(POPULAR_KINDS));
  let marked = 0;
  for (const row of rows
    .filter((each) => each.kind in POPULAR_KINDS && isKnown(each))
    .sort((one, two) => two.importance - one.importance)) {
    const more = left.get(row.kind) ?? 0;
    if (more === 0) continue;
    left.set(row.kind, more - 1);
    row.isPopular = true;
    marked += 1;
    if (marked === POPULAR) return;
  }
}

export interface PlaceOptions {
  readonly bounds: OsmBounds;
  readonly numberFirst: NumberFirst;
  /** ISO 3166-1 code. */
  readonly country: string;
}

export interface PlaceIndex {
  rows: PlaceRow[];
  intersections: Intersection[];
}

/** @returns all places and intersections inside the bounds */
export async function placeIndex(extract: Extract, options: PlaceOptions, tick: Tick): Promise<PlaceIndex> {
  const surroundings = surroundingsOf(extract, options.country);
  return {
    rows: await placeRows(extract, surroundings, options, tick),
    intersections: intersectionsOf(extract, surroundings, options.bounds),
  };
}

async function placeRows(
  extract: Extract,
  surroundings: Surroundings,
  { bounds, numberFirst }: PlaceOptions,
  tick: Tick,
): Promise<PlaceRow[]> {
  const rest = breather();
  const [west, south, east, north] = bounds;
  const isInside = ({ at: [lng, lat] }: PlaceRow) => lng >= west && lng <= east && lat >= south && lat <= north;
  const points: PlaceRow[] = [];
  for (const element of elementsOf(extract)) {
    const row = pointRow(element, surroundings, numberFirst);
    if (row !== undefined && isInside(row)) points.push(row);
    await rest();
  }
  const rows = once(points);
  markPopular(rows);
  const streets = new HouseStreets();
  for (const row of streetRows(extract, surroundings)) {
    streets.know(row);
    if (isInside(row)) rows.push(row);
    await rest();
  }
  for (const row of addressRows(extract, elementsOf(extract), surroundings, numberFirst, streets)) {
    if (isInside(row)) rows.push(row);
    tick(rows.length);
    await rest();
  }
  for (const row of streets.rows(surroundings)) if (isInside(row)) rows.push(row);
  return rows;
}
