// `npm start` and `npm run dev`: starts everything in the right order, in parallel where possible.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, buildable } from './build';
import type { ChildSpec } from './child';
import { ensureCity } from './city-program';
import { openDataFolder, type DataFolder } from './data-folder';
import { ensureDatabase, waitForDatabase } from './databases';
import { ClearError } from './clear-error';
import type { ProcessSupervisor } from './process-supervisor';
import {
  furtherApiPorts,
  type Plan,
  type PortName,
  root,
  sandboxDatabaseUrl,
  type ServiceName,
  type WebName,
} from './plan';
import { requireFreePorts } from './ports';
import { startCluster } from './postgres/cluster';
import { redisFor } from './redis-for-processes';
import type { Progress } from './progress';
import { keepSecrets, type Secrets } from './secrets';
import * as services from './services';
import { readyTable, withoutPassword } from './table';
import { waitForHttp } from './wait-for';

export type Mode = 'start' | 'dev';

/** Connections of one API process, including its share of the other programs. */
const CONNECTIONS_PER_API = 40;
/** API processes that also run jobs and match: when one of them dies, the other takes over at once. The others only serve requests. */
const RUN_JOBS = 2;

/** Services of this plan that need a port of ours. */
function portsInUse({ ports, apiProcesses, databaseUrl, stripe }: Plan): Partial<Record<PortName, number>> {
  const skipped = new Set<ServiceName>([
    ...(databaseUrl === undefined ? [] : ['postgres' as const]),
    ...(stripe === undefined ? [] : ['sandbox' as const]),
  ]);
  const named = Object.entries(ports).filter(([name]) => !skipped.has(name as ServiceName));
  return Object.fromEntries([...named, ...furtherApiPorts(ports.api, apiProcesses)]);
}

async function databaseFor(
  plan: Plan,
  folder: DataFolder,
  secrets: Secrets,
  supervisor: ProcessSupervisor,
  progress: Progress,
): Promise<string> {
  if (plan.databaseUrl !== undefined) {
    const { databaseUrl } = plan;
    await progress.step(
      'PostgreSQL of DATABASE_URL',
      () => prepareDatabases(databaseUrl, plan),
      () => withoutPassword(databaseUrl),
    );
    return databaseUrl;
  }
  return progress.step(
    'PostgreSQL',
    async () => {
      const cluster = await startCluster(supervisor, {
        folder: folder.cluster,
        port: plan.ports.postgres,
        password: secrets.postgresPassword,
        logs: folder.logs,
        durable: true,
        connections: Math.max(200, CONNECTIONS_PER_API * plan.apiProcesses),
        restart: { say: (line) => progress.say(line) },
      });
      const url = cluster.urlOf('groupride');
      await prepareDatabases(url, plan);
      return url;
    },
    () => `port ${plan.ports.postgres}`,
  );
}

async function prepareDatabases(databaseUrl: string, plan: Plan): Promise<void> {
  await ensureDatabase(databaseUrl);
  if (plan.stripe === undefined) await ensureDatabase(sandboxDatabaseUrl(databaseUrl));
}

export interface BringUp {
  readonly mode: Mode;
  /** The web applications to serve. */
  readonly webs: readonly WebName[];
  readonly plan: Plan;
  readonly folder: DataFolder;
  readonly supervisor: ProcessSupervisor;
  readonly progress: Progress;
}

/**
 * Brings everything up and resolves when all of it is ready.
 * @returns the table to show
 * @throws ClearError with what is wrong and what to do; Stopped when the supervisor was stopped meanwhile
 */
