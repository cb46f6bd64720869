import fc from 'fast-check';
import { client, type Client } from './support/api';
import { requestsOf } from './support/contract/arbitraries';
import { type Call, calls as documented, codesOf, contradiction } from './support/contract/document';
import { PaidRides } from './support/paid-rides';
import { driver, operator, person } from './support/people';
import { UPTOWN } from './support/rides';

const OPERATOR = 'ops@example.test';
const SEED = 20_261_125;
/** Requests of each kind of caller to each call. */
const RUNS = 3;
const BATCH = 8;
/** Time limit of a thousand requests, even on a busy machine. */
const LONG_MS = 180_000;
/** Calls that end or change the session with which the other calls are made. */
const LAST = /sign-?out|logout|sessions|security|account|users\/me$|operators/;

let world: PaidRides;
let callers: Record<'anyone' | 'rider' | 'driver' | 'operator', Client>;
beforeAll(async () => {
  world = await PaidRides.start({ ADMIN_EMAILS: OPERATOR, DEMO_TOOLS: 'true' });
  const { api } = world;
  callers = {
    anyone: client(api),
    rider: (await person(api)).client,
    driver: (await driver(api, UPTOWN)).client,
    operator: await operator(api, OPERATOR),
  };
}, 120_000);
afterAll(() => world?.api.stop());

async function send(call: Call, by: Client, path: string, body: unknown, headers: Record<string, string> = {}) {
  const cookie = [...by.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${world.api.url}${path}`, {
    method: call.method,
    redirect: 'manual',
    headers: {
      origin: by.origin,
      ...(cookie ? { cookie } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const type = answer.headers.get('content-type') ?? '';
  const text = await answer.text();
  return { status: answer.status, type, body: /\bjson\b/.test(type) ? (JSON.parse(text) as unknown) : undefined };
}

/** Sends several requests at a time. */
async function inBatches<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += BATCH) await Promise.all(items.slice(at, at + BATCH).map(work));
}

const pathOf = (call: Call): string => fc.sample(requestsOf(call), { numRuns: 1, seed: SEED })[0]!.path;
const codeOf = (body: unknown): unknown => (body as { code?: unknown } | undefined)?.code;

/** The map proxies answer in the providers' formats, so that programs written for those work. */
const calls = documented.filter(({ path }) => !/^\/api\/mapping\/(google|mapbox)\//.test(path));
const writes = calls.filter(({ method }) => method !== 'GET');

describe('the contract of the document', () => {
  it('holds for calls without credentials', async () => {
    const wrong: string[] = [];
    await inBatches(calls, async (call) => {
      const answer = await send(call, callers.anyone, pathOf(call), undefined);
      const { 'x-access': access, operationId } = call.operation;
      const problem = contradiction(call, answer);
      if (problem) wrong.push(`${operationId}: ${problem}`);
      if (access !== 'public' && access !== 'webhook' && codeOf(answer.body) !== 'not_signed_in')
        wrong.push(`${operationId}: answers ${answer.status} ${String(codeOf(answer.body))} to anyone`);
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['bodies that are not JSON', '{', {}, 'malformed_request'],
    ['bodies that are too large', `"${'x'.repeat(70_000)}"`, {}, 'payload_too_large'],
    ['bodies of another type', 'text', { 'content-type': 'text/plain' }, 'unsupported_media_type'],
    ['pages of others', undefined, { origin: 'https://elsewhere.test' }, 'origin_refused'],
    ['wrong tokens', undefined, { authorization: 'Bearer gr_pat_wrong' }, 'token_invalid'],
  ])('documents how %s are refused', async (_, body, headers, code) => {
    const wrong: string[] = [];
    let refused = 0;
    await inBatches(body === undefined ? calls : writes, async (call) => {
      const answer = await send(call, callers.anyone, pathOf(call), body, headers);
      const problem = contradiction(call, answer);
      if (problem) wrong.push(`${call.operation.operationId}: ${problem}`);
      if (codeOf(answer.body) === code) refused += 1;
    });
    expect(wrong).toEqual([]);
    const naming = (body === undefined ? calls : writes).filter((call) => codesOf(call).includes(code));
    expect(refused).toBeGreaterThan(naming.length * 0.9);
  });

  it.each(['rider', 'driver', 'operator'] as const)(
    'holds for generated requests of the %s',
    async (name) => {
      const wrong: string[] = [];
      const check = async (call: Call, { path, body }: { path: string; body: unknown }) => {
        const answer = await send(call, callers[name], path, body);
        const problem = contradiction(call, answer);
        if (problem !== null || answer.status === 500)
          wrong.push(
            `${call.method} ${path} ${JSON.stringify(body)?.slice(0, 200)}: ${problem ?? '500'} ${JSON.stringify(answer.body)?.slice(0, 200)}`,
          );
      };
      const samples = (call: Call) => fc.sample(requestsOf(call), { numRuns: RUNS, seed: SEED });
      await inBatches(
        calls
          .filter(({ path }) => !LAST.test(path))
          .flatMap((call) => samples(call).map((sample) => [call, sample] as const)),
        ([call, sample]) => check(call, sample),
      );
      for (const call of calls.filter(({ path }) => LAST.test(path)))
        for (const sample of samples(call)) await check(call, sample);
      expect(wrong).toEqual([]);
    },
    LONG_MS,
  );
});
