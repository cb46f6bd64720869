import type { OsmTags } from '../../osm';
import { beside } from '../geometry/path';
import type { Point } from '../geometry/plane';
import { nearestOnLine } from '../geometry/segments';
import type { Chain } from './chains';
import type { Network, Strand } from './network';

/**
 * One direction of travel of a road with a median: meters count along the center line, and `sign` is the direction of
 * traffic.
 */
export interface Side {
  chain: Chain;
  strand: Strand;
  sign: 1 | -1;
}

export function sides(chain: Chain): Side[] {
  return [
    { chain, strand: chain.forward, sign: 1 },
    { chain, strand: chain.backward, sign: -1 },
  ];
}

/** The point beside the center line at `meters`, this many meters to the right of the traffic. */
export function besideMiddle(side: Side, meters: number, right: number): Point {
  const { middle, closed } = side.chain;
  const at = closed ? (meters + middle.length) % middle.length : Math.min(middle.length, Math.max(0, meters));
  const heading = middle.directionAt(at);
  return beside(middle.pointAt(at), { x: heading.x * side.sign, y: heading.y * side.sign }, right);
}

/** Connects a ramp's end to a carriageway and returns the node. */
export function tieInto(network: Network, strand: Strand, near: Point): number {
  const place = nearestOnLine(near, strand.path.points);
  const at = strand.path.meters(place.segment, place.t);
  const known = strand.stations.find((station) => Math.abs(station.at - at) < 4);
  if (known) return known.node;
  const node = network.addNode(place.point);
  network.tie(strand, at, node);
  return node;
}

export function rampTags(chain: Chain, destination: string | undefined): OsmTags {
  const kind = chain.roads[0]?.class === 'motorway' ? 'motorway_link' : 'trunk_link';
  return {
    highway: kind,
    oneway: 'yes',
    maxspeed: '40 mph',
    lanes: '1',
    surface: 'asphalt',
    ...(destination ? { destination } : {}),
  };
}

/** Adds a ramp along the points between two nodes. */
export function addRamp(network: Network, points: readonly Point[], tags: OsmTags, from: number, to: number): Strand {
  const fitted = [network.node(from), ...points.slice(1, -1), network.node(to)];
  const ramp = network.addStrand({ kind: 'ramp', free: false, points: fitted, tags });
  ramp.stations.push({ at: 0, node: from }, { at: ramp.path.length, node: to });
  return ramp;
}

export function markExit(network: Network, node: number, exit: string | undefined): void {
  network.nodeTags.set(node, { highway: 'motorway_junction', ...(exit ? { ref: exit } : {}) });
}
