// Finds a Redis server for several API processes, and installs Debian's where there is none.
import { delimiter, join } from 'node:path';
import type { ChildSpec } from './child';
import { installPackage, mayInstall } from './debian-packages';
import { isExecutable } from './executable';
import { root } from './plan';

const commands = ['redis-server', 'valkey-server'];
const folders = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** @returns the program of a Redis server, if there is one */
export function findRedisServer({ PATH = '' }: NodeJS.ProcessEnv = process.env): string | undefined {
  return [...PATH.split(delimiter), ...folders]
    .flatMap((folder) => commands.map((command) => join(folder, command)))
    .find(isExecutable);
}

/** Finds a Redis server, or installs Debian's where this account may. @returns undefined when neither is possible */
export function installRedisServer(say: (line: string) => void): string | undefined {
  const found = findRedisServer();
  if (found !== undefined || !mayInstall()) return found;
  say('· No Redis server found: installing Debian’s with apt-get …');
  return installPackage('redis-server') ? findRedisServer() : undefined;
}

export interface RedisServer {
  /** The result of findRedisServer. */
  readonly program: string;
  readonly port: number;
  /** An existing folder to run in; nothing is written there. */
  readonly folder: string;
  readonly logs: string;
}

/** @param database one of the server's 16, by number */
export const redisUrl = ({ port }: Pick<RedisServer, 'port'>, database = 0): string =>
  `redis://127.0.0.1:${port}${database === 0 ? '' : `/${database}`}`;

/** A server that keeps everything in memory: whatever is in it may be lost. It ends with the process that starts it, even when that is killed. */
export const redisServer = ({ program, port, folder, logs }: RedisServer): ChildSpec => ({
  name: 'redis',
  command: process.execPath,
  args: [
    join(root, 'tools', 'up', 'server-host.mjs'),
    program,
    '-',
    '-',
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ],
  cwd: folder,
  env: { PATH: process.env.PATH, LC_ALL: 'C' },
  logs,
});
