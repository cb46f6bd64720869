import { TEST_KEYS } from '../../../tools/up/src/testing/card-sandbox';
import { freePorts, startPostgres, stopAll } from '../../../tools/up/src/testing/stack';
import { KillableApi } from './support/killable-api';
import { PaidRides } from './support/paid-rides';
import { roundsAreMade, until } from './support/rides';
import { connected, socketOf } from './support/sockets';

let program: KillableApi;
let metricsPort: number;

const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
const linesOf = (text: string, name: string) => text.split('\n').filter((line) => line.startsWith(name));

beforeAll(async () => {
  const { newDatabase } = await startPostgres();
  const [port, ofMetrics] = await freePorts(2);
  metricsPort = ofMetrics!;
  program = await KillableApi.prepare({
    ...TEST_KEYS,
    DATABASE_URL: await newDatabase(),
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
  });
}, 120_000);
afterEach(() => program?.killAll());
afterAll(() => stopAll());

it('a process that runs jobs reports requests, connections and what waits', async () => {
  await program.start();
  await Promise.all(
    ['/api/rides/987654', '/api/health', '/api/nothing/987654'].map((path) => fetch(program.url + path)),
  );
  const requests = await until(
    async () => linesOf(await scrape(), 'http_request_duration_seconds_count'),
    (lines) => lines.some((line) => line.includes('route="none"')),
  );
  expect(requests).toEqual(
    expect.arrayContaining([
      'http_request_duration_seconds_count{route="/api/rides/:rideId",method="GET",status="4xx"} 1',
      'http_request_duration_seconds_count{route="/api/health",method="GET",status="2xx"} 1',
    ]),
  );
  const text = await scrape();
  expect(text).not.toContain('987654');
  for (const pool of ['requests', 'reports', 'jobs'])
    expect(linesOf(text, `groupride_database_connections{pool="${pool}"`)).toHaveLength(3);
  expect(linesOf(text, 'groupride_backlog{what="rides"')).toEqual(['groupride_backlog{what="rides",name=""} 0']);
  expect(linesOf(text, 'groupride_backlog_read_timestamp_seconds ')[0]).not.toMatch(/ 0$/);
  expect(linesOf(text, 'groupride_sockets ')).toEqual(['groupride_sockets 0']);
  expect(linesOf(text, 'nodejs_eventloop_lag_p99_seconds ')).toHaveLength(1);
});

it('only its own port has metrics', async () => {
  await program.start();
  const answers = await Promise.all(['/metrics', '/api/metrics'].map((path) => fetch(program.url + path)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
});

it('a process that serves requests only leaves the backlogs to the others', async () => {
  await program.start({ ROLE: 'api' });
  const text = await scrape();
  expect(linesOf(text, 'groupride_backlog')).toEqual([]);
  expect(linesOf(text, 'groupride_database_connections')).not.toEqual([]);
});

it('calls to Stripe, rounds of matching and open sockets are counted', async () => {
  const rides = await PaidRides.start({ METRICS_PORT: String(metricsPort) });
  const { organizer } = await rides.paidRide();
  await roundsAreMade(rides.api);
  const socket = socketOf(rides.api, organizer.client);
  await connected(socket);
  const valueOf = async (name: string) =>
    Number(
      linesOf(await scrape(), name)[0]
        ?.split(' ')
        .at(-1),
    );
  expect(await valueOf('groupride_stripe_call_duration_seconds_count{outcome="answered"}')).toBeGreaterThan(0);
  expect(await valueOf('groupride_dispatch_round_duration_seconds_count')).toBeGreaterThan(0);
  expect(await valueOf('groupride_sockets')).toBe(1);
  socket.disconnect();
  expect(
    await until(
      () => valueOf('groupride_sockets'),
      (open) => open === 0,
    ),
  ).toBe(0);
});
