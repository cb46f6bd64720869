// `npm start` and `npm run dev`: everything up in the right order, side by side where nothing depends on it.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, buildable } from './build';
import { ensureCity } from './city-program';
import { openDataFolder, type DataFolder } from './data-folder';
import { ensureDatabase } from './databases';
import { ClearError } from './clear-error';
import type { Household } from './household';
import { type Plan, root, sandboxDatabaseUrl, type ServiceName, webNames } from './plan';
import { requireFreePorts } from './ports';
import { startCluster } from './postgres/cluster';
import type { Progress } from './progress';
import { keepSecrets, type Secrets } from './secrets';
import * as services from './services';
import { readyTable, withoutPassword } from './table';
import { waitForHttp } from './wait-for';

export type Mode = 'start' | 'dev';

/** Before demo drivers that stopped come back, in milliseconds. */
const FLEET_PAUSE = 10_000;

/** Services of this plan that need a port of ours. */
function portsInUse({ ports, databaseUrl, stripe }: Plan): Partial<Record<ServiceName, number>> {
  const skipped = new Set<ServiceName>([...(databaseUrl === undefined ? [] : ['postgres' as const]), ...(stripe === undefined ? [] : ['sandbox' as const])]);
  return Object.fromEntries(Object.entries(ports).filter(([name]) => !skipped.has(name as ServiceName)));
}

async function databaseFor(plan: Plan, folder: DataFolder, secrets: Secrets, household: Household, progress: Progress): Promise<string> {
  if (plan.databaseUrl !== undefined) {
    const { databaseUrl } = plan;
    await progress.step('PostgreSQL of DATABASE_URL', () => prepareDatabases(databaseUrl, plan), () => withoutPassword(databaseUrl));
    return databaseUrl;
  }
  return progress.step(
    'PostgreSQL',
    async () => {
      const cluster = await startCluster(household, {
        folder: folder.cluster,
        port: plan.ports.postgres,
        password: secrets.postgresPassword,
        logs: folder.logs,
        durable: true,
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

/**
 * Brings everything up and resolves when all of it is ready.
 * @returns the table to show
 * @throws ClearError with what is wrong and what to do; Stopped when the household was stopped meanwhile
 */
export async function bringUp(mode: Mode, plan: Plan, folder: DataFolder, household: Household, progress: Progress): Promise<string> {
  const { signal } = household;
  await requireFreePorts(portsInUse(plan), plan.host);
  const secrets = keepSecrets(folder.secrets);

  // Development servers build for themselves, but only production builds are kept between runs; the API's first build waits for neither.
  const builds = mode === 'start' ? progress.step('Build', () => build(household, buildable, folder.logs)) : Promise.resolve();
  const [databaseUrl] = await household.orTrouble(Promise.all([databaseFor(plan, folder, secrets, household, progress), builds]));

  const setting: services.Setting = {
    ...plan,
    logs: folder.logs,
    databaseUrl,
    secrets,
    data: folder.path,
    nodeEnv: 'development',
    apiFolder: mode === 'start' ? join(root, 'dist', 'apps', 'api') : join(root, 'dist', 'dev', 'api'),
    ...(mode === 'dev' ? { onLine: (name: string, line: string) => progress.say(`[${name}] ${line}`) } : {}),
  };
  const api = services.apiUrl(setting);
  const sandboxAddress = `http://localhost:${plan.ports.sandbox}`;

  const sandboxUp = async () => {
    if (plan.stripe !== undefined) return;
    household.start(services.sandbox(setting));
    await waitForHttp('sandbox', `http://127.0.0.1:${plan.ports.sandbox}/_sandbox/health`, signal);
  };
  const migrated = async () => {
    if (mode === 'start') await progress.step('Database migrations', () => household.run(services.migration(setting)));
  };
  await household.orTrouble(Promise.all([plan.stripe === undefined ? progress.step('Card sandbox', sandboxUp) : sandboxUp(), migrated()]));

  const apiUp = async () => {
    household.start(mode === 'start' ? services.api(setting) : services.apiThatReloads(setting));
    await waitForHttp('api', `${api}/api/health/ready`, signal, 120_000);
  };
  const websUp = async () => {
    household.start(...webNames.map((name) => (mode === 'start' ? services.web(setting, name) : services.webThatReloads(setting, name))));
    await Promise.all(webNames.map((name) => waitForHttp(name, `http://127.0.0.1:${plan.ports[name]}/`, signal)));
  };
  const peopleUp = async () => {
    // Built while the rest starts; `npm run dev` leaves the tables to the API.
    const city = mode === 'start' ? ensureCity(household, setting, progress) : undefined;
    await Promise.all([progress.step('API', apiUp), progress.step('Web applications', websUp)]);
    await (city ?? ensureCity(household, setting, progress));
    await progress.step('Demo people and past rides', async () => {
      // Past rides go from place to place, so the API has to have the city.
      await waitForPlaces(api, signal);
      await household.run(services.seed(setting));
    });
  };
  await household.orTrouble(peopleUp());
  if (plan.fleetSize > 0) household.startHelper(services.fleet(setting), FLEET_PAUSE, (line) => progress.say(`· ${line}`));
  return readyTable({
    rider: services.webUrl(setting, 'rider-web'),
    driver: services.webUrl(setting, 'driver-web'),
    admin: services.webUrl(setting, 'admin-web'),
    api: `http://localhost:${plan.ports.api}`,
    sandbox: plan.stripe === undefined ? sandboxAddress : undefined,
    database: withoutPassword(databaseUrl),
    data: folder.path,
  });
}

const PLACES_PATIENCE_MS = 30_000;

/** Waits until the API has places to offer; not for ever, because a city that could not be built has been told already. */
async function waitForPlaces(api: string, signal: AbortSignal): Promise<void> {
  for (const until = Date.now() + PLACES_PATIENCE_MS; Date.now() < until && !signal.aborted; await sleep(250)) {
    const { places } = (await (await fetch(`${api}/api/places`, { signal })).json()) as { places: readonly unknown[] };
    if (places.length > 0) return;
  }
}

/** Takes the data folder of the plan. @throws ClearError */
export const takeDataFolder = (plan: Plan): DataFolder => openDataFolder(plan.data);

/** A failure as one or more lines for the person; anything unforeseen keeps its stack. */
export function describeFailure(error: unknown): string {
  if (error instanceof ClearError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