export async function bringUp({ mode, webs, plan: given, folder, supervisor, progress }: BringUp): Promise<string> {
  // The API that reloads is one process.
  const plan = mode === 'dev' ? { ...given, apiProcesses: 1 } : given;
  const { signal } = supervisor;
  await requireFreePorts(portsInUse(plan), plan.host);
  const secrets = keepSecrets(folder.secrets);

  // Development servers build for themselves, but only production builds are kept between runs; the API's first build waits for neither.
  const builds =
    mode === 'start' ? progress.step('Build', () => build(supervisor, buildable, folder.logs)) : Promise.resolve();
  const say = (line: string) => progress.say(line);
  const redis =
    plan.apiProcesses > 1
      ? progress.step('Redis', () => redisFor(plan, folder, supervisor, say), withoutPassword)
      : Promise.resolve(plan.redisUrl);
  const [databaseUrl, redisUrl] = await supervisor.orFailure(
    Promise.all([databaseFor(plan, folder, secrets, supervisor, progress), redis, builds]),
  );

  const setting: services.Setting = {
    ...plan,
    logs: folder.logs,
    databaseUrl,
    redisUrl,
    apiPorts: [plan.ports.api, ...furtherApiPorts(plan.ports.api, plan.apiProcesses).map(([, port]) => port)],
    secrets,
    data: folder.path,
    nodeEnv: 'development',
    apiFolder: mode === 'start' ? join(root, 'dist', 'apps', 'api') : join(root, 'dist', 'dev', 'api'),
    ...(mode === 'dev' ? { onLine: (name: string, line: string) => progress.say(`[${name}] ${line}`) } : {}),
  };
  const api = services.apiUrl(setting);
  const waitFor = (name: string, url: string, limit?: number) => (until: AbortSignal) =>
    waitForHttp(name, url, until, limit);
  const databaseUp = (until: AbortSignal) => waitForDatabase(databaseUrl, until);
  const sandboxAddress = `http://localhost:${plan.ports.sandbox}`;

  const sandboxUp = async () => {
    if (plan.stripe !== undefined) return;
    const ready = waitFor('sandbox', `http://127.0.0.1:${plan.ports.sandbox}/_sandbox/health`);
    await supervisor.keepRunning([{ spec: services.sandbox(setting), options: { say, needs: databaseUp, ready } }]);
  };
  const migrated = async () => {
    if (mode === 'start') await progress.step('Database migrations', () => supervisor.run(services.migration(setting)));
  };
  await supervisor.orFailure(
    Promise.all([plan.stripe === undefined ? progress.step('Card sandbox', sandboxUp) : sandboxUp(), migrated()]),
  );

  const apiUp = async () => {
    const program = (spec: ChildSpec, url: string) => ({
      spec,
      options: { say, needs: databaseUp, ready: waitFor(spec.name, `${url}/api/health/ready`, 120_000) },
    });
    const start = () =>
      setting.apiPorts.map((port, index) =>
        program(services.api(setting, index, index < RUN_JOBS ? 'all' : 'api'), `http://127.0.0.1:${port}`),
      );
    await supervisor.keepRunning(mode === 'start' ? start() : [program(services.apiThatReloads(setting), api)]);
  };
  const websUp = async () => {
    await supervisor.keepRunning(
      webs.map((name) => ({
        spec: mode === 'start' ? services.web(setting, name) : services.webThatReloads(setting, name),
        options: { say, ready: waitFor(name, `http://127.0.0.1:${plan.ports[name]}/`) },
      })),
    );
  };
  const peopleUp = async () => {
    // Built while the rest starts; `npm run dev` leaves the tables to the API.
    const city = mode === 'start' ? ensureCity(supervisor, setting, progress) : undefined;
    await Promise.all([progress.step('API', apiUp), progress.step('Web applications', websUp)]);
    await (city ?? ensureCity(supervisor, setting, progress));
    await progress.step('Demo people and past rides', async () => {
      // The seed needs the city, because past rides go from place to place.
      await waitForPlaces(api, signal);
      await supervisor.run(services.seed(setting));
    });
  };
  await supervisor.orFailure(peopleUp());
  if (plan.fleetSize > 0 || plan.fleetRiders > 0)
    await supervisor.keepRunning([{ spec: services.fleet(setting), options: { say, optional: true } }]);
  return readyTable({
    webs: webs.map((name) => [name, services.webUrl(setting, name)]),
    api: `http://localhost:${plan.ports.api}`,
    sandbox: plan.stripe === undefined ? sandboxAddress : undefined,
    database: withoutPassword(databaseUrl),
    apiProcesses: plan.apiProcesses,
    redis: redisUrl === undefined ? undefined : withoutPassword(redisUrl),
    data: folder.path,
  });
}

const PLACES_PATIENCE_MS = 30_000;

/** Waits until the API has places, but not forever: a city that could not be built was already reported. */
async function waitForPlaces(api: string, signal: AbortSignal): Promise<void> {
  for (const until = Date.now() + PLACES_PATIENCE_MS; Date.now() < until && !signal.aborted; await sleep(250)) {
    const { places } = (await (await fetch(`${api}/api/places`, { signal })).json()) as { places: readonly unknown[] };
    if (places.length > 0) return;
  }
}

/** Takes the data folder of the plan. @throws ClearError */
export const takeDataFolder = (plan: Plan): DataFolder => openDataFolder(plan.data);

/** Describes a failure for the terminal. Unexpected errors keep their stack. */
export function describeFailure(error: unknown): string {
  if (error instanceof ClearError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
