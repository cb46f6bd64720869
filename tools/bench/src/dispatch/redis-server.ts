import { spawn } from 'node:child_process';
import { freePorts } from '../../../../tools/up/src/testing/stack';

/** Starts a Redis server that stores nothing on disk. @returns null if none is installed on this machine */
export async function startRedis(): Promise<{ port: number; stop(): void } | null> {
  const [port = 0] = await freePorts(1);
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
    },
  );
  const isThere = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('spawn', () => resolve(true));
  });
  return isThere ? { port, stop: () => child.kill() } : null;
}
