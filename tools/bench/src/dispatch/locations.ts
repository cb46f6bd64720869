// Sends positions of drivers on the way by socket: through the API, and through a bare Socket.IO relay.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import type { TrackView } from '@groupride/contracts';
import { decodePolyline, lineFrom, measureLine, type Line } from '@groupride/geo';
import pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import { addresses, freePorts, loadCity, startApi, startPostgres } from '../../../../tools/up/src/testing/stack';
import { drawBreakdown } from '../http/breakdown';
import { divide, locateSources, type Recording } from '../http/cpu-profile';
import { createWorld, OPERATOR_EMAIL, type World } from '../http/world';
import { percentile } from '../measure';
import { processorTime } from '../waiting/processor-time';
import { driversUnderWay } from './drivers-under-way';
import { startRelay } from './start-relay';

/** Each driver may send at most 20 messages a second, so many drivers are needed to keep a process busy. */
const DRIVERS = 400;
/** Number of rides that one person may start to follow in ten seconds. */
const JOINS = 180;
const FULL = { seconds: 6, rounds: 5 };
const QUICK = { seconds: 3, rounds: 2 };
/** Target rate, as a fraction of the bare relay's. */
const GOAL = 0.6;
const UPTOWN = { lat: 35.2271, lng: -80.8431 };
const PICKUP = { lat: 35.2214, lng: -80.9435 };
/** Meters between two positions of a driver. */
const STEP = 15;
/** Drivers start along this fraction of the route, and return to its beginning after they have driven it. */
const PART = 0.8;
/** Clock ticks per second in which processor time is counted. */
const TICKS = 100;
const NO_LIMITS = {
  AUTH_RATE_PER_MINUTE: '1000000',
  AUTH_IDENTIFIER_RATE_PER_MINUTE: '1000000',
  ADDRESS_RATE_PER_MINUTE: '100000000',
  RATE_PER_MINUTE: '100000000',
  REQUESTS_AT_ONCE: '1000',
  ADMIN_EMAILS: OPERATOR_EMAIL,
  LOG_LEVEL: 'info',
  NODE_ENV: 'development',
};

interface Sender {
  socket: Socket;
  rideId: number;
  /** Meters driven along the route. */
  driven: number;
}

interface Round {
  messages: number;
  perSecond: number;
  p99: number;
  /** Processor time of the process per message, in microseconds. */
  microseconds: number;
}

async function connect(url: string, headers: Record<string, string>): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders: headers });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

async function follow(socket: Socket, rideId: number): Promise<void> {
  const answer = (await socket.timeout(30_000).emitWithAck('join', { rideId })) as { ok?: boolean } | undefined;
  if (answer?.ok === false) throw new Error(`a ride may not be followed: ${JSON.stringify(answer)}`);
}

/** The route to the pickup, as the API plans it. */
async function planRoute(world: World, sender: Sender): Promise<Line> {
  for (let tries = 0; tries < 60; tries += 1) {
    await sender.socket.timeout(30_000).emitWithAck('driverLocation', { rideId: sender.rideId, ...UPTOWN });
    await delay(1000);
    const { route } = (await world.rider.call('GET', `/api/rides/${sender.rideId}/track`)) as TrackView;
    if (route) return measureLine(decodePolyline(route.polyline));
  }
  throw new Error('the API planned no route within a minute');
}

/**
 * Each driver sends the next position when the last one is acknowledged. The positions received by the rider are
 * counted.
 */
async function send(
  route: Line,
  senders: readonly Sender[],
  rider: Socket,
  seconds: number,
  used: () => number,
): Promise<Round> {
  const took: number[] = [];
  let received = 0;
  const count = () => (received += 1);
  rider.on('driverLocationUpdate', count);
  const [from, before] = [performance.now(), used()];
  const until = from + seconds * 1000;
  await Promise.all(
    senders.map(async (sender) => {
      const { socket, rideId } = sender;
      while (performance.now() < until) {
        sender.driven = (sender.driven + STEP) % (PART * route.along.at(-1)!);
        const [at] = lineFrom(route, sender.driven);
        const sentAt = performance.now();
        const answer = (await socket.timeout(30_000).emitWithAck('driverLocation', { rideId, ...at })) as {
          ok: boolean;
        };
        if (!answer.ok) throw new Error(`a position was refused: ${JSON.stringify(answer)}`);
        took.push(performance.now() - sentAt);
      }
    }),
  );
  const [elapsed, spent] = [(performance.now() - from) / 1000, used() - before];
  await delay(300);
  rider.off('driverLocationUpdate', count);
  if (received < took.length * 0.99) throw new Error(`${took.length} positions were sent and ${received} received`);
  return {
    messages: took.length,
    perSecond: took.length / elapsed,
    p99: percentile(took, 0.99),
    microseconds: (spent / took.length) * 1e6,
  };
}

/** Processor time of a process in seconds. */
function processorTimeOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

