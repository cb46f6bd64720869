import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Journal } from './journal';
import type { Person } from './people';

/** A job that does nothing, because its message does not exist. */
const PROBE_JOB = 'remove-message-whose-code-has-expired';
const PROBE_MS = 20;
const ANSWER_MS = 5000;
const LONGEST_MS = 60_000;

/** Milliseconds from the restart of a server until each of these worked again. */
export interface Recovery {
  readonly read: number;
  readonly write: number;
  readonly job: number;
  /** Until every API process reports that it is ready. */
  readonly ready: number;
}

export interface Probes {
  readonly urls: readonly string[];
  /** A person used only for these probes. */
  readonly prober: Person;
  readonly queue: PgBoss;
  readonly journal: Journal;
}

let writes = 0;

/** @param since when the server was restarted, as `performance.now()` */
export async function measureRecovery({ urls, prober, queue, journal }: Probes, since: number): Promise<Recovery> {
  const everywhere = async (what: string, works: (url: string) => Promise<boolean>): Promise<number> =>
    Math.max(...(await Promise.all(urls.map((url) => timeUntil(`${what} at ${url}`, () => works(url), since)))));
  const [read, write, job, ready] = await Promise.all([
    everywhere('a read', async (url) => (await ask(`${url}/api/auth/user`, { headers: headersOf(prober) })).ok),
    // Probes one process after the other, so that the last acknowledged name is known.
    inTurn(urls, (url) => timeUntil(`a write at ${url}`, () => rename(url, prober, journal), since)),
    timeUntil('a job', () => runJob(queue), since),
    everywhere('readiness', async (url) => {
      const answer = await ask(`${url}/api/health/ready`, {});
      return answer.ok && ((await answer.json()) as { status: string }).status === 'ok';
    }),
  ]);
  return { read, write, job, ready };
}

/** Resolves when the port of this address accepts connections. */
export async function untilListening(url: string): Promise<void> {
  const { port, hostname } = new URL(url);
  const answers = () =>
    new Promise<boolean>((done) => {
      const socket = connect({ port: Number(port), host: hostname });
      socket.once('connect', () => done(true));
      socket.once('error', () => done(false));
      socket.once('close', () => done(false));
      socket.once('connect', () => socket.destroy());
    });
  await timeUntil(`a connection to ${url}`, answers, performance.now());
}

/** Headers that the web server would add, for requests sent directly to a process. */
const headersOf = ({ client }: Person): Record<string, string> => ({ ...client.headers, 'x-groupride-app': 'rider' });

async function rename(url: string, prober: Person, journal: Journal): Promise<boolean> {
  const name = `Prober ${(writes += 1)}`;
  const answer = await ask(`${url}/api/users/me`, {
    method: 'PATCH',
    headers: { ...headersOf(prober), 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  if (answer.ok) journal.names.set(prober.id, name);
  return answer.ok;
}

async function runJob(queue: PgBoss): Promise<boolean> {
  const id = await queue.send(PROBE_JOB, { messageId: 0 }, { retryLimit: 10, retryDelay: 1 });
  if (id === null) return false;
  for (const end = performance.now() + LONGEST_MS; performance.now() < end; await delay(PROBE_MS)) {
    const [job] = await queue.findJobs(PROBE_JOB, { id });
    if (job?.state === 'completed') return true;
  }
  return false;
}

const ask = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_MS) });

async function inTurn(urls: readonly string[], measure: (url: string) => Promise<number>): Promise<number> {
  let longest = 0;
  for (const url of urls) longest = Math.max(longest, await measure(url));
  return longest;
}

/** @returns milliseconds from `since` until it worked @throws Error when it does not work within a minute */
async function timeUntil(what: string, works: () => Promise<boolean>, since: number): Promise<number> {
  let last = '';
  for (const end = performance.now() + LONGEST_MS; ; await delay(PROBE_MS)) {
    try {
      if (await works()) return performance.now() - since;
    } catch (error) {
      last = error instanceof Error ? `: ${error.message}` : '';
    }
    if (performance.now() > end) throw new Error(`${what} did not work within ${LONGEST_MS / 1000} s${last}`);
  }
}
