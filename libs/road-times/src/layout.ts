import type { Layout } from './cuts';
import { NONE, type RoadGraph } from './road-graph';

/** Positions of the intersections, as far as they are known from streets. */
export function layoutOf({ edges, streets }: Pick<RoadGraph, 'edges' | 'streets'>): Layout {
  const { from, to } = edges;
  const intersections =
    Math.max(-1, ...[from, to].map((ends) => ends.reduce((most, at) => Math.max(most, at), -1))) + 1;
  const [y, x] = [new Float64Array(intersections), new Float64Array(intersections)];
  const { along, against, start, points } = streets;
  const shrink = points.length === 0 ? 1 : Math.cos((points[0]! / 1e6) * (Math.PI / 180));
  const put = (at: number, point: number) => {
    y[at] = points[2 * point]!;
    x[at] = points[2 * point + 1]! * shrink;
  };
  along.forEach((edge, street) => {
    const [first, last] = [start[street]!, start[street + 1]! - 1];
    if (edge !== NONE) {
      put(from[edge]!, first);
      put(to[edge]!, last);
    } else {
      put(to[against[street]!]!, first);
      put(from[against[street]!]!, last);
    }
  });
  return { from, to, y, x };
}
