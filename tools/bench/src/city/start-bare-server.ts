import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { ToServe } from './bare-server';

/** @returns its address, and a function that stops it */
export function startBareServer(what: ToServe): Promise<{ url: string; stop(): void }> {
  return new Promise((done, fail) => {
    const child = fork(join(import.meta.dirname, 'bare-server.ts'), {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`the plain server ended by itself (exit code ${code})`)));
    child.once('message', (port) => done({ url: `http://127.0.0.1:${String(port)}`, stop: () => child.kill() }));
    child.send(what);
  });
}
