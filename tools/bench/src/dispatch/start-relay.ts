import { fork } from 'node:child_process';
import { join } from 'node:path';

export interface Relay {
  url: string;
  pid: number;
  stop(): void;
}

/** @param program `relay.ts`, or `relay-with-parts.ts` */
export function startRelay(program = 'relay.ts'): Promise<Relay> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, program), {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the relay ended (exit code ${code})`)));
    child.once('message', (port) =>
      resolve({ url: `http://127.0.0.1:${String(port)}`, pid: child.pid ?? 0, stop: () => child.kill() }),
    );
  });
}
