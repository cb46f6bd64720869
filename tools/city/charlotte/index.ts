import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { writeOsmPbf } from '../src/pbf/write';
import { SKETCH_CREDIT } from '../src/sketch-credit';
import { drawSketch } from '../src/sketch/sketch';
import { charlotte } from './data';

export { checkCharlotte, printCharlotteCheck } from './check';

export interface WrittenCharlotte {
  nodes: number;
  ways: number;
  relations: number;
  bytes: number;
  /** Changes with the sketch and the program that draws it. */
  sourceHash: string;
}

/** Draws Charlotte and writes it as an extract. */
export async function writeCharlotte(
  file: string,
  progress: (text: string) => void = () => undefined,
): Promise<WrittenCharlotte> {
  const drawing = drawSketch(charlotte);
  const { elements, figures } = drawing;
  progress(
    `${Math.round(figures.streetKilometers)} km of streets, ${figures.buildings} buildings, ` +
      `${(figures.connectedShare * 100).toFixed(2)}% of the network in one piece (the rest is left out)`,
  );
  for (const remark of drawing.remarks) progress(remark);
  const written = await writeOsmPbf(elements, file, {
    writingProgram: 'groupride-city',
    source: SKETCH_CREDIT,
    bounds: boundsOf(elements.nodes),
  });
  progress(
    `${written.nodes} nodes, ${written.ways} ways, ${written.relations} relations, ${(written.bytes / 1e6).toFixed(1)} MB`,
  );
  return { ...written, sourceHash: await sourceHash() };
}

/** A hash of all files that determine the sketch. */
export async function sourceHash(): Promise<string> {
  const root = join(import.meta.dirname, '..');
  const hash = createHash('sha256');
  for (const folder of ['charlotte', join('src', 'sketch'), join('src', 'pbf')]) {
    const names = await readdir(join(root, folder), { recursive: true });
    for (const name of names.filter((one) => one.endsWith('.ts') && !one.endsWith('.spec.ts')).sort()) {
      const path = join(root, folder, name);
      hash.update(relative(root, path)).update(await readFile(path));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function boundsOf(
  nodes: readonly { lat: number; lon: number }[],
): [west: number, south: number, east: number, north: number] {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const { lat, lon } of nodes) {
    west = Math.min(west, lon);
    east = Math.max(east, lon);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return [west, south, east, north];
}
