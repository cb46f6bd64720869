// Streets, one row for each that people would call one street: ways with the same name that touch or nearly do. A
// road's number is also such a name if the names of its ways do not contain it, because signs and people call several
// consecutive streets NC 16.
import type { PlaceKind } from '@groupride/contracts';
import type { OsmTags } from '../osm';
import { type Extract, isRoad, lineOf, type LngLat, wayLength } from '../read/extract';
import { joined, meters, otherNames, type PlaceRow } from './place';
import { asOneWord, roadNumbersOf, saysNumber } from './road-numbers';
import type { Surroundings } from './surroundings';

const IMPORTANCE: Record<string, number> = {
  motorway: 0.3,
  trunk: 0.35,
  primary: 0.36,
  secondary: 0.32,
  tertiary: 0.28,
  residential: 0.22,
  unclassified: 0.22,
  living_street: 0.2,
  pedestrian: 0.25,
  service: 0.12,
  track: 0.08,
};
const OF_PATHS = 0.08;
/** Ways of the same name that are farther apart are different streets. */
const GAP = 400;
const LONGEST = 200;

interface Piece {
  line: LngLat[];
  box: [number, number, number, number];
  tags: OsmTags;
}

function piece(line: LngLat[], tags: OsmTags): Piece {
  const lngs = line.map(([lng]) => lng);
  const lats = line.map(([, lat]) => lat);
  return { line, tags, box: [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)] };
}

const apart = (one: Piece, other: Piece): number => {
  const lng = Math.max(0, one.box[0] - other.box[2], other.box[0] - one.box[2]);
  const lat = Math.max(0, one.box[1] - other.box[3], other.box[1] - one.box[3]);
  return meters([0, one.box[1]], [lng, one.box[1] + lat]);
};

function clusters(pieces: readonly Piece[]): Piece[][] {
  const rest = new Set(pieces);
  const found: Piece[][] = [];
  for (const start of pieces) {
    if (!rest.delete(start)) continue;
    const cluster = [start];
    for (const member of cluster) {
      for (const other of rest) {
        if (apart(member, other) > GAP) continue;
        rest.delete(other);
        cluster.push(other);
      }
    }
    found.push(cluster);
  }
  return found;
}

const lengthOf = (line: readonly LngLat[]): number =>
  line.reduce((sum, at, index) => sum + (index === 0 ? 0 : meters(line[index - 1] ?? at, at)), 0);

/** @returns the point of the lines that is nearest to their common center, so that it is on the street */
function middleOf(cluster: readonly Piece[]): LngLat {
  const points = cluster.flatMap(({ line }) => line);
  const [lng, lat] = points.reduce(([x, y], at) => [x + at[0], y + at[1]], [0, 0]);
  const middle: LngLat = [lng / points.length, lat / points.length];
  let best = points[0] ?? middle;
  for (const at of points) if (meters(at, middle) < meters(best, middle)) best = at;
  return best;
}

function classOf(tags: OsmTags): { kind: PlaceKind; importance: number } | undefined {
  const { highway } = tags;
  if (highway !== undefined) {
    const isStreet = isRoad(tags) || highway === 'pedestrian';
    return { kind: 'street', importance: isStreet ? (IMPORTANCE[highway.replace('_link', '')] ?? 0.2) : OF_PATHS };
  }
  if (tags.waterway === 'river') return { kind: 'water', importance: 0.25 };
  return tags.waterway === undefined ? undefined : { kind: 'water', importance: 0.1 };
}

/** Alternative names, without those of the streets of a numbered road, which have their own rows. */
function alsoCalled(tags: OsmTags, name: string): string[] {
  const numbers = roadNumbersOf(tags);
  const own = numbers.filter((number) => saysNumber(name, number)).map(asOneWord);
  return numbers.includes(name) ? own : [...otherNames(tags, name), ...own];
}

/**
 * The names of a way on signs: its own, and the numbers of its road that the name does not contain.
 * @returns each at most 200 characters
 */
export function streetNames(tags: OsmTags): string[] {
  const { name } = tags;
  return [
    ...(name === undefined ? [] : [name]),
    ...roadNumbersOf(tags).filter((number) => !saysNumber(name ?? '', number)),
  ].map((each) => each.slice(0, LONGEST));
}

export function* streetRows(extract: Extract, surroundings: Surroundings): Generator<PlaceRow> {
  const byName = new Map<string, Piece[]>();
  extract.wayTags.forEach((tags, way) => {
    const names = streetNames(tags);
    if (names.length === 0 || wayLength(extract, way) < 2 || classOf(tags) === undefined || tags.area === 'yes') return;
    const kind = tags.highway === undefined ? 'water' : 'street';
    const made = piece(lineOf(extract, way), tags);
    for (const name of names) {
      const key = `${kind} ${name}`;
      const pieces = byName.get(key);
      if (pieces === undefined) byName.set(key, [made]);
      else pieces.push(made);
    }
  });
  for (const [key, pieces] of byName) {
    const name = key.slice(key.indexOf(' ') + 1);
    for (const cluster of clusters(pieces)) {
      const best = cluster
        .map(({ tags }) => classOf(tags))
        .reduce((one, other) => ((other?.importance ?? 0) > (one?.importance ?? 0) ? other : one));
      if (best === undefined) continue;
      const at = middleOf(cluster);
      const kilometers = cluster.reduce((sum, { line }) => sum + lengthOf(line), 0) / 1000;
      yield {
        kind: best.kind,
        name,
        also: [...new Set(cluster.flatMap(({ tags }) => alsoCalled(tags, name)))].slice(0, 8),
        address: joined(surroundings.part(at), surroundings.town(at)),
        at,
        importance: Math.min(1, best.importance + Math.min(0.08, kilometers * 0.01)),
        isPopular: false,
      };
    }
  }
}
