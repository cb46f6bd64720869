import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { findRedisServer } from '../../../tools/up/src/redis';
import { type Api, client } from './support/api';
import { driver, expectStatus, operator, operatorWithRole, person, type Driver } from './support/people';
import { book, offerTo, until, UPTOWN, completeTrip } from './support/rides';
import { program as programWith, tokenOf } from './support/tokens';
import { connected, next, socketOf, tokenSocket, type AppSocket } from './support/sockets';
import {
  accept,
  clientAt,
  collect,
  drive,
  expectOk,
  REDIS_DATABASE,
  rideUnderWay,
  settled,
  socketAt,
  startTwoProcesses,
  type TwoProcesses,
} from './support/two-processes';

/** `RELAYED_MESSAGES=1000` and `RACES=200` are the full sizes. */
const MESSAGES = Number(process.env['RELAYED_MESSAGES'] ?? 200);
const RACES = Number(process.env['RACES'] ?? 6);
const RACERS = 50;
const AT_ONCE = 10;

const program = findRedisServer();
if (!program) console.log('Skipped: the tests with two processes need redis-server, and none could be installed.');
const suite = program ? describe : describe.skip;

suite('two processes', () => {
  let pair: TwoProcesses;
  const sockets: AppSocket[] = [];
  const open = async (...parameters: Parameters<typeof socketAt>) => {
    const socket = await socketAt(...parameters);
    sockets.push(socket);
    return socket;
  };
  const closed = (socket: AppSocket) => new Promise<void>((resolve) => void socket.once('disconnect', () => resolve()));

  beforeAll(async () => {
    // Sockets are not rechecked by a timer here, so that only messages between the processes can close them.
    pair = await startTwoProcesses(program!, {
      ADMIN_EMAILS: 'ops@example.test,gone@example.test',
      OFFER_SECONDS: '600',
      SOCKET_RECHECK_SECONDS: '3600',
    });
  }, 120_000);
  afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
  afterAll(() => pair?.stop());

  it(`deliver ${MESSAGES} of ${MESSAGES} positions to people at the other process, both ways`, async () => {
    const perRide = MESSAGES / AT_ONCE / 2;
    const rides = await Promise.all(Array.from({ length: AT_ONCE }, () => rideUnderWay(pair)));
    const received = await Promise.all(
      rides.map(async ({ id, ana, dan }) => {
        const [rider, car] = await Promise.all([open(pair.b, ana, id), open(pair.a, dan, id)]);
        const cars = collect(rider, 'driverLocationUpdate') as { location: { lat: number } }[];
        const riders = collect(car, 'riderLocationUpdate') as { location: { lat: number } }[];
        const [sent, walked] = [new Set<number>(), new Set<number>()];
        for (let n = 0; n < perRide; n += 1) {
          sent.add(await drive(car, id));
          const lat = UPTOWN.lat + n * 1e-5;
          await expectOk(rider.emitWithAck('riderLocation', { rideId: id, lat, lng: UPTOWN.lng }));
          walked.add(lat);
        }
        await until(
          async () => riders.length,
          (count) => count >= perRide,
        );
        // The car is shown on its route, and again when there is a new route, so the number is what counts.
        await until(
          async () => cars.length,
          (count) => count >= perRide,
        );
        return {
          riders: riders.filter(({ location }) => walked.has(location.lat)).length,
          cars: Math.min(cars.length, sent.size),
        };
      }),
    );
    const total = received.reduce((sum, { riders, cars }) => sum + riders + cars, 0);
    expect(total).toBe(MESSAGES);
  });

  it('deliver every numbered event of a ride, whichever process it happens in', async () => {
    const { id, fare, ana, dan } = await rideUnderWay(pair);
    const [atA, atB] = await Promise.all([open(pair.a, ana, id), open(pair.b, ana, id)]);
    const seen = [collect(atA, 'rideEvent'), collect(atB, 'rideEvent')] as { number: number }[][];
    const { lastEvent } = await expectOk(
      atB.emitWithAck('requestRefresh', { rideId: id }) as Promise<{ ok: true; lastEvent: number }>,
    );
    await expectStatus(clientAt(pair.b, dan).patch(`/api/rides/${id}/status`, { status: 'arrived' }), 200);
    await expectStatus(
      dan.client.patch(`/api/rides/${id}/status`, { status: 'in_progress', reason: 'They are on board.' }),
      200,
    );
    await expectStatus(completeTrip({ ...dan, client: clientAt(pair.b, dan) }, id, { amount: fare }), 200);
    const { body } = await expectStatus(ana.client.get(`/api/rides/${id}/events?after=${lastEvent}`), 200);
    const numbers = (body as { number: number }[]).map(({ number }) => number);
    expect(numbers.length).toBeGreaterThanOrEqual(3);
    for (const events of seen)
      expect(
        (
          await until(
            async () => events,
            ({ length }) => length >= numbers.length,
          )
        ).map(({ number }) => number),
      ).toEqual(numbers);
  });

  it('deliver a message and its notification to people at the other process', async () => {
    const { id, ana, ben, dan } = await rideUnderWay(pair);
    const [bens, dans] = await Promise.all([open(pair.b, ben), open(pair.b, dan)]);
    const told = [
      next(bens, 'rideMessagesChanged'),
      next(dans, 'rideMessagesChanged'),
      next(bens, 'notificationsChanged', ({ added }) => added !== null),
    ];
    const message = { clientId: randomUUID(), text: 'At the north entrance' };
    await expectStatus(ana.client.post(`/api/rides/${id}/messages`, message), 201);
    await Promise.all(told);
    const { body } = await expectStatus(clientAt(pair.b, ben).get(`/api/rides/${id}/messages`), 200);
    expect(body.messages).toMatchObject([{ text: 'At the north entrance', authorName: 'Ana' }]);
  });

  it('leave the other databases of their Redis to other deployments', async () => {
    const redis = new Redis(pair.redis.url);
    try {
      // Channels are shared by all databases.
      const channels = (await redis.pubsub('CHANNELS')) as string[];
      expect(channels.length).toBeGreaterThan(0);
      for (const channel of channels) expect(channel).toMatch(new RegExp(`^groupride:${REDIS_DATABASE}:`));
      const keyspace = await redis.info('keyspace');
      expect(keyspace.match(/^db\d+/gm)).toEqual([`db${REDIS_DATABASE}`]);
    } finally {
      redis.disconnect();
    }
  });

  it('both know where a car is, whichever of them received its last position', async () => {
    const { id, ana, dan } = await rideUnderWay(pair);
    const [atA, atB] = await Promise.all([open(pair.a, dan), open(pair.b, dan)]);
    const shownAt = async (api: TwoProcesses['a']) =>
      (await expectStatus(clientAt(api, ana).get(`/api/rides/${id}/track`), 200)).body.location as {
        lat: number;
        lng: number;
      };
    // Each position is far enough from the previous one to be stored at once.
    let lat = UPTOWN.lat;
    for (const car of [atA, atB, atA]) {
      lat += 0.01;
      await expectOk(car.emitWithAck('driverLocation', { rideId: id, lat, lng: UPTOWN.lng }));
      for (const api of [pair.a, pair.b])
        await until(
          () => shownAt(api),
          (shown) => Math.abs(shown.lat - lat) < 0.005,
        );
    }
  });

  it('send no position to a member who has left the ride through the other process', async () => {
    const { id, ana, ben, dan } = await rideUnderWay(pair);
    const [bens, anas, car] = await Promise.all([open(pair.b, ben, id), open(pair.b, ana, id), open(pair.b, dan, id)]);
    const [heard, still] = [collect(bens, 'driverLocationUpdate', 'rideEvent'), collect(anas, 'driverLocationUpdate')];
    await drive(car, id);
    await until(
      async () => heard.length,
      (count) => count > 0,
    );
    await expectStatus(ben.client.delete(`/api/rides/${id}/members/me`), 204);
    const [before, stillBefore] = [heard.length, still.length];
    for (let n = 0; n < 5; n += 1) await drive(car, id);
    await until(
      async () => still.length,
      (count) => count >= stillBefore + 5,
    );
    await settled(bens);
    expect(heard.length).toBe(before);
  });

  it('send nothing about a ride, nor the next driver’s position, to a driver who has given it back', async () => {
    const { id, ana, dan } = await rideUnderWay(pair);
    const [anas, dans] = await Promise.all([open(pair.b, ana, id), open(pair.b, dan, id)]);
    await expectStatus(dan.client.post(`/api/rides/${id}/release`, {}), 204);
    const [heard, still] = [
      collect(dans, 'driverLocationUpdate', 'riderLocationUpdate', 'rideEvent', 'rideStatusChanged'),
      collect(anas, 'driverLocationUpdate'),
    ];
    const eve = await driver(pair.a, UPTOWN);
    await accept(pair, id, eve);
    const car = await open(pair.a, eve);
    for (let n = 0; n < 3; n += 1) await drive(car, id);
    await until(
      async () => still.length,
      (count) => count >= 3,
    );
    await settled(dans);
    expect(heard).toEqual([]);
    expect(await dans.emitWithAck('driverLocation', { rideId: id, lat: UPTOWN.lat, lng: UPTOWN.lng })).toMatchObject({
      ok: false,
      code: 'not_found',
    });
  });

  it('show a member’s position to the driver until this member has boarded', async () => {
    const { id, ana, ben, dan } = await rideUnderWay(pair);
    const [bens, anas, car] = await Promise.all([open(pair.a, ben, id), open(pair.b, ana, id), open(pair.b, dan, id)]);
    const [toAna, toDan, toBen] = [anas, car, bens].map((socket) => collect(socket, 'riderLocationUpdate'));
    const walk = (socket = bens) =>
      expectOk(socket.emitWithAck('riderLocation', { rideId: id, lat: UPTOWN.lat, lng: UPTOWN.lng }));
    await walk(anas);
    await walk();
    await until(
      async () => [toAna!.length, toDan!.length],
      ([first, second]) => first === 1 && second === 2,
    );
    // Ben opens the page at the other process.
    const { body } = await expectStatus(clientAt(pair.b, ben).get(`/api/rides/${id}/shared-positions`), 200);
    expect(body).toMatchObject({ sharing: true, positions: [{ userId: ana.id }] });
    await expectStatus(dan.client.patch(`/api/rides/${id}/status`, { status: 'arrived' }), 200);
    const { body: proof } = await expectStatus(ben.client.get(`/api/rides/${id}/verification`), 200);
    await expectStatus(dan.client.post(`/api/rides/${id}/verify`, { code: proof.code }), 200);
    await walk();
    await until(
      async () => toAna!.length,
      (count) => count === 2,
    );
    await settled(car);
    expect([toDan!.length, toBen!.length]).toEqual([2, 0]);
  });

  it('close a socket whose session is signed out at the other process', async () => {
    const someone = await person(pair.a);
    const over = closed(await open(pair.b, someone));
    await someone.client.post('/api/auth/logout');
    await over;
  });

  it('close the socket of an operator whose role is changed at the other process', async () => {
    const { client: boss } = await operatorWithRole(pair.a, 'administrator');
    const someone = await operatorWithRole(pair.a, 'dispatcher');
    const over = closed(await open(pair.b, someone));
    const roles = { role: 'viewer', expectedRole: 'dispatcher' };
    await expectStatus(boss.patch(`/api/admin/operators/${someone.id}`, roles), 200);
    await over;
    expect((await clientAt(pair.b, someone).get('/api/admin/payouts')).body.code).toBe('role_not_allowed');
  });

  it('send nothing of a ride to an operator whose rights were taken away', async () => {
    const [stays, goes] = [
      await operator(pair.a, 'ops@example.test', '7045550001'),
      await operator(pair.a, 'gone@example.test', '7045550002'),
    ];
    const { id, dan } = await rideUnderWay(pair);
    const [watching, gone] = await Promise.all(
      [stays, goes].map((operations) => open(pair.b, { client: operations }, id)),
    );
    await Promise.all([watching!, gone!].map((socket) => expectOk(socket.emitWithAck('joinAdmin', {}))));
    const [seen, lost] = [watching!, gone!].map((socket) =>
      collect(socket, 'driverLocationUpdate', 'adminRideChanged'),
    ) as { number?: number }[][];
    const [ride] = await pair.a.query<{ last: number }>(`SELECT last_event AS last FROM rides WHERE id = $1`, [id]);
    await pair.a.query(`UPDATE users SET is_admin = false, operator_role = NULL WHERE email = 'gone@example.test'`);
    // An event from before may still be on its way.
    const isLater = ({ number = Infinity }: { number?: number }) => number > ride!.last;
    await drive(await open(pair.a, dan), id);
    await expectStatus(dan.client.patch(`/api/rides/${id}/status`, { status: 'arrived' }), 200);
    await until(
      async () => seen!.filter(isLater).length,
      (count) => count >= 2,
    );
    const over = closed(gone!);
    gone!.emit('requestRefresh', { rideId: id });
    await Promise.race([over, settled(gone!)]);
    expect(lost!.filter(isLater)).toEqual([]);
  });

  it('give the same refusal of sign-in codes whether the account exists or not', async () => {
    const { email } = await person(pair.a);
    const refusals = async (identifier: string) => {
      const stranger = client(pair.a);
      await expectStatus(stranger.post('/api/auth/code', { identifier }), 202);
      const answers: string[] = [];
      for (let guess = 0; guess < 6; guess += 1) {
        const at = guess % 2 === 0 ? pair.b : pair.a;
        answers.push(
          (await clientAt(at, { client: stranger }).post('/api/auth/verify', { identifier, code: '000000' })).body
            .code as string,
        );
      }
      return answers;
    };
    const [known, unknown] = [await refusals(email), await refusals('nobody@example.test')];
    expect(known).toEqual([...Array.from({ length: 5 }, () => 'code_invalid'), 'code_attempts_exceeded']);
    expect(unknown).toEqual(known);
  });

  it('refuse a revoked token from the first request on and close its sockets, even while Redis is away', async () => {
    const owner = await person(pair.a);
    const revoke = async () => {
      const { id, secret } = await tokenOf(owner.client, ['account:read']);
      const callers = [programWith(pair.a, secret), programWith(pair.b, secret)];
      for (const caller of callers) await expectStatus(caller.get('/api/auth/user'), 200);
      await expectStatus(owner.client.delete(`/api/tokens/${id}`), 204);
      return Promise.all(callers.map(async (caller) => (await caller.get('/api/auth/user')).body.code as string));
    };
    /** Sockets that the token has opened at both. */
    const endSockets = async () => {
      const { id, secret } = await tokenOf(owner.client, ['rides:read']);
      const opened = [tokenSocket(pair.a, secret), tokenSocket(pair.b, secret)];
      sockets.push(...opened);
      await Promise.all(opened.map(connected));
      const over = opened.map(closed);
      await expectStatus(owner.client.delete(`/api/tokens/${id}`), 204);
      await Promise.all(over);
    };
    expect(await revoke()).toEqual(['token_revoked', 'token_revoked']);
    await endSockets();
    await pair.redis.kill();
    expect(await revoke()).toEqual(['token_revoked', 'token_revoked']);
    await endSockets();
    await pair.redis.start();
    const isReady = async (api: Api) => (await client(api).get('/api/health/ready')).body.status as string;
    for (const api of [pair.a, pair.b])
      await until(
        () => isReady(api),
        (status) => status === 'ok',
      );
  });

  it('count each request of a person once', async () => {
    const someone = await person(pair.a);
    const left = async (api: TwoProcesses['a']) =>
      Number((await clientAt(api, someone).get('/api/auth/user')).headers.get('ratelimit-remaining'));
    const first = await left(pair.a);
    expect([await left(pair.b), await left(pair.a), await left(pair.b)]).toEqual([first - 1, first - 2, first - 3]);
  });

  it(`let one of ${RACERS} drivers win a ride when they accept at both at once, ${RACES} times`, async () => {
    const drivers: Driver[] = [];
    while (drivers.length < RACERS)
      drivers.push(...(await Promise.all(Array.from({ length: 10 }, () => driver(pair.a, UPTOWN)))));
    const organizer = await person(pair.a);
    const at = drivers.map((one, index) => clientAt(index % 2 === 0 ? pair.a : pair.b, one));
    for (let race = 0; race < RACES; race += 1) {
      const ride = (await book(organizer)) as { id: number };
      await offerTo(
        pair.a,
        ride.id,
        drivers.map(({ driverId }) => driverId),
      );
      const answers = await Promise.all(
        drivers.map(({ driverId }, index) => at[index]!.post(`/api/rides/${ride.id}/accept/${driverId}`)),
      );
      const count = (status: number) => answers.filter((answer) => answer.status === status).length;
      expect({ won: count(200), lost: count(409) }).toEqual({ won: 1, lost: RACERS - 1 });
      const winner = drivers[answers.findIndex(({ status }) => status === 200)]!;
      // Frees all drivers for the next race.
      await pair.a.query(`UPDATE rides SET status = 'cancelled', cancelled_at = now() WHERE id = $1`, [ride.id]);
      expect(await pair.a.query(`SELECT driver_id FROM rides WHERE id = $1`, [ride.id])).toEqual([
        { driver_id: winner.driverId },
      ]);
    }
  }, 600_000);

  it('lose nothing when one is killed in mid-ride: its clients go to the other and catch up by number', async () => {
    const { id, fare, ana, dan } = await rideUnderWay(pair);
    const socket = await open(pair.b, ana, id);
    const arrived = next(socket, 'rideEvent', ({ type }) => type === 'driver_arrived');
    await expectStatus(dan.client.patch(`/api/rides/${id}/status`, { status: 'arrived' }), 200);
    const { number: known } = await arrived;
    const over = closed(socket);
    await pair.processes[1]!.kill();
    await over;
    await expectStatus(
      dan.client.patch(`/api/rides/${id}/status`, { status: 'in_progress', reason: 'They are on board.' }),
      200,
    );
    const again = await open(pair.a, ana, id);
    const { body: missed } = await expectStatus(ana.client.get(`/api/rides/${id}/events?after=${known}`), 200);
    expect((missed as { type: string }[]).map(({ type }) => type)).toEqual(['trip_started']);
    const moved = next(again, 'driverLocationUpdate');
    await drive(await open(pair.a, dan), id);
    await moved;
    await pair.processes[1]!.start();
    const back = await open(pair.b, ana, id);
    const completed = next(back, 'rideEvent', ({ type }) => type === 'trip_completed');
    await expectStatus(completeTrip(dan, id, { amount: fare }), 200);
    await completed;
    expect((await client(pair.b).get('/api/health/ready')).body).toEqual({ status: 'ok' });
  });

  it('refuse a socket without a session at both', async () => {
    for (const api of [pair.a, pair.b]) {
      const socket = socketOf(api, null);
      sockets.push(socket);
      await expect(connected(socket)).rejects.toThrow('not_signed_in');
    }
  });
});
