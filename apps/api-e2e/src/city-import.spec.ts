import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { type Api, startApi } from './support/api';
import { until } from './support/rides';
import { startPostgres } from '../../../tools/up/src/testing/stack';

const ROOT = resolve(import.meta.dirname, '..', '..', '..');
const STAGES = [
  'Reading the map',
  'Routing',
  'Travel times',
  'Places',
  'Map tiles',
  'Trying routes',
  'Loading the city',
];

let api: Api;
let folder: string;
let file: string;

interface Ended {
  code: number | null;
  output: string;
}

/** Runs a program of tools/city to its end, or kills it at the first line that contains a text, or once a condition is met. */
async function run(
  program: string,
  args: readonly string[],
  {
    killAt,
    killWhen,
    env = {},
  }: { killAt?: string; killWhen?: () => Promise<unknown>; env?: Record<string, string> } = {},
): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'tools', 'city', 'src', program), ...args], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.base.json'),
      DATABASE_URL: api.databaseUrl,
      GROUPRIDE_DATA: join(folder, 'data'),
      GROUPRIDE_CITY_CACHE: join(folder, 'cache'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (killAt !== undefined && line.includes(killAt)) child.kill('SIGKILL');
    });
  }
  void killWhen?.().then(() => child.kill('SIGKILL'));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: lines.join('\n') };
}

const runImport = (name: string, options?: Parameters<typeof run>[2]) =>
  run('main.ts', ['import', file, '--name', name], options);

interface City {
  id: number;
  name: string;
  folder: string;
  active: boolean;
  tiles: number;
  places: number;
}

const cities = () =>
  api.query<City>(
    `SELECT id, name, routing_folder AS folder, is_active AS active,
            (SELECT count(*)::int FROM city_tiles WHERE city_id = id) AS tiles,
            (SELECT count(*)::int FROM city_places WHERE city_places.city_id = cities.id) AS places
     FROM cities ORDER BY id`,
  );

const connections = async (more: string) =>
  (
    await api.query<{ count: number }>(
      `SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'groupride city' ${more}`,
    )
  )[0]?.count;
const importers = () => connections('');
const waiting = () => connections(`AND wait_event_type = 'Lock' AND query LIKE 'INSERT INTO city_places%'`);

const active = async () => (await cities()).find((city) => city.active);

const routingFiles = ({ folder: routing }: City) =>
  (readdirSync(join(folder, 'data', routing), { recursive: true }) as string[]).filter((name) => name.endsWith('.gph'));

beforeAll(async () => {
  api = await startApi();
  folder = mkdtempSync(join(tmpdir(), 'groupride-city-import-'));
  file = join(folder, 'town.osm.pbf');
  expect(await run('testing/write-town.ts', [file])).toMatchObject({ code: 0 });
}, 180_000);

