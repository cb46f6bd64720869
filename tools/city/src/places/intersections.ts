// Intersections of two named streets, because people say "Trade and Tryon" and mean the corner. These are nodes that
// two streets share, and places where ramps connect a street to a motorway.
import type { OsmBounds, OsmTags } from '../osm';
import { type Extract, isRoad, type LngLat, nodesOf, position } from '../read/extract';
import { joined, meters } from './place';
import { streetNames } from './streets';
import type { Surroundings } from './surroundings';

export interface Intersection {
  /** The names of the two streets, in alphabetical order. */
  one: string;
  other: string;
  /** Neighborhood and town. */
  address: string;
  at: LngLat;
}

/** Meters within which points count as the same intersection: two dual carriageways intersect in four points. */
const SAME = 150;
/** Meters within which an interchange counts as one, because it has separate ramps for each direction. */
const SAME_INTERCHANGE = 1500;
/** Longer ramps connect roads that nobody would say meet. */
const LONGEST_RAMP = 800;

const isRamp = ({ highway = '' }: OsmTags): boolean => highway.endsWith('_link');
const isFast = ({ highway = '' }: OsmTags): boolean => highway === 'motorway' || highway === 'trunk';

/** The names of one way. */
type Names = readonly string[];

interface Touch {
  node: number;
  names: Names;
  isFast: boolean;
}

/** Points by the two names that meet there. */
class Meetings {
  private readonly byNames = new Map<string, { one: string; other: string; points: LngLat[] }>();

  /** Skips alternative names of the other way, which are no other street: Providence Road is NC 16 itself. */
  add(some: Names, others: Names, at: LngLat, same = SAME): void {
    for (const name of some) {
      if (others.includes(name)) continue;
      for (const second of others)
        if (!some.includes(second))
          this.addPair(name < second ? name : second, name < second ? second : name, at, same);
    }
  }

  private addPair(one: string, other: string, at: LngLat, same: number): void {
    const key = `${one}\n${other}`;
    const points = this.byNames.get(key)?.points;
    if (points === undefined) this.byNames.set(key, { one, other, points: [at] });
    else if (points.every((point) => meters(point, at) > same)) points.push(at);
  }

  all() {
    return this.byNames.values();
  }
}

/** Nodes where ways with different names meet, with their names. */
function sharedNodes(extract: Extract, namesOf: ReadonlyMap<number, Names>): Map<number, Names[]> {
  const first = new Int32Array(extract.nodeIds.length).fill(-1);
  const shared = new Map<number, Names[]>();
  for (const [way, names] of namesOf) {
    for (const node of nodesOf(extract, way)) {
      const before = first[node] ?? -1;
      const there = before < 0 ? undefined : namesOf.get(before);
      if (there === undefined) first[node] = way;
      else if (there !== names) {
        const known = shared.get(node) ?? [there];
        if (!known.includes(names)) known.push(names);
        shared.set(node, known);
      }
    }
  }
  return shared;
}

/** Connected ramps by node, identified by the first way found. */
function rampsByNode(extract: Extract): Map<number, number> {
  const parent = new Map<number, number>();
  const rootOf = (way: number): number => {
    let root = way;
    for (let next = parent.get(root) ?? root; next !== root; next = parent.get(root) ?? root) root = next;
    return root;
  };
  const wayAt = new Map<number, number>();
  extract.wayTags.forEach((tags, way) => {
    if (!isRamp(tags)) return;
    for (const node of nodesOf(extract, way)) {
      const there = wayAt.get(node);
      if (there === undefined) wayAt.set(node, way);
      else parent.set(rootOf(way), rootOf(there));
    }
  });
  return new Map([...wayAt].map(([node, way]) => [node, rootOf(way)]));
}

/** The roads to which the ramps of each interchange lead. */
function interchanges(extract: Extract, namesOf: ReadonlyMap<number, Names>): Iterable<Touch[]> {
  const ramps = rampsByNode(extract);
  const touches = new Map<number, Touch[]>();
  for (const [way, names] of namesOf) {
    const tags = extract.wayTags[way] ?? {};
    if (isRamp(tags)) continue;
    for (const node of nodesOf(extract, way)) {
      const ramp = ramps.get(node);
      if (ramp === undefined) continue;
      const touch = { node, names, isFast: isFast(tags) };
      const known = touches.get(ramp);
      if (known === undefined) touches.set(ramp, [touch]);
      else known.push(touch);
    }
  }
  return touches.values();
}

/** Adds one meeting for each pair of roads at an interchange, on the slower road where it is nearest to the other. */
function addInterchange(meetings: Meetings, extract: Extract, touches: readonly Touch[]): void {
  const nearest = new Map<string, { fast: Touch; other: Touch; apart: number }>();
  for (const fast of touches) {
    if (!fast.isFast) continue;
    for (const other of touches) {
      if (other.names === fast.names) continue;
      const apart = meters(position(extract, fast.node), position(extract, other.node));
      const key = `${fast.names.join('\n')}\n\n${other.names.join('\n')}`;
      if (apart < Math.min(LONGEST_RAMP, nearest.get(key)?.apart ?? Infinity)) nearest.set(key, { fast, other, apart });
    }
  }
  for (const { fast, other } of nearest.values())
    meetings.add(fast.names, other.names, position(extract, other.node), SAME_INTERCHANGE);
}

/** @returns the intersections inside the bounds */
export function intersectionsOf(
  extract: Extract,
  surroundings: Surroundings,
  [west, south, east, north]: OsmBounds,
): Intersection[] {
  // Ways with the same names share one list, so that lists can be compared by identity.
  const lists = new Map<string, Names>();
  const namesOf = new Map<number, Names>();
  extract.wayTags.forEach((tags, way) => {
    const names = isRoad(tags) || tags.highway === 'pedestrian' ? streetNames(tags) : [];
    if (names.length === 0) return;
    const key = names.join('\n');
    lists.set(key, lists.get(key) ?? names);
    namesOf.set(way, lists.get(key) ?? names);
  });
  const meetings = new Meetings();
  for (const [node, streets] of sharedNodes(extract, namesOf)) {
    streets.forEach((names, i) => {
      for (const others of streets.slice(i + 1)) meetings.add(names, others, position(extract, node));
    });
  }
  for (const touches of interchanges(extract, namesOf)) addInterchange(meetings, extract, touches);
  const found: Intersection[] = [];
  for (const { one, other, points } of meetings.all()) {
    for (const at of points) {
      if (at[0] < west || at[0] > east || at[1] < south || at[1] > north) continue;
      found.push({ one, other, address: joined(surroundings.part(at), surroundings.town(at)), at });
    }
  }
  return found;
}
