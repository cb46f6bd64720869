// `npm run city`: runs tools/city with the database and the data folder of this copy, which may run at the same time or not.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockHolder } from '../lock.mjs';
import { build } from './build';
import { cityProgram } from './city-program';
import { ClearError, Stopped } from './clear-error';
import { type DataFolder, lockOf, openDataFolder } from './data-folder';
import { describeExit } from './child';
import { ensureDatabase } from './databases';
import { ProcessSupervisor } from './process-supervisor';
import { type Plan, readPlan, root } from './plan';
import { postgresAccount } from './postgres/account';
import { portOfServer, reachableFolder, startCluster } from './postgres/cluster';
import { keepSecrets } from './secrets';
import * as services from './services';
import { listenForStop } from './stop-requests';
import { describeFailure } from './up';

const say = (line: string) => console.log(line);

/** Commands that read no database. */
const needsNoDatabase = ([command, ...rest]: readonly string[]): boolean =>
  !['import', 'charlotte', 'ensure'].includes(command ?? '') ||
  rest.some((arg) => arg === '--out' || arg.startsWith('--out='));

async function runCity(
  supervisor: ProcessSupervisor,
  args: readonly string[],
  at: { logs: string; data: string; databaseUrl: string },
): Promise<number> {
  const child = supervisor.startUnwatched(cityProgram(at, args, say));
  const exit = await child.ended;
  if (supervisor.signal.aborted) throw new Stopped();
  if (exit.code === null)
    say(`✗ The import ended by itself (${describeExit(exit)}): the city that was there is untouched.`);
  return exit.code ?? 1;
}

/** While `npm start` runs, its database is used. @throws ClearError when it is not up yet */
function databaseOfRunning(plan: Plan): string {
  if (plan.databaseUrl !== undefined) return plan.databaseUrl;
  const port = portOfServer(reachableFolder(join(plan.data, 'postgres'), postgresAccount()));
  if (port === undefined) throw new ClearError('GroupRide is just starting: try again when it says that it is ready.');
  const { postgresPassword } = keepSecrets(join(plan.data, 'secrets.json'));
  return `postgres://groupride:${postgresPassword}@127.0.0.1:${port}/groupride`;
}

/** Starts PostgreSQL unless there is one, and brings it up to date. */
async function bringDatabaseUp(plan: Plan, folder: DataFolder, supervisor: ProcessSupervisor): Promise<string> {
  const secrets = keepSecrets(folder.secrets);
  const databaseUp = async () => {
    if (plan.databaseUrl !== undefined) return plan.databaseUrl;
    const cluster = await startCluster(supervisor, {
      folder: folder.cluster,
      port: plan.ports.postgres,
      password: secrets.postgresPassword,
      logs: folder.logs,
      durable: true,
    });
    return cluster.urlOf('groupride');
  };
  const [databaseUrl] = await supervisor.orFailure(
    Promise.all([databaseUp(), build(supervisor, ['api'], folder.logs)]),
  );
  await ensureDatabase(databaseUrl);
  await supervisor.run(
    services.migration({
      ...plan,
      apiPorts: [plan.ports.api],
      logs: folder.logs,
      databaseUrl,
      secrets,
      data: folder.path,
      nodeEnv: 'development',
      apiFolder: join(root, 'dist', 'apps', 'api'),
    }),
  );
  return databaseUrl;
}

async function run(args: readonly string[], supervisor: ProcessSupervisor): Promise<number> {
  if (needsNoDatabase(args)) {
    const logs = mkdtempSync(join(tmpdir(), 'groupride-city-'));
    try {
      return await runCity(supervisor, args, { logs, data: '', databaseUrl: '' });
    } finally {
      rmSync(logs, { recursive: true, force: true });
    }
  }
  const plan = readPlan(process.env);
  if (lockHolder(lockOf(plan.data)) !== undefined) {
    return runCity(supervisor, args, {
      logs: join(plan.data, 'logs'),
      data: plan.data,
      databaseUrl: databaseOfRunning(plan),
    });
  }
  const folder = openDataFolder(plan.data);
  try {
    return await runCity(supervisor, args, {
      logs: folder.logs,
      data: folder.path,
      databaseUrl: await bringDatabaseUp(plan, folder, supervisor),
    });
  } finally {
    await supervisor.stop();
    folder.release();
  }
}

export async function main(args: readonly string[]): Promise<void> {
  const supervisor = new ProcessSupervisor();
  // The reader of a pipe, such as `| head`, has closed it.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    supervisor.kill();
    process.exit(0);
  });
  listenForStop((count) => {
    if (count === 1) void supervisor.stop();
    else supervisor.kill();
  });
  let code: number;
  try {
    code = await run(args, supervisor);
  } catch (error) {
    say(error instanceof Stopped ? 'Stopped.' : `✗ ${describeFailure(error)}`);
    code = error instanceof Stopped ? 130 : 1;
  }
  await supervisor.stop();
  process.exit(code);
}
