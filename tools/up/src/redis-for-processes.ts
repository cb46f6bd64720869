// The Redis that several API processes share: one that is there already, or one of our own.
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ClearError, Stopped } from './clear-error';
import type { DataFolder } from './data-folder';
import type { Plan } from './plan';
import { freePorts } from './ports';
import type { ProcessSupervisor } from './process-supervisor';
import { findRedisServer, redisServer, redisUrl } from './redis';

const STANDARD_PORT = 6379;
const ANSWER_MS = 1000;

/**
 * Each database of a Redis belongs to another deployment. Two copies on this machine, which differ in their ports, would otherwise hear each
 * other's messages, as rides and people are numbered from 1 in both.
 */
const databaseOf = (apiPort: number): number => Math.floor(apiPort / 50) % 16;

/** Whether a Redis server without a password responds there. */
export function redisAnswers(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ port, host });
    const end = (answer: boolean) => {
      socket.destroy();
      done(answer);
    };
    socket.setTimeout(ANSWER_MS, () => end(false));
    socket.once('error', () => end(false));
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (data) => end(data.toString().startsWith('+PONG')));
    socket.once('close', () => end(false));
    socket.once('close', () => end(false));
  });
}

async function waitForRedis(port: number, signal: AbortSignal): Promise<void> {
  for (const end = Date.now() + 10_000; !(await redisAnswers(port));) {
    if (signal.aborted) throw new Stopped();
    if (Date.now() > end) throw new ClearError(`Redis did not answer on port ${port} within 10 s: see its log.`);
    await delay(50, undefined, { signal }).catch(() => undefined);
  }
}

export interface Surroundings {
  /** Port at which to look for an existing Redis. */
  readonly standardPort?: number;
  /** Finds the program of a Redis server on this machine, if there is one. */
  readonly findProgram?: () => string | undefined;
}

/**
 * @returns the address of a Redis that answers
 * @throws ClearError when there is none and none can be started
 */
export async function redisFor(
  plan: Pick<Plan, 'redisUrl' | 'apiProcesses' | 'ports'>,
  folder: Pick<DataFolder, 'path' | 'logs'>,
  supervisor: ProcessSupervisor,
  say: (line: string) => void,
  { standardPort = STANDARD_PORT, findProgram = findRedisServer }: Surroundings = {},
): Promise<string> {
  if (plan.redisUrl !== undefined) return plan.redisUrl;
  if (await redisAnswers(standardPort)) return redisUrl({ port: standardPort }, databaseOf(plan.ports.api));
  const program = findProgram();
  if (program === undefined) {
    throw new ClearError(
      `API_PROCESSES=${plan.apiProcesses} needs Redis, and there is none on port ${standardPort}: install redis-server, or set REDIS_URL, or start with one API process.`,
    );
  }
  const [port = 0] = await freePorts(1);
  const own = join(folder.path, 'redis');
  mkdirSync(own, { recursive: true });
  const spec = redisServer({ program, port, folder: own, logs: folder.logs });
  await supervisor.keepRunning([{ spec, options: { say, ready: (signal) => waitForRedis(port, signal) } }]);
  return redisUrl({ port });
}
