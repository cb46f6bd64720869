// `npm run bench -- http`: the common routes compared with a bare NestJS route that runs the same statements and
// returns the same bytes.
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { addresses, freePorts, loadCity, startApi, startPostgres } from '../../../../tools/up/src/testing/stack';
import type { Benchmark } from '../benchmark';
import { compare } from '../measure';
import type { Row } from '../table';
import { drawBreakdown, type Breakdown } from './breakdown';
import { divide, locateSources, type Recording } from './cpu-profile';
import { KeepAliveClient, requestBytes } from './keep-alive-client';
import { recordStatements } from './record-statements';
import { BY_SESSION, BY_TOKEN, measuredRoutes, REFUSED, type MeasuredRoute } from './routes';
import { startBareNest } from './start-bare-nest';
import { createWorld, OPERATOR_EMAIL, type World } from './world';

/** Requests per route before its statements are recorded. */
const WARM_UP = 10;
const SIDE_BY_SIDE = [1, 8, 64];
const MOST = Math.max(...SIDE_BY_SIDE);
/** The API's default pool size. */
const POOL = 20;
const FULL = { passSeconds: 0.8, rounds: 5, profileSeconds: 4 };
const QUICK = { passSeconds: 0.25, rounds: 4, profileSeconds: 1.5 };
type Size = typeof FULL;

/** Disables rate limits, which are not being measured. The log is written as in production. */
const ENVIRONMENT = {
  AUTH_RATE_PER_MINUTE: '1000000',
  AUTH_IDENTIFIER_RATE_PER_MINUTE: '1000000',
  ADDRESS_RATE_PER_MINUTE: '100000000',
  RATE_PER_MINUTE: '100000000',
  REQUESTS_AT_ONCE: '1000',
  TOKEN_RATE_PER_MINUTE: '100000000',
  ADMIN_EMAILS: OPERATOR_EMAIL,
  DATABASE_POOL: String(POOL),
  LOG_LEVEL: 'info',
  // Disables features that exist only for tests.
  NODE_ENV: 'development',
};

interface Prepared extends MeasuredRoute {
  request: Buffer;
  peerRequest: Buffer;
  /** Number of statements that the request runs. */
  statements: number;
}

const labelOf = (route: Prepared, concurrency: number): string =>
  `${route.name} (${route.statements} SQL), ${concurrency} at a time`;

async function prepare(routes: readonly MeasuredRoute[], world: World, client: pg.Client, api: KeepAliveClient) {
  const requests = routes.map(({ method, path, who, body }) =>
    requestBytes(method, path, who === null ? {} : world[who].headers, body),
  );
  const bodies: string[] = [];
  const runs = routes.map(({ status }, index) => async () => {
    bodies[index] = (await api.send(requests[index]!, status)).body.toString();
  });
  // Repeated statements become prepared, so they are recorded only after that.
  for (let round = 0; round < WARM_UP; round += 1) for (const run of runs) await run();
  const units = await recordStatements(client, runs);
  const prepared = routes.map((route, index): Prepared => ({
    ...route,
    request: requests[index]!,
    peerRequest: requestBytes(route.method, `/${index}`, {}, route.body),
    statements: units[index]!.flat().filter(({ sql }) => !/^(BEGIN|START|COMMIT|ROLLBACK)/i.test(sql)).length,
  }));
  return { prepared, bare: units.map((each, index) => ({ units: each, body: bodies[index]! })) };
}

/** The number of tasks that keeps both sides busy for about this long. */
async function tasksFor(seconds: number, concurrency: number, send: () => Promise<unknown>): Promise<number[]> {
  const probe = Math.max(20, concurrency * 2);
  const from = performance.now();
  for (let sent = 0; sent < probe; sent += concurrency) await Promise.all(Array.from({ length: concurrency }, send));
  const perSecond = (probe * 1000) / (performance.now() - from);
  return Array.from({ length: Math.max(concurrency * 4, Math.ceil(perSecond * seconds)) }, (_, index) => index);
}

