import type { SketchInterchange, SketchRoad } from '../../../charlotte/format';
import { distance, type Point } from '../geometry/plane';
import { nearestOnLine } from '../geometry/segments';
import { drawChains, type Chain, type CutBack } from './chains';
import { leadAcross } from './extend';
import { drawInterchanges, type DrawnRoad } from './interchanges';
import { indexStrands, tieIntersections } from './junctions';
import type { Network } from './network';
import { readRoads, roadTags, type Road } from './roads';

const CUT_BACK_METERS = 230;
const ENDS_AT_METERS = 120;

/** Draws the roads of the data with their junctions and interchanges. */
export function drawMainRoads(
  network: Network,
  sketches: readonly SketchRoad[],
  interchanges: readonly SketchInterchange[],
): DrawnRoad[] {
  const roads = readRoads(sketches);
  leadAcross(roads, interchanges);
  const chains = drawChains(network, roads, cutBackAmong(roads));
  const drawn = roads.map((road) => ({ sketch: road.sketch, strands: strandsOf(network, road, chains) }));
  tieIntersections(network, network.strands, indexStrands(network.strands));
  drawInterchanges(
    network,
    chains,
    drawn.filter((_, index) => !(roads[index] as Road).free),
    interchanges,
  );
  return drawn;
}

function strandsOf(network: Network, road: Road, chains: readonly Chain[]) {
  if (!road.sketch.dual) {
    return [network.addStrand({ kind: 'main', free: road.free, points: road.points, tags: roadTags(road.sketch) })];
  }
  return chains
    .filter((chain) => chain.roads.includes(road.sketch))
    .flatMap((chain) => [chain.forward, chain.backward]);
}

/**
 * A free road that ends at another one stops before it, and ramps continue; if a regular road continues from its end,
 * it is not cut.
 */
function cutBackAmong(roads: readonly Road[]): CutBack {
  return (end, own) => {
    const others = roads.filter((road) => !own.includes(road.sketch));
    const tips = (road: Road) => [road.points[0] as Point, road.points.at(-1) as Point];
    if (others.some((road) => !road.free && tips(road).some((tip) => distance(tip, end) < 1))) return 0;
    return others.some((road) => road.free && nearestOnLine(end, road.points).distance < ENDS_AT_METERS)
      ? CUT_BACK_METERS
      : 0;
  };
}