afterAll(async () => {
  await api?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('importing a city', () => {
  it('provides tiles, places and routing, and notifies listeners', async () => {
    const listener = new pg.Client({ connectionString: api.databaseUrl });
    await listener.connect();
    await listener.query('LISTEN city_changed');
    const told = once(listener, 'notification');
    const ended = await runImport('First');
    await told;
    await listener.end();
    expect(ended).toMatchObject({ code: 0 });
    for (const stage of STAGES) expect(ended.output).toContain(`✓ ${stage}`);
    const first = await active();
    expect(first).toMatchObject({ name: 'First', tiles: expect.any(Number) as number });
    expect(first?.tiles).toBeGreaterThan(10);
    expect(first?.places).toBeGreaterThan(20);
    expect(routingFiles(first as City).length).toBeGreaterThan(0);
    const [{ search } = { search: '' }] = await api.query<{ search: string }>(
      `SELECT search FROM city_places WHERE name = 'Grünfeld'`,
    );
    expect(search).toBe('grunfeld greenfield feld grunes feld');
  });

  it.each(STAGES)('keeps the current city when it is killed while %s', async (stage) => {
    const before = await active();
    const ended = await runImport(`Killed while ${stage}`, { killAt: `· ${stage}` });
    expect(ended.code).toBeNull();
    const after = await active();
    expect(after).toEqual(before);
    expect(routingFiles(after as City).length).toBeGreaterThan(0);
  });

  it('keeps the current city when it is killed while it writes rows', async () => {
    const before = await cities();
    const other = new pg.Client({ connectionString: api.databaseUrl });
    await other.connect();
    await other.query('BEGIN');
    await other.query('LOCK TABLE city_places IN EXCLUSIVE MODE');
    const ended = await runImport('Half', { killWhen: () => until(waiting, (count) => count === 1) });
    expect(ended.code).toBeNull();
    await other.query('ROLLBACK');
    await other.end();
    await until(importers, (count) => count === 0);
    expect((await cities()).filter((city) => city.active)).toEqual(before.filter((city) => city.active));
    expect((await cities()).map(({ name }) => name)).not.toContain('Half');
  });

  it('removes what killed imports left, and keeps the previous city until the next import', async () => {
    expect(await runImport('Second')).toMatchObject({ code: 0 });
    expect((await cities()).map(({ name }) => name)).toEqual(['First', 'Second']);
    expect(await runImport('Third')).toMatchObject({ code: 0 });
    const left = await cities();
    expect(left.map(({ name, active: isActive }) => [name, isActive])).toEqual([
      ['Second', false],
      ['Third', true],
    ]);
    expect(
      readdirSync(join(folder, 'data', 'cities'))
        .map((name) => `cities/${name}`)
        .sort(),
    ).toEqual(left.map((city) => city.folder).sort());
    expect(readdirSync(join(folder, 'cache')).filter((name) => !/^[0-9a-f]{32}$/.test(name))).toEqual([]);
  });

  it('does not rebuild what is already built', async () => {
    const ended = await runImport('Third');
    expect(ended).toMatchObject({ code: 0 });
    expect(ended.output).not.toContain('Reading');
  });

  it('keeps the current city when the file is broken', async () => {
    const before = await active();
    const bytes = readFileSync(file);
    const broken = join(folder, 'broken.osm.pbf');
    writeFileSync(broken, bytes.subarray(0, bytes.length - 100));
    const ended = await run('main.ts', ['import', broken]);
    expect(ended).toEqual({
      code: 1,
      output: expect.stringMatching(/^· Reading the map …\n✗ .+ ends in the middle of a block: .+$/) as string,
    });
    expect(await active()).toEqual(before);
  });

  it('keeps the current city when hardly any route can be found in the new one', async () => {
    const before = await active();
    const holes = join(folder, 'holes.osm.pbf');
    expect(await run('testing/write-town.ts', [holes, 'holes'])).toMatchObject({ code: 0 });
    const ended = await run('main.ts', ['import', holes]);
    expect(ended).toEqual({
      code: 1,
      output: expect.stringMatching(/\n✗ .+ has roads that lead nowhere: .+$/) as string,
    });
    expect(await active()).toEqual(before);
  });

  it('keeps the current city when its data cannot be written', async () => {
    const before = await active();
    const ended = await runImport('Nowhere', { env: { GROUPRIDE_CITY_CACHE: '/dev/null/cache' } });
    expect(ended).toEqual({
      code: 1,
      output: expect.stringMatching(/^✗ A file is in the place of a folder .+$/) as string,
    });
    expect(await active()).toEqual(before);
  });

  it('waits while another import is running', async () => {
    const both = await Promise.all([runImport('One'), runImport('Other')]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(both.map(({ output }) => output).join('\n')).toContain('Waiting for another import');
    expect((await cities()).filter((city) => city.active)).toHaveLength(1);
  });

  it('is not undone when a process starts, which imports a city only if there is none', async () => {
    const before = await active();
    expect(await run('main.ts', ['ensure'])).toEqual({ code: 0, output: `✓ ${before?.name} is there.` });
    expect(await active()).toEqual(before);
  });

  it('reports what is wrong with the database', async () => {
    const empty = await (await startPostgres()).newDatabase(`empty_${process.pid}`);
    expect((await runImport('x', { env: { DATABASE_URL: empty } })).output).toMatch(
      /^✗ The database has no tables for a city yet: .+$/,
    );
    const away = new URL(api.databaseUrl);
    away.port = '1';
    expect((await runImport('x', { env: { DATABASE_URL: away.href } })).output).toBe(
      '✗ No PostgreSQL answers at 127.0.0.1:1: start it or correct DATABASE_URL.',
    );
    expect(existsSync(join(folder, 'data', 'cities'))).toBe(true);
  });
});
