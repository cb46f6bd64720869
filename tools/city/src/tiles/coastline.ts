// The sea. OpenStreetMap has only its coastline: lines with the land on their left and the water on their right, most
// of which begin and end outside the extract. This joins their ends to areas along the edge of the city's box.
import type { OsmBounds } from '../osm';
import { type Extract, isRoad, lineOf, type LngLat, nodesOf, position, wayLength } from '../read/extract';
import { piecesWithin } from '../shape/clip';
import { boxAround, type Box, isIn, isInside, turnOf } from '../shape/ring';
import type { Polygons } from './polygons';

/** A coastline that ends within this fraction of the box from its edge is extended to the edge. */
const NEAR_EDGE = 0.2;
/** How far the areas extend beyond the box, in multiples of its size, because tiles are larger than the city. */
const BEYOND = 4;
/**
 * Number of checked points on roads, and the maximum fraction of them in the sea. Above it, the coastline is considered
 * wrong.
 */
const SAMPLE = 400;
const DROWNED = 0.15;

/** Coastlines joined at common end nodes. */
function chains(extract: Extract): LngLat[][] {
  const rest = new Map<number, number[]>();
  const ends = new Set<number>();
  const firstOf = (way: number): number => nodesOf(extract, way)[0] ?? -1;
  const lastOf = (way: number): number => nodesOf(extract, way).at(-1) ?? -1;
  const coast = [...extract.wayTags.keys()].filter(
    (way) => extract.wayTags[way]?.natural === 'coastline' && wayLength(extract, way) > 1,
  );
  for (const way of coast) {
    rest.set(firstOf(way), [...(rest.get(firstOf(way)) ?? []), way]);
    ends.add(lastOf(way));
  }
  const follow = (from: number): LngLat[] => {
    const line: LngLat[] = [];
    for (let node = from; ;) {
      const way = rest.get(node)?.pop();
      if (way === undefined) return line;
      for (const at of lineOf(extract, way).slice(line.length === 0 ? 0 : 1)) line.push(at);
      node = lastOf(way);
    }
  };
  // First the lines whose start is not the end of another one; the rest are circles.
  const starts = coast.map(firstOf);
  return [...starts.filter((node) => !ends.has(node)), ...starts].map(follow).filter((line) => line.length > 1);
}

const isClosed = (line: readonly LngLat[]): boolean =>
  line.length > 3 && line[0]?.[0] === line.at(-1)?.[0] && line[0]?.[1] === line.at(-1)?.[1];

/** The edge of a box, clockwise: positions count from the northwest corner, in units of sides. */
class Edge {
  private readonly outer: Box;
  private readonly width: number;
  private readonly height: number;

  constructor(private readonly box: Readonly<Box>) {
    const [west, south, east, north] = box;
    [this.width, this.height] = [east - west, north - south];
    const more = BEYOND * Math.max(this.width, this.height);
    this.outer = [west - more, Math.max(-85, south - more), east + more, Math.min(85, north + more)];
  }

  /** @returns the position of a point on the edge, or undefined if it is not on the edge */
  positionOf([lng, lat]: LngLat): number | undefined {
    const [west, south, east, north] = this.box;
    const tiny = 1e-9;
    if (Math.abs(lat - north) < tiny) return (lng - west) / this.width;
    if (Math.abs(lng - east) < tiny) return 1 + (north - lat) / this.height;
    if (Math.abs(lat - south) < tiny) return 2 + (east - lng) / this.width;
    return Math.abs(lng - west) < tiny ? 3 + (lat - south) / this.height : undefined;
  }

  /** @returns the point of the edge nearest to an inside point, unless it is far away */
  nearest([lng, lat]: LngLat): LngLat | undefined {
    const [west, south, east, north] = this.box;
    const ways: [number, LngLat][] = [
      [north - lat, [lng, north]],
      [east - lng, [east, lat]],
      [lat - south, [lng, south]],
      [lng - west, [west, lat]],
    ];
    const [[distance, at] = [Infinity, undefined]] = ways.sort(([one], [other]) => one - other);
    return distance <= NEAR_EDGE * Math.min(this.width, this.height) ? at : undefined;
  }

  /** The line from one position to another, clockwise and far outside the box. */
  around(from: number, to: number): LngLat[] {
    const until = to < from ? to + 4 : to;
    const way = [this.outside(from)];
    for (let corner = Math.floor(from) + 1; corner <= until; corner += 1) way.push(this.corner(corner % 4));
    return [...way, this.outside(to)];
  }

  whole(): LngLat[] {
    return [0, 1, 2, 3, 0].map((corner) => this.corner(corner));
  }

  private corner(index: number): LngLat {
    const [west, south, east, north] = this.outer;
    return [index === 0 || index === 3 ? west : east, index < 2 ? north : south];
  }

  private outside(at: number): LngLat {
    const [west, south, east, north] = this.box;
    const side = Math.floor(at) % 4;
    const part = at - Math.floor(at);
    if (side === 0) return [west + part * this.width, this.outer[3]];
    if (side === 1) return [this.outer[2], north - part * this.height];
    return side === 2 ? [east - part * this.width, this.outer[1]] : [this.outer[0], south + part * this.height];
  }
}

interface Piece {
  line: LngLat[];
  /** The positions where the line enters and leaves the box. */
  comes: number;
  leaves: number;
  /** Whether an end had to be extended to the edge. */
  isLed: boolean;
}

