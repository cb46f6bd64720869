import type {
  SketchArea,
  SketchInterchange,
  SketchLine,
  SketchNeighborhood,
  SketchPlace,
  SketchRoad,
  SketchTurnBan,
} from '../../charlotte/format';
import { ElementList } from './elements';
import { distance, parseLine, parsePoint, type Point } from './geometry/plane';
import { Ground } from './local/ground';
import { StreetNames } from './local/names';
import { drawLocalStreets } from './local/streets';
import { raiseBridges } from './network/bridges';
import { indexStrands } from './network/junctions';
import { drawMainRoads } from './network/main-roads';
import { Network } from './network/network';
import { writeRestrictions } from './network/restrictions';
import { keepConnected } from './network/trim';
import { waysOf, type DrawnWay } from './network/ways';
import { writeBuildings } from './places/buildings';
import { writeHouseNumbers } from './places/houses';
import { areaTags, lineTags, neighborhoodTags, placeTags } from './places/tags';

export interface Sketch {
  roads: readonly SketchRoad[];
  interchanges: readonly SketchInterchange[];
  turnBans: readonly SketchTurnBan[];
  neighborhoods: readonly SketchNeighborhood[];
  places: readonly SketchPlace[];
  areas: readonly SketchArea[];
  lines: readonly SketchLine[];
}

export interface Drawing {
  elements: ElementList;
  network: Network;
  /** Ways for cars, with their element ids. */
  ways: { way: DrawnWay; id: number }[];
  figures: {
    streetKilometers: number;
    buildings: number;
    /** Fraction of the drawn nodes that are mutually reachable; the rest is left out. */
    connectedShare: number;
  };
  remarks: string[];
}

/** Radius of the center, all of whose streets are in the data; none are invented there. */
const REAL_CENTER_METERS = 1450;

/** Draws the whole city from its data; the result is deterministic. */
export function drawSketch(sketch: Sketch): Drawing {
  const network = new Network();
  drawMainRoads(network, sketch.roads, sketch.interchanges);
  const ground = new Ground(network.strands, sketch.areas, sketch.lines, sketch.neighborhoods);
  const names = new StreetNames(sketch.roads.map((road) => road.name));
  for (const home of ground.homes) {
    if (distance(home.middle, { x: 0, y: 0 }) > REAL_CENTER_METERS) drawLocalStreets(network, ground, home, names);
  }
  raiseBridges(network.strands, indexStrands(network.strands));

  const splitAt = junctionsOfRoads(network);
  const drawn = network.strands.flatMap((strand) => waysOf(network, strand, splitAt));
  const connected = keepConnected(drawn, network.nodes.length);
  for (const name of connected.cut) network.remark(`Not all of ${name} can be reached and left.`);

  const elements = new ElementList();
  const ids = new Map<number, number>();
  const idOf = (node: number) => {
    const id = ids.get(node) ?? elements.node(network.node(node), network.nodeTags.get(node));
    ids.set(node, id);
    return id;
  };
  const nodeAt = (node: number) => network.node(node);
  const ways = connected.ways.map((way) => ({ way, id: elements.way(way.nodes.map(idOf), way.tags) }));
  writeRestrictions(elements, ways, nodeAt, idOf, sketch.turnBans);
  writeHouseNumbers(elements, connected.ways, nodeAt, sketch.neighborhoods);
  for (const area of sketch.areas) elements.area(parseLine(area.ring), areaTags(area));
  for (const line of sketch.lines) elements.line(parseLine(line.line), lineTags(line));
  for (const home of sketch.neighborhoods) elements.node(parsePoint(home.at), neighborhoodTags(home));
  for (const place of sketch.places) elements.node(parsePoint(place.at), placeTags(place));
  const buildings = writeBuildings(
    elements,
    network,
    ground,
    new Set(connected.ways.map((way) => way.strand)),
    sketch.neighborhoods,
  );
  return {
    elements,
    network,
    ways,
    figures: {
      streetKilometers: connected.ways.reduce((sum, way) => sum + metersOf(way, nodeAt), 0) / 1000,
      buildings,
      connectedShare: connected.nodesAfter / connected.nodesBefore,
    },
    remarks: network.remarks,
  };
}

/**
 * Nodes at which ways end: the ends of ramps and the intersections of roads of the data, where restrictions may apply.
 */
function junctionsOfRoads(network: Network): Set<number> {
  const uses = new Map<number, number>();
  for (const strand of network.strands) {
    if (strand.kind === 'local') continue;
    for (const station of strand.stations) uses.set(station.node, (uses.get(station.node) ?? 0) + 1);
  }
  return new Set([...uses].filter(([, count]) => count > 1).map(([node]) => node));
}

function metersOf(way: DrawnWay, nodeAt: (node: number) => Point): number {
  return way.nodes
    .slice(1)
    .reduce((sum, node, index) => sum + distance(nodeAt(way.nodes[index] as number), nodeAt(node)), 0);
}
