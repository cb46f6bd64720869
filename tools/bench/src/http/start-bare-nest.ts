import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { BareUrls, ToServe } from './bare-nest';

/** @returns the addresses of the peers, and a function that stops them */
export function startBareNest(what: ToServe): Promise<BareUrls & { stop(): void }> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'bare-nest.ts'), {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the bare NestJS program ended (exit code ${code})`)));
    child.once('message', (urls) => resolve({ ...(urls as BareUrls), stop: () => child.kill() }));
    child.send(what);
  });
}