/** @returns undefined for a piece that begins or ends in the middle of the box */
function pieceOf(line: LngLat[], edge: Edge): Piece | undefined {
  const ends = [line[0], line.at(-1)] as [LngLat, LngLat];
  const [first, last] = ends.map((at) => (edge.positionOf(at) === undefined ? edge.nearest(at) : at));
  if (first === undefined || last === undefined) return undefined;
  const [comes, leaves] = [edge.positionOf(first), edge.positionOf(last)];
  const isLed = first !== ends[0] || last !== ends[1];
  return comes === undefined || leaves === undefined
    ? undefined
    : { line: isLed ? [first, ...line, last] : line, comes, leaves, isLed };
}

/**
 * @returns undefined if entries and exits do not alternate along the edge, which means that some coastline is missing
 */
function joined(pieces: readonly Piece[], edge: Edge): LngLat[][] | undefined {
  const events = pieces
    .flatMap((piece) => [
      { at: piece.comes, piece, comes: true },
      { at: piece.leaves, piece, comes: false },
    ])
    .sort((one, two) => one.at - two.at || Number(one.comes) - Number(two.comes));
  if (events.some(({ comes }, index) => comes === events[(index + 1) % events.length]?.comes)) return undefined;
  const next = new Map(
    events.map(({ piece, comes }, index) => [comes ? undefined : piece, events[(index + 1) % events.length]?.piece]),
  );
  const rings: LngLat[][] = [];
  const rest = new Set(pieces);
  for (const start of pieces) {
    if (!rest.has(start)) continue;
    const ring: LngLat[] = [];
    for (let piece: Piece | undefined = start; piece !== undefined && rest.delete(piece); piece = next.get(piece)) {
      ring.push(...piece.line, ...edge.around(piece.leaves, next.get(piece)?.comes ?? piece.comes));
    }
    rings.push([...ring, ring[0] as LngLat]);
  }
  return rings;
}

/**
 * If an end was extended to the wrong side of another piece, the shortest extended pieces are left out until the rest
 * fits.
 */
function joinedAsFarAsPossible(pieces: readonly Piece[], edge: Edge): LngLat[][] | undefined {
  const led = pieces.filter(({ isLed }) => isLed).sort((one, two) => one.line.length - two.line.length);
  for (let leftOut = 0; leftOut <= led.length; leftOut += 1) {
    const without = new Set(led.slice(0, leftOut));
    const rings = joined(
      pieces.filter((piece) => !without.has(piece)),
      edge,
    );
    if (rings !== undefined) return rings;
  }
  return undefined;
}

/** Rotates a closed line to start outside the box, so that no piece of it is split. */
function fromOutside(line: LngLat[], box: Box): LngLat[] {
  const outside = line.findIndex((at) => !isIn(at, box));
  return outside <= 0 ? line : [...line.slice(outside), ...line.slice(1, outside + 1)];
}

function withIslands(waters: readonly LngLat[][], islands: readonly LngLat[][]): Polygons {
  const polygons = waters
    .map((outer) => [outer])
    .sort(([one = []], [two = []]) => Math.abs(turnOf(one)) - Math.abs(turnOf(two)));
  for (const island of islands) {
    const [at] = island;
    if (at !== undefined) polygons.find(([outer]) => outer !== undefined && isInside(at, [outer]))?.push(island);
  }
  return polygons;
}

/** Whether so many roads would lie in the sea that the coastline must be wrong. */
function drownsRoads(extract: Extract, polygons: Polygons, box: Box): boolean {
  const points: LngLat[] = [];
  extract.wayTags.forEach((tags, way) => {
    if (!isRoad(tags) || tags.bridge !== undefined || tags.tunnel !== undefined) return;
    const nodes = nodesOf(extract, way);
    const at = position(extract, nodes[nodes.length >> 1] ?? 0);
    if (nodes.length > 0 && isIn(at, box)) points.push(at);
  });
  const every = Math.max(1, Math.floor(points.length / SAMPLE));
  const sample = points.filter((_, index) => index % every === 0);
  return sample.filter((at) => polygons.some((rings) => isInside(at, rings))).length > sample.length * DROWNED;
}

export interface Sea {
  polygons: Polygons;
  /** Whether some coastlines of the extract could not form areas; land is drawn there. */
  isBroken: boolean;
}

/** @returns the sea inside the box, extended beyond its edges */
export function seaOf(extract: Extract, bounds: OsmBounds): Sea {
  const box: Box = [...bounds];
  const edge = new Edge(box);
  const pieces: Piece[] = [];
  const rings: LngLat[][] = [];
  let loose = 0;
  for (const chain of chains(extract)) {
    const whole = isClosed(chain);
    const [west, south, east, north] = boxAround(chain);
    if (whole && west > box[0] && south > box[1] && east < box[2] && north < box[3]) {
      rings.push(chain);
      continue;
    }
    for (const line of piecesWithin(whole ? fromOutside(chain, box) : chain, box)) {
      const piece = pieceOf(line, edge);
      if (piece === undefined) loose += 1;
      else pieces.push(piece);
    }
  }
  const islands = rings.filter((ring) => turnOf(ring) > 0);
  const lagoons = rings.filter((ring) => turnOf(ring) < 0);
  const seas = joinedAsFarAsPossible(pieces, edge);
  const onlyIslands = pieces.length === 0 && loose === 0 && lagoons.length === 0 && islands.length > 0;
  const polygons = withIslands([...(seas ?? []), ...lagoons, ...(onlyIslands ? [edge.whole()] : [])], islands);
  const isWrong = polygons.length > 0 && drownsRoads(extract, polygons, box);
  return { polygons: isWrong ? [] : polygons, isBroken: isWrong || seas === undefined || loose > 0 };
}
