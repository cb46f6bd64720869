// The real programs for tests: PostgreSQL, the card sandbox, the API, the web applications, the demo people and cars, on free ports and in a
// folder that is thrown away. Used by Jest's and Playwright's global set-up and by `npm test`; beside a running `npm start` nothing collides.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Buildable } from '../build';
import { cityProgram } from '../city-program';
import { Stopped } from '../clear-error';
import { type Child, type Exit, lastLines } from '../child';
import { ensureDatabase } from '../databases';
import { ProcessSupervisor } from '../process-supervisor';
import { root, sandboxDatabaseUrl, type ServiceName, type WebName } from '../plan';
import { freePorts } from '../ports';
import { startCluster } from '../postgres/cluster';
import { newSecrets, type Secrets } from '../secrets';
import * as services from '../services';
import { waitForHttp } from '../wait-for';
import { freeHosts, startInHost } from './program-hosts';

export { freePorts };

/** Tells a test process about the PostgreSQL server that `npm test` has started already: address of its maintenance database. */
export const POSTGRES_VARIABLE = 'GROUPRIDE_TEST_POSTGRES';
/** Name of a migrated database on that server, which new databases are copied from. */
export const TEMPLATE_VARIABLE = 'GROUPRIDE_TEST_TEMPLATE';
/** Folder for temporary folders, so that `npm test` can always delete them. */
export const FOLDER_VARIABLE = 'GROUPRIDE_TEST_FOLDER';
/** Set by `npm test` once everything is built. */
export const BUILT_VARIABLE = 'GROUPRIDE_TEST_BUILT';

interface State {
  readonly supervisor: ProcessSupervisor;
  readonly folder: string;
  readonly logs: string;
  /** Keys, secrets and ports that all programs of this test run share. */
  readonly secrets: Secrets;
  readonly ports: Record<ServiceName, number>;
  /** Ports of the API processes, the first one included; grows when a test asks for more. */
  readonly apiPorts: number[];
  postgres: Promise<(database: string) => string> | undefined;
  databases: number;
  /** Names of the databases that were copied from a migrated one and not used yet. */
  readonly migrated: Set<string>;
}

let current: Promise<State> | undefined;

async function createState(): Promise<State> {
  const folder = mkdtempSync(join(process.env[FOLDER_VARIABLE] ?? tmpdir(), 'groupride-test-'));
  // When we are root, PostgreSQL's account must be able to enter the folder.
  chmodSync(folder, 0o711);
  const logs = join(folder, 'logs');
  mkdirSync(logs);
  const names = ['api', 'rider-web', 'driver-web', 'admin-web', 'sandbox', 'postgres'] as const;
  const ports = await freePorts(names.length);
  return {
    supervisor: new ProcessSupervisor(),
    folder,
    logs,
    secrets: newSecrets(),
    ports: Object.fromEntries(names.map((name, index) => [name, ports[index]])) as Record<ServiceName, number>,
    apiPorts: ports.slice(0, 1),
    postgres: undefined,
    databases: 0,
    migrated: new Set(),
  };
}

const state = (): Promise<State> => (current ??= createState());

/** Addresses that the programs of this run use, known before any of them is started. */
export interface Addresses {
  readonly api: string;
  readonly sandbox: string;
  readonly 'rider-web': string;
  readonly 'driver-web': string;
  readonly 'admin-web': string;
  /** Folder with the log of every program. */
  readonly logs: string;
}

export async function addresses(): Promise<Addresses> {
  const { ports, logs } = await state();
  return {
    api: services.apiUrl({ ports }),
    sandbox: `http://127.0.0.1:${ports.sandbox}`,
    'rider-web': services.webUrl({ ports }, 'rider-web'),
    'driver-web': services.webUrl({ ports }, 'driver-web'),
    'admin-web': services.webUrl({ ports }, 'admin-web'),
    logs,
  };
}

export interface TestPostgres {
  /** Creates an empty database. @returns its URL */
  newDatabase(name?: string): Promise<string>;
  /** Copies the migrated template where there is one, which is faster than migrating. @returns the URL of the new database */
  newMigratedDatabase(name: string): Promise<string>;
}

/** Starts PostgreSQL in the throw-away folder, or uses the one that `npm test` offers. */
export async function startPostgres(): Promise<TestPostgres> {
  const running = await state();
  running.postgres ??= (async () => {
    const offered = process.env[POSTGRES_VARIABLE];
    if (offered !== undefined) {
      return (database: string) => {
        const url = new URL(offered);
        url.pathname = `/${database}`;
        return url.href;
      };
    }
    const { supervisor, folder, logs, secrets, ports } = running;
    const cluster = await startCluster(supervisor, {
      folder: join(folder, 'postgres'),
      port: ports.postgres,
      password: secrets.postgresPassword,
      logs,
      durable: false,
    });
    return cluster.urlOf;
  })();
  const urlOf = await running.postgres;
  return {
    async newDatabase(name = `test_${process.pid}_${(running.databases += 1)}`) {
      const url = urlOf(name);
      await ensureDatabase(url);
      return url;
    },
    async newMigratedDatabase(name) {
      const url = urlOf(name);
      const template = process.env[TEMPLATE_VARIABLE];
      await ensureDatabase(url, template);
      if (template !== undefined) running.migrated.add(name);
      return url;
    },
  };
}

