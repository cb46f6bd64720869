import { findRedisServer } from '../../../tools/up/src/redis';
import { client, type Api } from './support/api';
import { pay } from './support/cards';
import { expectStatus, person } from './support/people';
import { book, until } from './support/rides';
import { next, type AppSocket } from './support/sockets';
import {
  clientAt,
  collect,
  drive,
  rideUnderWay,
  settled,
  socketAt,
  startTwoProcesses,
  type TwoProcesses,
} from './support/two-processes';

const RECOVERS_WITHIN_MS = 5000;

const program = findRedisServer();
if (!program) console.log('Skipped: the tests with Redis need redis-server, and none could be installed.');
const suite = program ? describe : describe.skip;

suite('while Redis is away', () => {
  let pair: TwoProcesses;
  let trip: Awaited<ReturnType<typeof rideUnderWay>>;
  let [car, near, far]: AppSocket[] = [];
  const ready = async (api: Api) => {
    const { status, body } = await client(api).get('/api/health/ready');
    return { status, is: body.status as string };
  };

  beforeAll(async () => {
    pair = await startTwoProcesses(program!);
    trip = await rideUnderWay(pair);
    [car, near, far] = await Promise.all([
      socketAt(pair.a, trip.dan, trip.id),
      socketAt(pair.a, trip.ana, trip.id),
      socketAt(pair.b, trip.ben, trip.id),
    ]);
    const crossed = next(far!, 'driverLocationUpdate');
    await drive(car!, trip.id);
    await crossed;
    await pair.redis.kill();
  }, 120_000);
  afterAll(async () => {
    for (const socket of [car, near, far]) socket?.close();
    await pair?.stop();
  });

  it('both processes stay ready, with fewer functions', async () => {
    for (const api of [pair.a, pair.b])
      expect(
        await until(
          () => ready(api),
          ({ is }) => is === 'degraded',
        ),
      ).toEqual({ status: 200, is: 'degraded' });
  });

  it('positions and events reach people at the same process', async () => {
    const moved = next(near!, 'driverLocationUpdate');
    await drive(car!, trip.id);
    await moved;
    const arrived = next(near!, 'rideEvent', ({ type }) => type === 'driver_arrived');
    await expectStatus(trip.dan.client.patch(`/api/rides/${trip.id}/status`, { status: 'arrived' }), 200);
    await arrived;
  });

  it('people sign up, sign in, book and pay, at both', async () => {
    for (const api of [pair.a, pair.b]) {
      const someone = await person(api);
      const ride = await book(someone, { paymentMethod: 'card' });
      const { payment } = await pay(api, someone, ride.id);
      expect(payment).toMatchObject({ state: 'authorized' });
    }
  });

  it('requests are still counted against limits, by each process', async () => {
    const someone = await person(pair.a);
    const left = async (api: Api) =>
      Number((await clientAt(api, someone).get('/api/auth/user')).headers.get('ratelimit-remaining'));
    const first = await left(pair.a);
    expect(await left(pair.a)).toBe(first - 1);
  });

  it('a member who leaves gets no further position from the process that was not told', async () => {
    const ownCar = await socketAt(pair.b, trip.dan);
    const heard = collect(far!, 'driverLocationUpdate');
    await drive(ownCar, trip.id);
    await until(
      async () => heard.length,
      (count) => count > 0,
    );
    await expectStatus(trip.ben.client.delete(`/api/rides/${trip.id}/members/me`), 204);
    // A new route is sent when it is known, which may have been just before the member left.
    await settled(far!);
    const before = heard.length;
    for (let n = 0; n < 3; n += 1) await drive(ownCar, trip.id);
    await settled(far!);
    expect(heard.length).toBe(before);
    ownCar.close();
  });

  it('it recovers by itself within five seconds, from an empty Redis', async () => {
    const anaAtB = await socketAt(pair.b, trip.ana, trip.id);
    const heard = collect(anaAtB, 'driverLocationUpdate');
    await pair.redis.start();
    const back = Date.now();
    for (const api of [pair.a, pair.b])
      await until(
        () => ready(api),
        ({ is }) => is === 'ok',
      );
    await until(
      async () => {
        await drive(car!, trip.id);
        return heard.length;
      },
      (count) => count > 0,
    );
    expect(Date.now() - back).toBeLessThan(RECOVERS_WITHIN_MS);
    const someone = await person(pair.a);
    const left = async (api: Api) =>
      Number((await clientAt(api, someone).get('/api/auth/user')).headers.get('ratelimit-remaining'));
    const first = await left(pair.a);
    expect(await left(pair.b)).toBe(first - 1);
    anaAtB.close();
  });
});