async function profile(route: Prepared, api: KeepAliveClient, control: string, seconds: number): Promise<Breakdown> {
  await fetch(`${control}/start`);
  const end = performance.now() + seconds * 1000;
  let requests = 0;
  const worker = async () => {
    while (performance.now() < end) {
      await api.send(route.request, route.status);
      requests += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  const recorded = (await (await fetch(`${control}/stop`)).json()) as Recording;
  return { route: route.name, requests, times: divide(recorded, locateSources()) };
}

async function* measure(
  routes: readonly Prepared[],
  api: KeepAliveClient,
  urls: { nest: string; express: string },
  size: Size,
): AsyncGenerator<Row> {
  const nest = new KeepAliveClient(urls.nest, MOST);
  const express = new KeepAliveClient(urls.express, MOST);
  const plainHealth = requestBytes('GET', '/health');
  try {
    for (const route of routes) {
      const ours = () => api.send(route.request, route.status);
      for (const concurrency of SIDE_BY_SIDE) {
        const tasks = await tasksFor(size.passSeconds, concurrency, ours);
        const what = labelOf(route, concurrency);
        yield {
          what,
          beside: 'bare NestJS',
          ...(await compare(
            { tasks, concurrency, ours, peer: () => nest.send(route.peerRequest, route.status) },
            size.rounds,
          )),
        };
        const bySession = routes.find(({ name }) => name === BY_SESSION);
        if (route.name === BY_TOKEN && bySession) {
          yield {
            what,
            beside: 'session cookie',
            ...(await compare(
              { tasks, concurrency, ours, peer: () => api.send(bySession.request, bySession.status) },
              size.rounds,
            )),
          };
        }
        if (route.name !== 'GET /health') continue;
        yield {
          what,
          beside: 'bare Express',
          ...(await compare({ tasks, concurrency, ours, peer: () => express.send(plainHealth, 200) }, size.rounds)),
        };
      }
    }
  } finally {
    nest.close();
    express.close();
  }
}

/**
 * Measures the cost of authentication: both requests are refused, one with a token that is looked up, and one without a
 * token.
 */
async function* measureAuthentication(world: World, api: KeepAliveClient, size: Size): AsyncGenerator<Row> {
  const withToken = requestBytes('GET', REFUSED, world.program.headers);
  const without = requestBytes('GET', REFUSED);
  const ours = () => api.send(withToken, 403);
  const peer = () => api.send(without, 401);
  for (const concurrency of SIDE_BY_SIDE) {
    const tasks = await tasksFor(size.passSeconds, concurrency, ours);
    const what = `refused for a scope, ${concurrency} at a time`;
    yield { what, beside: 'without a token', ...(await compare({ tasks, concurrency, ours, peer }, size.rounds)) };
  }
}

async function checkPeers(routes: readonly Prepared[], bodies: readonly string[], url: string): Promise<void> {
  const nest = new KeepAliveClient(url, 1);
  for (const [index, route] of routes.entries()) {
    const { body } = await nest.send(route.peerRequest, route.status);
    if (body.toString() !== bodies[index])
      throw new Error(`the bare NestJS route answers ${route.name} with other bytes than the API`);
  }
  nest.close();
}

export const http: Benchmark = {
  name: 'http',
  about:
    'common routes at 1, 8 and 64 clients, beside a bare NestJS route with the same SQL, with a breakdown;\n            [--quick] for a first look, [--breakdown] without the peers, [TEXT] for the routes whose name has it',
  async *run(args, say) {
    const size = args.includes('--quick') ? QUICK : FULL;
    const only = args.filter((arg) => !arg.startsWith('--'));
    say('· PostgreSQL, the API and the city …');
    const databaseUrl = await (await startPostgres()).newDatabase();
    const [profilePort = 0] = await freePorts(1);
    const hook = pathToFileURL(join(import.meta.dirname, 'profile-hook.mjs')).href;
    const { url } = await startApi({
      databaseUrl,
      env: { ...ENVIRONMENT, NODE_OPTIONS: `--import ${hook}`, BENCH_PROFILE_PORT: String(profilePort) },
    });
    await loadCity(['ensure'], { databaseUrl });
    const client = new pg.Client({ connectionString: databaseUrl, application_name: 'bench' });
    // The pending query reports a lost connection.
    client.on('error', () => undefined);
    await client.connect();
    const origins = await addresses();
    const world = await createWorld(
      url,
      { rider: origins['rider-web'], driver: origins['driver-web'], admin: origins['admin-web'] },
      client,
    );
    const api = new KeepAliveClient(url, MOST);
    const wanted = measuredRoutes(world).filter(
      ({ name }) => only.length === 0 || only.some((part) => name.includes(part)),
    );
    const { prepared, bare } = await prepare(wanted, world, client, api);
    const peers = await startBareNest({ databaseUrl, connections: POOL, routes: bare });
    try {
      await checkPeers(
        prepared,
        bare.map(({ body }) => body),
        peers.nest,
      );
      if (!args.includes('--breakdown')) {
        say('· Requests …');
        yield* measure(prepared, api, peers, size);
        if (wanted.some(({ name }) => name === BY_TOKEN)) yield* measureAuthentication(world, api, size);
      }
      const breakdowns: Breakdown[] = [];
      for (const route of prepared)
        breakdowns.push(await profile(route, api, `http://127.0.0.1:${profilePort}`, size.profileSeconds));
      say(`\nCPU microseconds of the API per request, 8 at a time\n\n${drawBreakdown(breakdowns)}`);
    } finally {
      peers.stop();
      api.close();
      await client.end();
    }
  },
};
