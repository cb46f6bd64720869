// Our own PostgreSQL cluster: created once, started on 127.0.0.1, and recovered after a crash.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ChildSpec, lastLines } from '../child';
import { ClearError, codeOf, Stopped } from '../clear-error';
import { connectionFailure, waitForDatabase } from '../databases';
import type { ProcessSupervisor, RestartOptions } from '../process-supervisor';
import { root } from '../plan';
import { type Account, canReach, postgresAccount } from './account';
import { type Binaries, postgresBinaries, sharedFolder } from './binaries';

export const MAJOR_VERSION = '18';

export interface ClusterOptions {
  /** Folder of the cluster. */
  readonly folder: string;
  readonly port: number;
  readonly password: string;
  readonly logs: string;
  /** False for test databases, which need not survive a power failure. */
  readonly durable: boolean;
  /** The most connections at a time; 200 unless given. */
  readonly connections?: number;
  /** How to restart the server when it dies; without it, its death is a failure. */
  readonly restart?: Pick<RestartOptions, 'say' | 'policy'>;
}

export interface Cluster {
  readonly folder: string;
  urlOf(database: string): string;
}

const afresh = 'To start afresh run "npm run reset" (the demo data is lost).';

/** The cluster's folder, or one below /var/lib/groupride when its account could not get there. */
export function reachableFolder(folder: string, account: Account | undefined): string {
  if (account === undefined || canReach(folder, account)) return folder;
  return join(sharedFolder, createHash('sha256').update(folder).digest('hex').slice(0, 12), 'postgres');
}

/** @throws ClearError when there is something in the cluster's folder that this PostgreSQL cannot run */
export function checkCluster(folder: string, account: Account | undefined): void {
  const owner = account?.uid ?? process.getuid?.();
  try {
    const stat = statSync(folder);
    if (owner !== undefined && stat.uid !== owner) {
      const right =
        account === undefined ? `chown -R ${owner} "${folder}" as root` : `chown -R ${account.name} "${folder}"`;
      throw new ClearError(
        `The database folder ${folder} belongs to another account, so PostgreSQL cannot use it (was GroupRide started with sudo once?): run ${right}, or set GROUPRIDE_DATA to another folder.`,
      );
    }
    const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
    if (version !== MAJOR_VERSION) {
      throw new ClearError(
        `The database folder ${folder} was made by PostgreSQL ${version}, and this is ${MAJOR_VERSION}: start it with that version and move the data by pg_dump, or set GROUPRIDE_DATA to another folder. ${afresh}`,
      );
    }
    if (!existsSync(join(folder, 'global', 'pg_control')))
      throw new ClearError(
        `The database folder ${folder} is damaged (global/pg_control is missing): restore it from a copy. ${afresh}`,
      );
  } catch (error) {
    if (codeOf(error) === 'ENOENT')
      throw new ClearError(
        `The database folder ${folder} is damaged (PG_VERSION is missing): restore it from a copy. ${afresh}`,
      );
    if (codeOf(error) === 'EACCES')
      throw new ClearError(
        `The database folder ${folder} cannot be read by this account: start GroupRide as the user who made it, or set GROUPRIDE_DATA.`,
      );
    throw error;
  }
}

/** Runs a program to its end. @returns its output and whether it succeeded */
function runProgram(
  program: string,
  args: string[],
  account: Account | undefined,
  signal: AbortSignal,
): Promise<{ ok: boolean; output: string }> {
  return new Promise((done) => {
    let output = '';
    const child = spawn(program, args, {
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }),
      signal,
    });
    for (const source of [child.stdout, child.stderr])
      source.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', (error) => done({ ok: false, output: `${output}${error.message}` }));
    child.once('close', (code) => done({ ok: code === 0, output }));
  });
}

/**
 * Creates the cluster in a temporary folder and moves it when it is complete, so that an interrupted start leaves no
 * partial cluster.
 */
