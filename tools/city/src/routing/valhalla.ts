// Builds routing tiles with the programs of @valhallajs/valhallajs, which require the configuration file written here.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, resolve as absolute } from 'node:path';
import { CityError } from '../city-error';
import type { OsmBounds } from '../osm';
import { writeOsmPbf } from '../pbf/write';
import type { Tick } from '../report';

const require = createRequire(import.meta.url);

/** Folder of the package's programs for this platform. @throws CityError when there are none */
export function binaryFolder(): string {
  const folder = join(dirname(require.resolve('@valhallajs/valhallajs')), platform(), arch());
  if (!existsSync(join(folder, 'valhalla_build_tiles'))) {
    throw new CityError(
      `Routing tiles cannot be built on ${platform()}/${arch()}: use Linux (x64, arm64) or macOS (arm64), or bring the data folder from such a machine.`,
    );
  }
  return folder;
}

export interface RoutingOptions {
  /** The input file of the engine, sorted by kind and id. */
  readonly source: string;
  /** Folder for the tiles, which is created here. */
  readonly folder: string;
  /** Folder for temporary files. */
  readonly scratch: string;
  readonly driveOn: 'left' | 'right';
  readonly bounds: OsmBounds;
  readonly signal: AbortSignal;
}

export function configuration({ folder, scratch }: Pick<RoutingOptions, 'folder' | 'scratch'>): object {
  return {
    mjolnir: {
      tile_dir: folder,
      concurrency: 2,
      max_cache_size: 200_000_000,
      hierarchy: true,
      shortcuts: true,
      include_driveways: true,
      include_driving: true,
      include_pedestrian: true,
      include_bicycle: true,
      include_construction: false,
      reclassify_links: true,
      admin: join(scratch, 'admin.sqlite'),
      data_processing: {
        infer_internal_intersections: true,
        infer_turn_channels: true,
        apply_country_overrides: true,
        grid_divisions_within_tile: 32,
        use_admin_db: true,
      },
      logging: { type: 'file', color: false, file_name: logOf(scratch) },
    },
    additional_data: {},
  };
}

const logOf = (scratch: string): string => join(scratch, 'routing.log');

/** Log lines that mark the stages of the work, in order. */
const PARTS = [
  'Parsing ways',
  'Parsing relations',
  'Parsing nodes',
  'Creating graph edges',
  'Building',
  'Enhancing',
  'HierarchyBuilder',
  'ShortcutBuilder',
  'RestrictionBuilder',
  'Validating',
];

function partsDone(log: string): number {
  let done = 0;
  PARTS.forEach((part, index) => {
    if (log.includes(part)) done = index + 1;
  });
  return done;
}

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly said: string;
}

/** @param scratch the program's working folder */
function run(program: string, args: readonly string[], scratch: string, signal: AbortSignal): Promise<Ended> {
  return new Promise((resolve, reject) => {
    let said = '';
    const child = spawn(join(binaryFolder(), program), args, {
      cwd: scratch,
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
      killSignal: 'SIGKILL',
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => void (said = `${said}${text.toString()}`.slice(-4000)));
    child.once('error', reject);
    child.once('close', (code, by) => resolve({ code, signal: by, said }));
    // Terminates the child process together with the importer.
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    child.once('close', () => process.off('exit', end));
  });
}

async function check(program: string, ended: Ended, scratch: string): Promise<void> {
  if (ended.code === 0) return;
  const log = await readFile(logOf(scratch), 'utf8').catch(() => '');
  const errors = log.split('\n').filter((line) => /\[(ERROR|FATAL)\]/.test(line));
  const reason = (ended.said.trim().split('\n').at(-1) || errors.at(-1) || '')
    .replace(/^\S+ \S+ \[\w+\] /, '')
    .replace(/^\s*what\(\):\s*/, '')
    .replace(/\.$/, '');
  if (/No space left/i.test(`${log}${ended.said}`))
    throw new CityError(
      `The disk that holds ${scratch} is full: free some space and import again; the city that was there is untouched.`,
    );
  if (ended.signal === 'SIGKILL')
    throw new CityError(
      'The routing engine was ended from outside while it built its tiles, for want of memory perhaps: free some and import again.',
    );
  throw new CityError(
    `The routing engine could not build its tiles (${program}, ${ended.signal ?? `exit code ${ended.code}`}): ${reason === '' ? 'it gave no reason' : reason}.`,
  );
}

/**
 * The engine determines the driving side by country name: left for names on its list, otherwise right. Nothing else
 * depends on these two.
 */
const COUNTRY = { left: 'Bermuda', right: 'Here' };

/**
 * The engine determines the driving side from a database of countries; without one it assumes left everywhere. This
 * creates a database with a single country around the city, which only sets the driving side: no other rules of a
 * country apply.
 */
async function writeCountry({ bounds, scratch, driveOn, signal }: RoutingOptions, config: string): Promise<void> {
  const [west, south, east, north] = [bounds[0] - 1, bounds[1] - 1, bounds[2] + 1, bounds[3] + 1];
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ] as const;
  const file = join(scratch, 'country.osm.pbf');
  await writeOsmPbf(
    {
      nodes: corners.map(([lon, lat], index) => ({
        id: index + 1,
        lat: Math.max(-89, Math.min(89, lat)),
        lon: Math.max(-180, Math.min(180, lon)),
      })),
      ways: [{ id: 1, nodes: [1, 2, 3, 4, 1], tags: { boundary: 'administrative' } }],
      relations: [
        {
          id: 1,
          members: [{ type: 'way', ref: 1, role: 'outer' }],
          tags: { type: 'boundary', boundary: 'administrative', admin_level: '2', name: COUNTRY[driveOn] },
        },
      ],
    },
    file,
    { writingProgram: 'groupride-city' },
  );
  await check(
    'valhalla_build_admins',
    await run('valhalla_build_admins', ['-c', config, file], scratch, signal),
    scratch,
  );
}

/** Builds the routing tiles in a child process. @throws CityError with the engine's error message */
export async function buildRouting(options: RoutingOptions, tick: Tick): Promise<void> {
  const { folder, scratch, source, signal } = options;
  await mkdir(folder, { recursive: true });
  const config = join(scratch, 'valhalla.json');
  await writeFile(config, JSON.stringify(configuration(options)));
  await writeCountry(options, config);
  const watch = setInterval(() => {
    readFile(logOf(scratch), 'utf8').then(
      (log) => tick(partsDone(log), PARTS.length),
      () => undefined,
    );
  }, 500);
  try {
    await check(
      'valhalla_build_tiles',
      await run('valhalla_build_tiles', ['-c', config, absolute(source)], scratch, signal),
      scratch,
    );
  } finally {
    clearInterval(watch);
  }
  await rm(join(folder, 'tile_manifest.json'), { force: true });
}