/**
 * Migrates one database that all test files copy, and starts the API on it once: the first start creates the queues of
 * all jobs, which takes PostgreSQL longer than everything else in a start. @returns its name
 */
export async function createTemplate(): Promise<string> {
  const name = 'groupride_template';
  const databaseUrl = await (await startPostgres()).newDatabase(name);
  // Runs no jobs, so that their schedules begin with each copy.
  const api = await startApi({ databaseUrl, env: { ROLE: 'api' } });
  await api.stop();
  return name;
}

/** Migrates the database. A new copy is already migrated, but tests may have changed it before the API starts again. */
export async function migrate(databaseUrl: string, env: StartOptions['env'] = {}): Promise<void> {
  const { supervisor, migrated } = await state();
  if (migrated.delete(new URL(databaseUrl).pathname.slice(1))) return;
  const migration = services.migration(await setting(databaseUrl));
  await supervisor.run({ ...migration, env: { ...migration.env, ...env } });
}

/** Builds what is named unless it is known to be built. */
export async function ensureBuilt(...projects: Buildable[]): Promise<void> {
  if (process.env[BUILT_VARIABLE] === '1') return;
  const { supervisor, logs } = await state();
  await build(supervisor, projects, logs);
}

export interface StartOptions {
  /** Database of the API; without it a new one is made, and shared by everything that is started without it. */
  readonly databaseUrl?: string;
  /** Further or other variables for the program. */
  readonly env?: Readonly<Record<string, string>>;
}

let sharedDatabase: Promise<string> | undefined;

async function setting(databaseUrl: string | undefined): Promise<services.Setting> {
  const { folder, logs, secrets, ports, apiPorts } = await state();
  sharedDatabase ??= databaseUrl === undefined ? startPostgres().then(({ newDatabase }) => newDatabase()) : undefined;
  const url = databaseUrl ?? (await sharedDatabase);
  if (url === undefined) throw new Error('there is no database');
  return {
    data: join(folder, 'data'),
    logs,
    host: '127.0.0.1',
    ports,
    apiPorts,
    redisUrl: undefined,
    databaseUrl: url,
    secrets,
    stripe: undefined,
    fleetSize: 2,
    fleetRiders: 0,
    nodeEnv: 'test',
    apiFolder: join(root, 'dist', 'apps', 'api'),
  };
}

async function startAndWait(
  spec: ReturnType<typeof services.api>,
  env: StartOptions['env'],
  url: string,
): Promise<Child> {
  const { supervisor } = await state();
  const [child] = supervisor.start({ ...spec, env: { ...spec.env, ...env } });
  if (child === undefined) throw new Error(`${spec.name} was not started`);
  try {
    await supervisor.orFailure(waitForHttp(spec.name, url, supervisor.signal, 120_000));
    return child;
  } catch (error) {
    throw new Error(`${spec.name} did not start. Its last lines:\n${lastLines(child.log, 30)}`, { cause: error });
  }
}

/** Starts the card sandbox; it sends its webhooks to the API of this run. @returns its address */
export async function startSandbox({ databaseUrl, env }: StartOptions = {}): Promise<string> {
  const given = await setting(databaseUrl);
  const { sandbox } = await addresses();
  await ensureDatabase(sandboxDatabaseUrl(given.databaseUrl));
  const spec = services.sandbox(given);
  if (!(await startInHost('sandbox', { ...spec.env, ...env })))
    await startAndWait(spec, env, `${sandbox}/_sandbox/health`);
  return sandbox;
}

/** One process of the API that a test can stop, kill and start again on the same port. */
export interface ApiProcess {
  readonly url: string;
  /** Process id of the last started process. */
  readonly pid: number | undefined;
  /** Sends SIGTERM and waits. @returns how the process ended */
  stop(): Promise<Exit>;
  /** Sends SIGKILL and waits. */
  kill(): Promise<void>;
  /** Starts the process again and waits until it is ready. */
  start(): Promise<void>;
}

export interface RunningApi {
  /** Address of the first process. */
  readonly url: string;
  readonly databaseUrl: string;
  readonly processes: readonly ApiProcess[];
  stop(): Promise<void>;
}

export interface ApiOptions extends StartOptions {
  /** How many processes share the database; one unless given. */
  readonly processes?: number;
  /** Further variables for one process, for example its ROLE. @param index from 0 */
  readonly envOf?: (index: number) => Readonly<Record<string, string>>;
}

async function apiPort(index: number): Promise<number> {
  const { apiPorts } = await state();
  while (apiPorts.length <= index) apiPorts.push(...(await freePorts(1)));
  return apiPorts[index] ?? 0;
}

