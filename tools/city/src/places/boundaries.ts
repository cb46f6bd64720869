// Finds the town that contains a point, by the boundaries of towns. An extract that was cut out of the map has open
// boundaries. For these, the number of boundary intersections on the line from a place with a known town to the point
// determines whether the point is inside.
import type { OsmRelation } from '../osm';
import { type Extract, indexOfId, lineOf, type LngLat, position, wayLength } from '../read/extract';
import { boxAround, type Box, isIn, isInside } from '../shape/ring';
import { meters, nameOf } from './place';
import { saysTown, townLevels } from './town-levels';

export interface Settlement {
  name: string;
  /** Value of its place tag. */
  place: string;
  at: LngLat;
}

interface Boundary {
  name: string;
  level: number;
  lines: LngLat[][];
  isClosed: boolean;
  box: Box;
  /** For an open boundary, a place that is known to lie inside. */
  center: LngLat | undefined;
}

/** A place whose boundary at a level is known. */
interface Reference {
  at: LngLat;
  boundary: Boundary;
}

/** Number of references that have to agree. */
const REFERENCES = 3;
const TOWNS = new Set(['city', 'town', 'village']);

const crosses = ([x, y]: LngLat, [toX, toY]: LngLat, [fromA, fromB]: LngLat, [a, b]: LngLat): boolean => {
  const side = (u: number, v: number): number => (toX - x) * (v - y) - (toY - y) * (u - x);
  const [one, other] = [side(fromA, fromB), side(a, b)];
  if (one > 0 === other > 0) return false;
  const part = one / (one - other);
  const [meetsX, meetsY] = [fromA + (a - fromA) * part, fromB + (b - fromB) * part];
  const along = ((meetsX - x) * (toX - x) + (meetsY - y) * (toY - y)) / ((toX - x) ** 2 + (toY - y) ** 2);
  return along > 0 && along < 1;
};

function intersections({ lines }: Boundary, from: LngLat, to: LngLat): number {
  let count = 0;
  for (const line of lines)
    for (let index = 1; index < line.length; index += 1)
      if (crosses(from, to, line[index - 1] as LngLat, line[index] as LngLat)) count += 1;
  return count;
}

const contains = ({ box, lines }: Boundary, at: LngLat): boolean => isIn(at, box) && isInside(at, lines);

/** "Buchs (SG)" becomes Buchs; "Stadt Wien" with the center Wien becomes Wien. */
function shortName(name: string, center: string | undefined): string {
  const bare = name.replace(/\s*\([^)]*\)\s*$/, '') || name;
  return center !== undefined && bare.includes(center) ? center : bare;
}

function boundaryOf(
  extract: Extract,
  { tags, members }: OsmRelation,
  settlements: readonly Settlement[],
  trusted: number | undefined,
): Boundary | undefined {
  const [name, level] = [nameOf(tags), Number(tags.admin_level)];
  if (tags.boundary !== 'administrative' || name === undefined || !Number.isInteger(level)) return undefined;
  const linked = members
    .filter(({ type, role }) => type === 'node' && (role === 'label' || role === 'admin_centre'))
    .map(({ ref }) => indexOfId(extract.nodeIds, ref))
    .filter((node) => node >= 0)
    .map((node) => ({ at: position(extract, node), tags: extract.nodeTags.get(node) }));
  const namesake = settlements.find((settlement) => settlement.name === name && TOWNS.has(settlement.place));
  if (level !== trusted && !saysTown(tags) && namesake === undefined) return undefined;
  const ways = members.filter(({ type }) => type === 'way').map(({ ref }) => indexOfId(extract.wayIds, ref));
  const lines = ways.filter((way) => way >= 0 && wayLength(extract, way) > 1).map((way) => lineOf(extract, way));
  const town = linked
    .map(({ tags: { name: text, place = '' } = {} }) => (TOWNS.has(place) ? text : undefined))
    .find((text) => text !== undefined);
  return {
    name: shortName(name, town),
    level,
    lines,
    isClosed: lines.length > 0 && lines.length === ways.length,
    box: boxAround(lines.flat()),
    center: linked[0]?.at ?? namesake?.at,
  };
}

/** The boundaries of one level, which do not overlap. */
class Level {
  private readonly closed: Boundary[];
  private readonly open: Boundary[];
  private readonly references: Reference[];

  constructor(boundaries: readonly Boundary[], settlements: readonly Settlement[]) {
    this.closed = boundaries.filter(({ isClosed }) => isClosed);
    this.open = boundaries.filter(({ isClosed }) => !isClosed);
    const known = this.open.length === 0 ? [] : settlements.map(({ at }) => ({ at, boundary: this.around(at) }));
    this.references = [...known, ...this.open.map((boundary) => ({ at: boundary.center, boundary }))].filter(
      (one): one is Reference => one.at !== undefined && one.boundary !== undefined,
    );
  }

  private around(at: LngLat): Boundary | undefined {
    return this.closed.find((boundary) => contains(boundary, at));
  }

  town(at: LngLat): string | undefined {
    return (this.around(at) ?? this.amongOpen(at))?.name;
  }

  /** @returns undefined if the references do not agree on one boundary */
  private amongOpen(at: LngLat): Boundary | undefined {
    if (this.references.length === 0) return undefined;
    const near = this.references
      .map((reference) => ({ reference, distance: meters(at, reference.at) }))
      .sort((one, two) => one.distance - two.distance)
      .slice(0, REFERENCES);
    const claims = this.open.filter((boundary) =>
      near.every(
        ({ reference }) => (reference.boundary === boundary) === (intersections(boundary, at, reference.at) % 2 === 0),
      ),
    );
    return claims.length === 1 ? claims[0] : undefined;
  }
}

export interface TownBoundaries {
  /** The town whose boundary contains the point, if the extract has it. */
  town(at: LngLat): string | undefined;
  /** All lines of boundaries, which show where two towns meet. */
  lines: LngLat[][];
}

/** @param country ISO 3166-1 code */
export function townBoundaries(extract: Extract, settlements: readonly Settlement[], country: string): TownBoundaries {
  const { trusted, others } = townLevels(country);
  const all = extract.relations
    .map((relation) => boundaryOf(extract, relation, settlements, trusted))
    .filter((boundary) => boundary !== undefined);
  const namesOfTowns = new Set(all.filter(({ level }) => level === trusted).map(({ name }) => name));
  const levels = (trusted === undefined ? others : [trusted, ...others])
    // A district or county may be named after its main town.
    .map((level) =>
      all.filter((boundary) => boundary.level === level && (level === trusted || !namesOfTowns.has(boundary.name))),
    )
    .filter((boundaries) => boundaries.length > 0)
    .map((boundaries) => new Level(boundaries, settlements));
  return {
    town(at) {
      for (const level of levels) {
        const name = level.town(at);
        if (name !== undefined) return name;
      }
      return undefined;
    },
    lines: all.flatMap(({ lines }) => lines),
  };
}
