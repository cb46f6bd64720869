import type { OsmTags } from '../../osm';
import type { Point } from '../geometry/plane';
import type { Network, Strand } from './network';

/** A way before it gets its id, with nodes by their number in the network. */
export interface DrawnWay {
  strand: Strand;
  nodes: number[];
  tags: OsmTags;
}

/** A corner within this distance of a station is replaced by the station. */
const SAME_PLACE_METERS = 2;

interface Stop {
  at: number;
  node: number;
  /** Whether the way ends here and another one begins. */
  splits: boolean;
}

/** Splits a strand into ways where its tags change, where a bridge begins or ends, and at the nodes in `splitAt`. */
export function waysOf(network: Network, strand: Strand, splitAt: ReadonlySet<number>): DrawnWay[] {
  const stops = stopsOf(network, strand, splitAt);
  const ways: DrawnWay[] = [];
  let from = 0;
  for (let index = 1; index < stops.length; index++) {
    const stop = stops[index] as Stop;
    if (!stop.splits && index < stops.length - 1) continue;
    const nodes = stops.slice(from, index + 1).map((one) => one.node);
    const middle = ((stops[from] as Stop).at + (stops[from + 1] as Stop).at) / 2;
    const distinct = nodes.filter((node, number) => node !== nodes[number - 1]);
    if (distinct.length >= 2) ways.push(inDirection({ strand, nodes: distinct, tags: tagsAt(strand, middle) }));
    from = index;
  }
  return ways;
}

/** Draws one-way streets in the direction of their traffic. */
function inDirection(way: DrawnWay): DrawnWay {
  return way.tags['oneway'] === '-1'
    ? { ...way, nodes: [...way.nodes].reverse(), tags: { ...way.tags, oneway: 'yes' } }
    : way;
}

function tagsAt(strand: Strand, meters: number): OsmTags {
  const tags = strand.tags[strand.path.segmentAt(meters)] as OsmTags;
  const bridge = strand.bridges.find((one) => one.from <= meters && meters <= one.to);
  return bridge ? { ...tags, bridge: 'yes', layer: String(bridge.layer) } : tags;
}

function stopsOf(network: Network, strand: Strand, splitAt: ReadonlySet<number>): Stop[] {
  const { path } = strand;
  const stations: Stop[] = [...strand.stations]
    .sort((a, b) => a.at - b.at || a.node - b.node)
    .map((station) => ({ at: station.at, node: station.node, splits: splitAt.has(station.node) }));
  const corners: { at: number; point: Point; splits: boolean }[] = path.points.map((point, index) => ({
    at: path.at[index] as number,
    point,
    splits: index > 0 && strand.tags[index] !== strand.tags[index - 1],
  }));
  for (const bridge of strand.bridges) {
    for (const at of [bridge.from, bridge.to]) corners.push({ at, point: path.pointAt(at), splits: true });
  }
  const stops = [...stations];
  for (const corner of corners) {
    const station = stations.find((one) => Math.abs(one.at - corner.at) < SAME_PLACE_METERS);
    if (station) station.splits ||= corner.splits;
    else stops.push({ at: corner.at, node: network.addNode(corner.point), splits: corner.splits });
  }
  return stops.sort((a, b) => a.at - b.at);
}