const median = (rounds: readonly Round[], of: (round: Round) => number) => percentile(rounds.map(of), 0.5);
const draw = (rounds: readonly Round[]): string =>
  `${Math.round(median(rounds, (each) => each.perSecond)).toLocaleString('en-US')}/s, p99 ${median(rounds, (each) => each.p99).toFixed(0)} ms, ${median(rounds, (each) => each.microseconds).toFixed(0)} µs of the process each`;

export async function measureLocations(isQuick: boolean, say: (line: string) => void): Promise<void> {
  const size = isQuick ? QUICK : FULL;
  say('· PostgreSQL, the API and the city …');
  const databaseUrl = await (await startPostgres()).newDatabase();
  const [profilePort = 0] = await freePorts(1);
  const hook = pathToFileURL(join(import.meta.dirname, '..', 'http', 'profile-hook.mjs')).href;
  const api = await startApi({
    databaseUrl,
    env: { ...NO_LIMITS, NODE_OPTIONS: `--import ${hook}`, BENCH_PROFILE_PORT: String(profilePort) },
  });
  await loadCity(['ensure'], { databaseUrl });
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'bench' });
  client.on('error', () => undefined);
  await client.connect();
  const [relay, withParts] = [await startRelay(), await startRelay('relay-with-parts.ts')];
  const sockets: Socket[] = [];
  const open = async (...to: Parameters<typeof connect>) => {
    const socket = await connect(...to);
    sockets.push(socket);
    return socket;
  };
  try {
    const origins = await addresses();
    const world = await createWorld(
      api.url,
      { rider: origins['rider-web'], driver: origins['driver-web'], admin: origins['admin-web'] },
      client,
    );
    say(`· ${DRIVERS} drivers on the way …`);
    const people = await driversUnderWay(client, {
      api: api.url,
      origin: origins['driver-web'],
      world,
      count: DRIVERS,
      pickup: PICKUP,
    });
    const rider = await open(api.url, world.rider.headers);
    const [follower, ofParts] = [await open(relay.url, {}), await open(withParts.url, {})];
    const [senders, bare, some]: Sender[][] = [[], [], []];
    for (const [index, { person, rideId }] of people.entries()) {
      // The rate limit includes messages for joining.
      if (index > 0 && index % JOINS === 0) await delay(10_500);
      senders!.push({ rideId, driven: 0, socket: await open(api.url, person.headers) });
      bare!.push({ rideId, driven: 0, socket: await open(relay.url, {}) });
      some!.push({ rideId, driven: 0, socket: await open(withParts.url, {}) });
      for (const socket of [rider, follower, ofParts]) await follow(socket, rideId);
    }
    const route = await planRoute(world, senders![0]!);
    for (const side of [senders!, bare!, some!])
      side.forEach((sender, index) => (sender.driven = (index / DRIVERS) * PART * route.along.at(-1)!));
    const [ours, theirs, parts]: Round[][] = [[], [], []];
    for (let round = 0; round <= size.rounds; round += 1) {
      const mine = await send(route, senders!, rider, size.seconds, () => processorTime().api);
      const its = await send(route, bare!, follower, size.seconds, () => processorTimeOf(relay.pid));
      const part = await send(route, some!, ofParts, size.seconds, () => processorTimeOf(withParts.pid));
      // The first round is a warm-up.
      if (round === 0) continue;
      ours!.push(mine);
      theirs!.push(its);
      parts!.push(part);
    }
    const control = `http://127.0.0.1:${profilePort}`;
    await fetch(`${control}/start`);
    const { messages } = await send(route, senders!, rider, size.seconds, () => 0);
    const recorded = (await (await fetch(`${control}/stop`)).json()) as Recording;
    const breakdown = { route: 'driverLocation', requests: messages, times: divide(recorded, locateSources()) };
    const compared = (rounds: readonly Round[]): string => {
      const medianOf = (of: (round: Round) => number) =>
        percentile(
          rounds.map((each, index) => of(each) / of(theirs![index]!)),
          0.5,
        );
      const [share, times] = [medianOf((each) => each.perSecond), medianOf((each) => each.microseconds)];
      return `${(share * 100).toFixed(0)} % of the relay (goal: ${GOAL * 100} %); the process works ${times.toFixed(1)} times as long for each, ${(100 / times).toFixed(0)} % by its time`;
    };
    say(`  positions by socket, ${DRIVERS} drivers at once: ${draw(ours!)}\n    ${compared(ours!)}`);
    say(`  authentication, validation, index and fan-out alone: ${draw(parts!)}\n    ${compared(parts!)}`);
    say(`  bare Socket.IO relay: ${draw(theirs!)}`);
    say(`\nCPU microseconds of the API per message\n\n${drawBreakdown([breakdown])}`);
  } finally {
    for (const socket of sockets) socket.disconnect();
    relay.stop();
    withParts.stop();
    await client.end();
    await api.stop();
  }
}