/** Most tests book rides without caring who drives them, and skip the driving time: a car is anywhere within 50 ms. */
const EASY_RIDES = { REQUIRE_VEHICLE: 'false', FASTEST_CAR_MPH: '1000000000' };

async function apiProcess(
  given: services.Setting,
  index: number,
  env: Readonly<Record<string, string>>,
): Promise<ApiProcess> {
  const url = `http://127.0.0.1:${await apiPort(index)}`;
  const spec = services.api(given, index);
  const run = () =>
    startAndWait(
      spec,
      { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn', ...EASY_RIDES, ...env },
      `${url}/api/health/ready`,
    );
  let child = await run();
  return {
    url,
    get pid() {
      return child.pid;
    },
    async stop() {
      await child.stop();
      return child.ended;
    },
    async kill() {
      child.killGroup();
      await child.ended;
    },
    async start() {
      child = await run();
    },
  };
}

/**
 * Starts the API for tests that never stop or kill it: in the process that has loaded it already, where there is one.
 * @returns its address
 */
export async function startLoadedApi({ databaseUrl, env = {} }: StartOptions): Promise<string> {
  const given = await setting(databaseUrl);
  await migrate(given.databaseUrl, env);
  const hosted = { ...services.api(given).env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn', ...EASY_RIDES, ...env };
  const { api } = await addresses();
  if (await startInHost('api', hosted)) return api;
  return (await startApi({ databaseUrl: given.databaseUrl, env })).url;
}

/** Builds and migrates where needed and starts the API, in one or several processes. */
export async function startApi({
  databaseUrl,
  env = {},
  processes = 1,
  envOf = () => ({}),
}: ApiOptions = {}): Promise<RunningApi> {
  await ensureBuilt('api');
  const given = await setting(databaseUrl);
  await migrate(given.databaseUrl, env);
  const running: ApiProcess[] = [];
  // Started one after the other, so that only the first one writes the initial data.
  for (let index = 0; index < processes; index += 1)
    running.push(await apiProcess(given, index, { ...env, ...envOf(index) }));
  return {
    url: (await addresses()).api,
    databaseUrl: given.databaseUrl,
    processes: running,
    stop: async () => void (await Promise.all(running.map((one) => one.stop()))),
  };
}

export interface WebOptions extends Pick<StartOptions, 'env'> {
  /** Addresses of the API processes to balance across; all that this run has started unless given. */
  readonly apiUrls?: readonly string[];
  /** Folder to serve in place of the built application. */
  readonly folder?: string;
}

/** Builds where needed and serves one web application, with the API of this run behind it. @returns its address */
export async function startWeb(name: WebName, { env, apiUrls, folder }: WebOptions = {}): Promise<string> {
  if (folder === undefined) await ensureBuilt(name);
  const given = await setting(undefined);
  const url = services.webUrl(given, name);
  const more = {
    ...(apiUrls === undefined ? {} : { API_URL: apiUrls.join(',') }),
    ...(folder === undefined ? {} : { WEB_FOLDER: folder }),
    ...env,
  };
  await startAndWait(services.web(given, name), more, `http://127.0.0.1:${given.ports[name]}/`);
  return url;
}

/**
 * Gives the database a city: the sketch of Charlotte, or that of an extract. What was built before is only loaded.
 * @param command of tools/city with its arguments
 */
export async function loadCity(
  command: readonly string[] = ['ensure'],
  { databaseUrl, env }: StartOptions = {},
): Promise<void> {
  const { supervisor } = await state();
  const given = await setting(databaseUrl);
  mkdirSync(given.data, { recursive: true });
  const spec = cityProgram(given, command);
  await supervisor.run({ ...spec, env: { ...spec.env, ...env } });
}

/** Signs the demo people up, as `npm start` does. */
export async function runSeed({ env }: Pick<StartOptions, 'env'> = {}): Promise<void> {
  const { supervisor } = await state();
  const spec = services.seed(await setting(undefined));
  await supervisor.run({ ...spec, env: { ...spec.env, ...env } });
}

/** Puts demo drivers on the road. @returns a function that takes them off again */
export async function startFleet(size = 2, { env }: Pick<StartOptions, 'env'> = {}): Promise<() => Promise<void>> {
  const { supervisor } = await state();
  const spec = services.fleet({ ...(await setting(undefined)), fleetSize: size });
  const [child] = supervisor.start({ ...spec, env: { ...spec.env, ...env } });
  return async () => child?.stop();
}

/** Resolves when a program that was started here ends although nobody asked it to. @returns which program, and how it ended */
export async function unexpectedEnd(): Promise<Error> {
  const { supervisor } = await state();
  return supervisor.failure.catch((error: Error) =>
    error instanceof Stopped ? new Promise<never>(() => undefined) : error,
  );
}

/** Ends everything that was started here and throws the folder away. */
export async function stopAll(): Promise<void> {
  if (current === undefined) return;
  const { supervisor, folder } = await current;
  await freeHosts();
  await supervisor.stop();
  rmSync(folder, { recursive: true, force: true });
  current = undefined;
  sharedDatabase = undefined;
}