async function createCluster(
  { folder, password, durable }: ClusterOptions,
  { initdb }: Binaries,
  account: Account | undefined,
  signal: AbortSignal,
): Promise<void> {
  const draft = `${folder}.new`;
  const passwordFile = join(tmpdir(), `groupride-pg-${randomBytes(8).toString('hex')}`);
  try {
    mkdirSync(dirname(folder), { recursive: true });
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    if (account !== undefined) for (const path of [draft, passwordFile]) chownSync(path, account.uid, account.gid);
    const args = [
      '-D',
      draft,
      '-U',
      'groupride',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ];
    // Tests open thousands of connections, and for each the client hashes the password this many times.
    const forTests = ['--no-sync', '-c', 'scram_iterations=1'];
    const { ok, output } = await runProgram(initdb, durable ? args : [...args, ...forTests], account, signal);
    if (signal.aborted) throw new Stopped();
    if (!ok)
      throw new ClearError(
        `PostgreSQL could not make its database folder ${folder}. It said:\n${output.trim().split('\n').slice(-8).join('\n')}`,
      );
    renameSync(draft, folder);
  } catch (error) {
    if (codeOf(error) === 'EACCES' || codeOf(error) === 'EPERM') {
      throw new ClearError(
        `The folder ${dirname(folder)} cannot be written by this account: give yourself the right to it, or set GROUPRIDE_DATA to a folder of your own.`,
      );
    }
    throw error;
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(draft, { recursive: true, force: true });
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

/** Whether the process is a PostgreSQL server, because its id may have been reused by another program. */
const isPostgres = (pid: number): boolean => {
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) ? readFileSync(file, 'utf8').includes('postgres') : true;
};

/**
 * A killed launcher may leave its server running for a moment, or a stale pid file. We hold the lock of the data
 * folder, so a running server has lost its launcher: stop it, or delete the pid file.
 */
export async function clearLeftovers(folder: string): Promise<void> {
  const note = join(folder, 'postmaster.pid');
  if (!existsSync(note)) return;
  const pid = Number(readFileSync(note, 'utf8').split('\n')[0]);
  if (Number.isInteger(pid) && pid > 1 && isAlive(pid) && isPostgres(pid)) {
    process.kill(pid, 'SIGINT');
    for (let waited = 0; isAlive(pid) && existsSync(note); waited += 100) {
      if (waited > 20_000)
        throw new ClearError(
          `A PostgreSQL server (process ${pid}) still runs on ${folder} and does not end: end it with "kill -QUIT ${pid}" and start again.`,
        );
      await delay(100);
    }
  }
  rmSync(note, { force: true });
}

/** @returns the port of the server that runs on the folder, or undefined when none is ready */
export function portOfServer(folder: string): number | undefined {
  const note = join(folder, 'postmaster.pid');
  if (!existsSync(note)) return undefined;
  const [, , , port, , , , status] = readFileSync(note, 'utf8').split('\n');
  return status?.trim() === 'ready' ? Number(port) : undefined;
}

function serverSpec(
  options: ClusterOptions,
  folder: string,
  { postgres }: Binaries,
  account: Account | undefined,
): ChildSpec {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: String(options.connections ?? 200),
    shared_buffers: '128MB',
    logging_collector: 'off',
    ...(options.durable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'on' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return {
    name: 'postgres',
    command: process.execPath,
    args: [
      join(root, 'tools', 'up', 'server-host.mjs'),
      postgres,
      account === undefined ? '-' : String(account.uid),
      account === undefined ? '-' : String(account.gid),
      '-D',
      folder,
      '-p',
      String(options.port),
      ...flags,
    ],
    cwd: root,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    logs: options.logs,
    patience: 20_000,
  };
}

/**
 * Makes the cluster when it is new, starts its server and waits until it answers.
 * @throws ClearError saying what is wrong with the folder or the server
 */
export async function startCluster(supervisor: ProcessSupervisor, options: ClusterOptions): Promise<Cluster> {
  const account = postgresAccount();
  const binaries = await postgresBinaries(account);
  const folder = reachableFolder(options.folder, account);
  const urlOf = (database: string) => `postgres://groupride:${options.password}@127.0.0.1:${options.port}/${database}`;
  if (!existsSync(folder)) await createCluster({ ...options, folder }, binaries, account, supervisor.signal);
  else {
    checkCluster(folder, account);
    chmodSync(folder, 0o700);
    await clearLeftovers(folder);
  }
  const server = supervisor.startUnwatched(serverSpec(options, folder, binaries, account));
  for (const end = Date.now() + 60_000; ;) {
    const failure = await connectionFailure(urlOf('postgres'));
    if (failure === undefined) {
      if (options.restart === undefined) supervisor.failWhenEnded(server);
      else
        supervisor.restartWhenEnded(server, {
          ...options.restart,
          ready: (signal) => waitForDatabase(urlOf('postgres'), signal),
        });
      return { folder, urlOf };
    }
    if (supervisor.signal.aborted) throw new Stopped();
    if (codeOf(failure) === '28P01') {
      throw new ClearError(
        `The database in ${folder} has another password than secrets.json: restore the secrets.json that belongs to it. ${afresh}`,
      );
    }
    if (!server.isRunning) {
      throw new ClearError(
        `PostgreSQL cannot start on ${folder}. Its last lines:\n${lastLines(server.log, 8)}\nIf the folder is damaged, restore it from a copy. ${afresh}`,
      );
    }
    if (Date.now() > end) throw new ClearError(`PostgreSQL did not answer within 60 s: see ${server.log}.`);
    await delay(50, undefined, { signal: supervisor.signal }).catch(() => undefined);
  }
}
