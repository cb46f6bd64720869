// An extract in memory: positions are in typed arrays, so that millions of nodes fit, and tags are stored only where
// there are any.
import { CityError } from '../city-error';
import type { OsmBounds, OsmRelation, OsmTags } from '../osm';

export const UNITS_PER_DEGREE = 1e7;

export interface Extract {
  /** Ascending and distinct. */
  readonly nodeIds: Float64Array;
  /** In units of 1e-7 degrees, in the order of the ids. */
  readonly lats: Int32Array;
  readonly lons: Int32Array;
  /** By index of the node. */
  readonly nodeTags: ReadonlyMap<number, OsmTags>;
  /** Ascending and distinct. */
  readonly wayIds: Float64Array;
  /** Index in `wayNodes` of the first node of way n, with one additional entry at the end. */
  readonly wayStarts: Uint32Array;
  /** Indexes of nodes, without nodes that are missing in the extract. */
  readonly wayNodes: Int32Array;
  readonly wayTags: readonly OsmTags[];
  readonly relations: readonly OsmRelation[];
  /** The bounds declared by the file. */
  readonly declaredBounds: OsmBounds | undefined;
  /** The source of the data, as declared by the file. */
  readonly source: string | undefined;
  /** Number of references from ways to nodes that are missing in the file. */
  readonly missingNodes: number;
  /** Whether the routing engine's own reader can read the file as it is. */
  readonly isOrderly: boolean;
}

export type LngLat = [lng: number, lat: number];

export const position = ({ lats, lons }: Extract, node: number): LngLat => [
  (lons[node] ?? 0) / UNITS_PER_DEGREE,
  (lats[node] ?? 0) / UNITS_PER_DEGREE,
];

export const wayLength = ({ wayStarts }: Extract, way: number): number =>
  (wayStarts[way + 1] ?? 0) - (wayStarts[way] ?? 0);

export function nodesOf({ wayStarts, wayNodes }: Extract, way: number): Int32Array {
  return wayNodes.subarray(wayStarts[way], wayStarts[way + 1]);
}

export function lineOf(extract: Extract, way: number): LngLat[] {
  return Array.from(nodesOf(extract, way), (node) => position(extract, node));
}

export function isClosed(extract: Extract, way: number): boolean {
  const nodes = nodesOf(extract, way);
  return nodes.length > 3 && nodes[0] === nodes[nodes.length - 1];
}

/** @returns index of the id in ascending ids, or -1 */
export function indexOfId(ids: Float64Array, id: number): number {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = ids[middle] ?? 0;
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Roads for cars; an extract without any is useless. */
export const ROADS = new Set([
  'motorway',
  'motorway_link',
  'trunk',
  'trunk_link',
  'primary',
  'primary_link',
  'secondary',
  'secondary_link',
  'tertiary',
  'tertiary_link',
  'unclassified',
  'residential',
  'living_street',
  'service',
  'road',
  'busway',
]);

export function isRoad(tags: OsmTags): boolean {
  return tags.highway !== undefined && ROADS.has(tags.highway) && tags.area !== 'yes';
}

const share = (sorted: Int32Array, part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;

/**
 * The bounds of the city: those declared by the file, unless they are much larger than its roads, otherwise those of
 * the roads. A few ways that lead far away, such as ferries and complete relations, do not enlarge the city.
 * @throws CityError when there are no roads
 */
export function boundsOf(extract: Extract, file: string): OsmBounds {
  const nodes = new Set<number>();
  extract.wayTags.forEach((tags, way) => {
    if (isRoad(tags)) for (const node of nodesOf(extract, way)) nodes.add(node);
  });
  if (nodes.size < 2) throw new CityError(`${file} has no roads: choose an extract of a city with its streets.`);
  const range = (values: Int32Array): [number, number] => {
    const of = Int32Array.from(nodes, (node) => values[node] ?? 0).sort();
    const [from, to] = [share(of, 0.002), share(of, 0.998)];
    const margin = (to - from) * 0.15;
    return [
      Math.max(share(of, 0), from - margin) / UNITS_PER_DEGREE,
      Math.min(share(of, 1), to + margin) / UNITS_PER_DEGREE,
    ];
  };
  const [west, east] = range(extract.lons);
  const [south, north] = range(extract.lats);
  const declared = extract.declaredBounds;
  if (declared === undefined) return [west, south, east, north];
  const isNear = declared[2] - declared[0] < 2 * (east - west) && declared[3] - declared[1] < 2 * (north - south);
  if (isNear) return declared;
  const both: OsmBounds = [
    Math.max(west, declared[0]),
    Math.max(south, declared[1]),
    Math.min(east, declared[2]),
    Math.min(north, declared[3]),
  ];
  return both[0] < both[2] && both[1] < both[3] ? both : [west, south, east, north];
}
