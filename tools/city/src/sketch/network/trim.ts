import { largestConnected } from './connected';
import type { DrawnWay } from './ways';

export interface Connected {
  ways: DrawnWay[];
  /** Number of junctions and corners before and after removing those that cars cannot reach or leave. */
  nodesBefore: number;
  nodesAfter: number;
  /** Names of roads of the data that lost a part. */
  cut: string[];
}

/** Keeps only what can be reached from and can reach everything else. */
export function keepConnected(ways: readonly DrawnWay[], nodeCount: number): Connected {
  const edges: [number, number][] = [];
  const used = new Set<number>();
  for (const way of ways) {
    way.nodes.forEach((node, index) => {
      used.add(node);
      const before = way.nodes[index - 1];
      if (before === undefined) return;
      edges.push([before, node]);
      if (way.tags['oneway'] !== 'yes') edges.push([node, before]);
    });
  }
  const connected = largestConnected(nodeCount, edges);
  const cut = new Set<string>();
  const kept = ways.flatMap((way) => {
    const parts: DrawnWay[] = [];
    let nodes: number[] = [];
    for (const node of [...way.nodes, -1]) {
      if (connected.has(node)) nodes.push(node);
      else {
        if (nodes.length >= 2) parts.push({ ...way, nodes });
        nodes = [];
      }
    }
    if (way.strand.kind !== 'local' && (parts.length !== 1 || parts[0]?.nodes.length !== way.nodes.length))
      cut.add(way.tags['name'] ?? way.tags['destination'] ?? 'a ramp');
    return parts;
  });
  return { ways: kept, nodesBefore: used.size, nodesAfter: connected.size, cut: [...cut] };
}
