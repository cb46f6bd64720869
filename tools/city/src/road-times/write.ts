// Writes the file of travel times next to the routing tiles; see libs/road-times for its content.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contract, gridOf, ROAD_FILE, writeRoadFile } from '@groupride/road-times';
import type { Tick } from '../report';
import { roadGraph } from './graph';
import { readTiles } from './tiles';

/** @param folder the routing tiles @returns the size; nothing is written if no road is open to cars */
export async function writeRoadTimes(folder: string, tick: Tick): Promise<{ edges: number; bytes: number }> {
  const graph = roadGraph(await readTiles(folder));
  const { edges, streets, stateEdge } = graph;
  if (edges.cost.length === 0) return { edges: 0, bytes: 0 };
  const file = writeRoadFile({ edges, streets, stateEdge, hierarchy: contract(graph, tick), grid: gridOf(streets) });
  await writeFile(join(folder, ROAD_FILE), file);
  return { edges: edges.cost.length, bytes: file.length };
}
