import type { OsmTags } from '../../osm';
import { chance } from '../chance';
import { distance, type Point } from '../geometry/plane';
import { smooth } from '../geometry/smooth';
import type { Network } from '../network/network';
import { REACH_OF_HOME, type Ground, type Home, type RoadHit } from './ground';
import { INVENTED } from '../../sketch-credit';
import type { StreetNames } from './names';

/** Fraction of the block sides without a street, for straight and winding streets. */
const GAPS = { straight: 0.09, winding: 0.3 };
/** Neighborhoods with at most this block length may have pairs of one-way streets. */
const ONE_WAY_BLOCK = 125;

/** Number of points between two corners of a winding street. */
const CURVE_STEPS = 4;

/** A corner of the street grid: column and row. */
interface Corner {
  column: number;
  row: number;
  point: Point;
  own: boolean;
}

/** A piece of street between corners; `hit` if it ends at a road of the data instead. */
interface Piece {
  points: Point[];
  from: Corner;
  to: Corner | null;
  hit?: RoadHit;
}

/** Draws the local streets of one neighborhood. */
export function drawLocalStreets(network: Network, ground: Ground, home: Home, names: StreetNames): void {
  if (!home.grid) return;
  const { block, winding = false } = home.grid;
  const corners = cornersOf(ground, home);
  const nodes = new Map<string, number>();
  const nodeOf = (corner: Corner) => {
    const key = `${corner.column},${corner.row}`;
    const node = nodes.get(key) ?? network.addNode(corner.point);
    nodes.set(key, node);
    return node;
  };
  const size = Math.ceil((home.radius * REACH_OF_HOME) / block);
  for (const along of ['row', 'column'] as const) {
    for (let line = -size; line <= size; line++) {
      let name: string | null = null;
      let run: Piece[] = [];
      const finish = () => {
        if (run.length > 0) {
          name ??= names.next(winding, home.name, along, line);
          drawStreet(network, ground, run, nodeOf, streetTags(home, name, along, line), winding);
        }
        run = [];
      };
      for (let step = -size - 1; step <= size; step++) {
        const [a, b] =
          along === 'row'
            ? [corners(step, line), corners(step + 1, line)]
            : [corners(line, step), corners(line, step + 1)];
        const piece = pieceBetween(ground, home, a, b);
        if (!piece) {
          finish();
          continue;
        }
        if (!a.own) finish();
        run.push(piece);
        if (piece.to === null && a.own) finish();
      }
      finish();
    }
  }
}

function cornersOf(ground: Ground, home: Home): (column: number, row: number) => Corner {
  const { bearing, block, winding = false } = home.grid as NonNullable<Home['grid']>;
  const angle = (bearing * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const phase = chance(home.name, 'phase') * 6.28;
  const known = new Map<string, Corner>();
  return (column, row) => {
    const key = `${column},${row}`;
    const there = known.get(key);
    if (there) return there;
    const bend = winding ? block * 0.42 : block * 0.03;
    const u =
      column * block + bend * Math.sin(row * 0.9 + phase) + bend * 0.6 * (chance(home.name, column, row, 'u') - 0.5);
    const v =
      row * block +
      bend * Math.sin(column * 0.8 + phase * 1.7) +
      bend * 0.6 * (chance(home.name, column, row, 'v') - 0.5);
    const point = { x: home.middle.x + u * cos + v * sin, y: home.middle.y - u * sin + v * cos };
    const corner = { column, row, point, own: ground.homeOf(point) === home && !ground.isClosed(point) };
    known.set(key, corner);
    return corner;
  };
}

/**
 * The street from corner to corner. If only one corner is in the neighborhood, it ends at a road of the data in
 * between, if there is one.
 */
function pieceBetween(ground: Ground, home: Home, a: Corner, b: Corner): Piece | null {
  if (!a.own && !b.own) return null;
  const winding = home.grid?.winding === true;
  if (a.own && b.own) {
    if (chance(home.name, 'gap', a.column, a.row, b.column, b.row) < (winding ? GAPS.winding : GAPS.straight))
      return null;
    if (!ground.allows(a.point, b.point)) return null;
    return { points: [a.point, b.point], from: a, to: b };
  }
  const [inner, outer] = a.own ? [a, b] : [b, a];
  const hit = ground.roadsAcross(inner.point, outer.point)[0];
  if (!hit || hit.t * distance(a.point, b.point) < 25 || !ground.allows(inner.point, hit.point)) return null;
  return a.own
    ? { points: [a.point, hit.point], from: a, to: null, hit }
    : { points: [hit.point, b.point], from: a, to: b, hit };
}

function drawStreet(
  network: Network,
  ground: Ground,
  run: Piece[],
  nodeOf: (corner: Corner) => number,
  tags: OsmTags,
  winding: boolean,
): void {
  const bare = run.flatMap((piece, index) => (index === 0 ? piece.points : piece.points.slice(1)));
  const points = winding ? smooth(bare, () => CURVE_STEPS, 300) : bare;
  const steps = points.length > bare.length ? CURVE_STEPS : 1;
  const strand = network.addStrand({ kind: 'local', free: false, points, tags });
  let last = 0;
  for (const piece of run) {
    const start = last;
    const end = last + steps;
    last = end;
    if (piece.from.own) network.tie(strand, strand.path.at[start] as number, nodeOf(piece.from));
    if (piece.to?.own) network.tie(strand, strand.path.at[end] as number, nodeOf(piece.to));
    if (piece.hit) {
      const node = network.intersectionNode(piece.hit.point);
      network.tie(strand, strand.path.at[piece.from.own ? end : start] as number, node);
      network.tie(piece.hit.strand, piece.hit.at, node);
      continue;
    }
    for (let segment = start; segment < end; segment++) {
      for (const hit of ground.roadsAcross(points[segment] as Point, points[segment + 1] as Point)) {
        const node = network.intersectionNode(hit.point);
        network.tie(strand, strand.path.meters(segment, hit.t), node);
        network.tie(hit.strand, hit.at, node);
      }
    }
  }
}

function streetTags(home: Home, name: string, along: 'row' | 'column', line: number): OsmTags {
  const { block, winding } = home.grid as NonNullable<Home['grid']>;
  const tags: OsmTags = { highway: 'residential', name, maxspeed: '25 mph', surface: 'asphalt', [INVENTED]: 'yes' };
  const hasPairs = !winding && block <= ONE_WAY_BLOCK && chance(home.name, 'one way') < 0.6;
  const number = ((line % 6) + 6) % 6;
  if (!hasPairs || along === 'column' || number > 1) return tags;
  return { ...tags, oneway: number === 0 ? 'yes' : '-1' };
}
