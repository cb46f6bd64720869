import pg from 'pg';
import * as stack from '../../../../tools/up/src/testing/stack';
import { type AppName, client, ORIGINS, outboxOf, PLENTY, type Api, type Client } from './api';
import { CardSandbox, TEST_KEYS } from '../../../../tools/up/src/testing/card-sandbox';
import { KillableRedis } from '../../../../tools/up/src/testing/killable-redis';
import { driver, expectStatus, person, type Driver, type Person } from './people';
import { book, joinBy, offerTo, UPTOWN } from './rides';
import { connected, socketOf, type AppSocket } from './sockets';

/** Two processes of the API on one database, one card sandbox and one Redis. */
export interface TwoProcesses {
  a: Api;
  b: Api;
  cards: CardSandbox;
  redis: KillableRedis;
  processes: readonly stack.ApiProcess[];
  stop(): Promise<void>;
}

/** Another deployment may use the others of the same Redis. */
export const REDIS_DATABASE = 3;

export async function startTwoProcesses(redisProgram: string, env: Record<string, string> = {}): Promise<TwoProcesses> {
  const databaseUrl = await (await stack.startPostgres()).newMigratedDatabase(`two_${process.pid}_${Date.now()}`);
  const redis = await KillableRedis.start(redisProgram);
  const sandbox = await stack.startSandbox({ databaseUrl, env: TEST_KEYS });
  const { processes } = await stack.startApi({
    databaseUrl,
    processes: 2,
    env: { ...PLENTY, ...TEST_KEYS, ...env, REDIS_URL: `${redis.url}/${REDIS_DATABASE}` },
  });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const stop = async () => {
    await pool.end();
    await stack.stopAll();
    await redis.stop();
  };
  const at = (index: number): Api => {
    const url = processes[index]!.url;
    return {
      url,
      databaseUrl,
      sandbox,
      stop,
      outbox: outboxOf(url),
      query: async <Row>(sql: string, parameters: unknown[] = []) => (await pool.query(sql, parameters)).rows as Row[],
    };
  };
  return { a: at(0), b: at(1), cards: new CardSandbox(sandbox), redis, processes, stop };
}

/** The same session at another process. */
export function clientAt(api: Api, who: Pick<Person, 'client'>): Client {
  const app = (Object.keys(ORIGINS) as AppName[]).find((name) => ORIGINS[name] === who.client.origin);
  const there = client(api, app);
  for (const [name, value] of who.client.jar) there.jar.set(name, value);
  return there;
}

export async function socketAt(api: Api, who: Pick<Person, 'client'>, rideId?: number): Promise<AppSocket> {
  const socket = socketOf(api, who.client);
  await connected(socket);
  if (rideId !== undefined) await expectOk(socket.emitWithAck('join', { rideId }));
  return socket;
}

/** @throws Error that shows the answer */
export async function expectOk<T extends { ok: boolean }>(answer: Promise<T>): Promise<T> {
  const given = await answer;
  if (!given.ok) throw new Error(JSON.stringify(given));
  return given;
}

/** Collects the messages of a name from now on. */
export function collect(socket: AppSocket, ...names: string[]): unknown[] {
  const seen: unknown[] = [];
  const anySocket = socket as unknown as { on(name: string, run: (payload: unknown) => void): void };
  for (const name of names) anySocket.on(name, (payload) => seen.push(payload));
  return seen;
}

/** A ride whose driver is on the way, with an organizer and one more member; all signed in at the first process. */
export async function rideUnderWay({ a }: Pick<TwoProcesses, 'a'>) {
  const [ana, ben, dan] = await Promise.all([person(a, 'Ana Alvarez'), person(a, 'Ben Baker'), driver(a, UPTOWN)]);
  const { id, totalCost } = (await book(ana)) as { id: number; totalCost: string };
  const { body: link } = await expectStatus(ana.client.post(`/api/rides/${id}/join-link`), 201);
  await expectStatus(joinBy(ben, link.token), 200);
  await accept({ a }, id, dan);
  return { id, fare: totalCost, ana, ben, dan };
}

/** Lets a driver take a ride at once, without waiting for dispatch. */
export async function accept({ a }: Pick<TwoProcesses, 'a'>, rideId: number, who: Driver): Promise<void> {
  await offerTo(a, rideId, [who.driverId]);
  await expectStatus(who.client.post(`/api/rides/${rideId}/accept/${who.driverId}`), 200);
}

let meters = 0;

/** Sends the driver's position and waits for its acknowledgement. @returns the latitude, another one each time */
export async function drive(socket: AppSocket, rideId: number): Promise<number> {
  meters += 1;
  // About 10 cm each: after thousands of messages the car is still at the pickup.
  const lat = UPTOWN.lat + meters * 1e-6;
  await expectOk(socket.emitWithAck('driverLocation', { rideId, lat, lng: UPTOWN.lng }));
  return lat;
}

/** Resolves when everything sent to this socket before has arrived. */
export async function settled(socket: AppSocket): Promise<void> {
  await socket.emitWithAck('leave', { rideId: 999_999_999 });
}
