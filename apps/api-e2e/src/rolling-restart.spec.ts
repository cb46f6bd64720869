import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import * as stack from '../../../tools/up/src/testing/stack';
import { PLENTY, type Api, outboxOf } from './support/api';
import { person, type Person } from './support/people';
import { until } from './support/rides';
import { steadyLoad } from './support/steady-load';

/** The full version sends 20,000: ROLLING_REQUESTS=20000 npm run test:api -- rolling-restart */
const REQUESTS = Number(process.env['ROLLING_REQUESTS'] ?? 1500);

const opened: Socket[] = [];
let folder: string;
let running: stack.RunningApi;
/** The API behind the web server. */
let api: Pick<Api, 'url' | 'outbox'>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'groupride-rolling-'));
  const page = join(folder, 'rider-web');
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Rider</title>');
  const databaseUrl = await (await stack.startPostgres()).newMigratedDatabase(`rolling_${process.pid}_${Date.now()}`);
  running = await stack.startApi({ databaseUrl, processes: 2, env: { ...PLENTY, DRAIN_SECONDS: '1.5' } });
  const url = await stack.startWeb('rider-web', { folder: page, apiUrls: running.processes.map((one) => one.url) });
  api = { url, outbox: outboxOf(url) };
}, 120_000);

afterAll(async () => {
  for (const socket of opened) socket.disconnect();
  await stack.stopAll();
  rmSync(folder, { recursive: true, force: true });
});

/** A socket that reconnects by itself, as the applications' do. */
function openSocket(who: Person, transport: 'websocket' | 'polling'): { socket: Socket; connections: () => number } {
  const cookie = [...who.client.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = io(api.url, {
    path: '/socket.io',
    transports: [transport],
    forceNew: true,
    reconnectionDelay: 100,
    reconnectionDelayMax: 500,
    extraHeaders: { cookie, origin: api.url },
  });
  opened.push(socket);
  let connections = 0;
  socket.on('connect', () => (connections += 1));
  return { socket, connections: () => connections };
}

it('restarts two processes in turn without failing a request, and sockets reconnect by themselves', async () => {
  const people: Person[] = [];
  for (let count = 0; count < 4; count += 1) people.push(await person(api as Api));
  const sockets = people.flatMap((who) => [openSocket(who, 'websocket'), openSocket(who, 'polling')]);
  await until(() => Promise.resolve(sockets.every(({ socket }) => socket.connected)), Boolean);

  const ends: { code: number | null; took: number }[] = [];
  let sent = 0;
  let restarting = true;
  const isOver = (count: number): boolean => {
    sent = count;
    return !restarting && count >= REQUESTS;
  };
  const load = steadyLoad(people, isOver, { origin: api.url });
  try {
    do {
      for (const process of running.processes) {
        const begun = Date.now();
        const { code } = await process.stop();
        ends.push({ code, took: Date.now() - begun });
        await process.start();
      }
    } while (sent < REQUESTS);
  } finally {
    restarting = false;
  }
  const result = await load;

  expect(result.failures.slice(0, 5)).toEqual([]);
  expect(result.requests).toBeGreaterThanOrEqual(REQUESTS);
  for (const { code, took } of ends) {
    expect(code).toBe(0);
    expect(took).toBeLessThan(10_000);
  }
  await until(() => Promise.resolve(sockets.every(({ socket }) => socket.connected)), Boolean);
  // Each client saw the end of the process that it was connected to.
  for (const { connections } of sockets) expect(connections()).toBeGreaterThan(1);
  console.log(
    `${result.requests} requests, ${result.failures.length} failed, ${ends.length} restarts, longest stop ${Math.max(...ends.map(({ took }) => took))} ms`,
  );
}, 600_000);
