// Loading the API takes four times as long as starting it. So the API tests load it once per worker, and each test file has it started with
// the environment and the database of its own. Tests that stop or kill a program start it as `npm start` does instead.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

/** Address of the hosts of this run; without it, every test file starts programs of its own. */
export const HOSTS_VARIABLE = 'GROUPRIDE_TEST_HOSTS';

type Environment = Readonly<Record<string, string>>;
interface Report {
  readonly error: string | null;
  /** Resident bytes of the process. */
  readonly memory: number;
}

/** A process that has kept more than this is replaced. */
const MOST_MEMORY = 1_200_000_000;
/** A program that takes longer than this to end is killed. A job under way may make several calls of up to ten seconds. */
const STOP_MS = 30_000;

class Host {
  private child: ChildProcess | undefined;

  constructor(
    private readonly program: string,
    private readonly log: string,
  ) {}

  /**
   * Starts the program, in place of the one that was started before.
   * @throws Error with what the program said when it could not start
   */
  async start(env: Environment): Promise<void> {
    const { error } = await this.tell({ env });
    if (error === null) return;
    this.kill();
    throw new Error(`The ${this.program} could not start: ${error}`);
  }

  /** Ends the program. @throws Error when it did not end properly */
  async stop(): Promise<void> {
    if (this.child === undefined) return;
    const { error, memory } = await this.tell({ env: null }, STOP_MS);
    if (error !== null || memory > MOST_MEMORY) this.kill();
    if (error !== null) throw new Error(`The ${this.program} did not end: ${error}`);
  }

  kill(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private async tell(message: { env: Environment | null }, patience?: number): Promise<Report> {
    const child = (this.child ??= this.fork());
    const patient = new AbortController();
    const { signal } = patient;
    const report = once(child, 'message', { signal }).then(([said]) => said as Report);
    const end = once(child, 'exit', { signal }).then(() => {
      this.child = undefined;
      return { error: `its process ended; see ${this.log}`, memory: 0 };
    });
    child.send(message);
    const limit =
      patience === undefined
        ? undefined
        : setTimeout(() => child.emit('message', { error: `not within ${patience / 1000} s`, memory: 0 }), patience);
    try {
      return await Promise.race([report, end]);
    } finally {
      clearTimeout(limit);
      for (const loser of [report, end]) loser.catch(() => undefined);
      patient.abort();
    }
  }

  private fork(): ChildProcess {
    const log = openSync(this.log, 'a');
    return fork(join(import.meta.dirname, 'program-host.mjs'), [this.program], {
      execArgv: ['--enable-source-maps', ...(this.program === 'sandbox' ? ['--import', 'tsx'] : [])],
      stdio: ['ignore', log, log, 'ipc'],
    });
  }
}

/**
 * Offers hosts to the test files: `PUT /<program>/<worker>` with an environment starts a program, `DELETE` ends it.
 * @param logs folder for what the programs print
 * @returns the address, and a function that ends all of them
 */
export async function openHosts(logs: string): Promise<{ url: string; close(): void }> {
  const hosts = new Map<string, Host>();
  const obey = async (request: IncomingMessage): Promise<void> => {
    const [program = '', worker = ''] = (request.url ?? '').slice(1).split('/');
    const name = `${program}-${worker}`;
    const host = hosts.get(name) ?? new Host(program, join(logs, `${name}.log`));
    hosts.set(name, host);
    if (request.method === 'PUT') await host.start((await json(request)) as Environment);
    else await host.stop();
  };
  const server = createServer((request, answer) => {
    obey(request).then(
      () => answer.writeHead(204).end(),
      (error: Error) => answer.writeHead(500).end(error.message),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
      for (const host of hosts.values()) host.kill();
    },
  };
}

/** Hosts that this test file uses; they are freed when it ends. */
const used = new Set<string>();

async function ask(method: 'PUT' | 'DELETE', program: string, env?: Environment): Promise<void> {
  const url = `${process.env[HOSTS_VARIABLE]}/${program}/${process.env.JEST_WORKER_ID ?? '1'}`;
  const answer = await fetch(url, { method, body: env === undefined ? null : JSON.stringify(env) });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Starts a program in the host of this worker. @returns false where there are no hosts */
export async function startInHost(program: 'api' | 'sandbox', env: NodeJS.ProcessEnv): Promise<boolean> {
  if (process.env[HOSTS_VARIABLE] === undefined) return false;
  await ask('PUT', program, env as Environment);
  used.add(program);
  return true;
}

/**
 * Ends what this test file has started in hosts, the API before the sandbox: its last jobs would wait for a provider that
 * is gone.
 */
export async function freeHosts(): Promise<void> {
  for (const program of [...used].reverse()) await ask('DELETE', program);
  used.clear();
}
