import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { valhallaConfig } from '../infra/valhalla-config';

const require = createRequire(import.meta.url);
const GRID_FILE = join(import.meta.dirname, 'grid.osm.pbf');

/** Builds the grid's routing tiles in a temporary folder. */
export async function buildGridTiles(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'groupride-grid-'));
  const config = valhallaConfig({ folder }) as { mjolnir: object };
  const file = join(folder, 'build.json');
  await writeFile(
    file,
    JSON.stringify({
      ...config,
      mjolnir: {
        ...config.mjolnir,
        concurrency: 1,
        id_table_size: 10_000,
        hierarchy: true,
        shortcuts: true,
        data_processing: {
          infer_internal_intersections: true,
          infer_turn_channels: true,
          apply_country_overrides: true,
          grid_divisions_within_tile: 32,
          use_admin_db: false,
        },
      },
    }),
  );
  await run(
    join(dirname(require.resolve('@valhallajs/valhallajs')), platform(), arch(), 'valhalla_build_tiles'),
    ['-c', file, GRID_FILE],
    folder,
  );
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

function run(program: string, parameters: string[], folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    let failure = '';
    child.stderr.on('data', (part) => (failure += String(part)));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}: ${failure.slice(-500)}`)),
    );
  });
}
