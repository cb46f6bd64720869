import { pay } from './support/cards';
import { startApi, type Api } from './support/api';
import { driver, expectStatus, person, type Driver, type Person } from './support/people';
import { AIRPORT, book, until, UPTOWN, completeTrip } from './support/rides';
import { connected, next, socketOf, type AppSocket } from './support/sockets';

let api: Api;

beforeAll(async () => {
  api = await startApi({}, { sandbox: true });
}, 120_000);
afterAll(() => api?.stop());

const ride = async (who: Person, id: number) => (await expectStatus(who.client.get(`/api/rides/${id}`), 200)).body;
const membersOf = async (who: Person, id: number) =>
  (await expectStatus(who.client.get(`/api/rides/${id}/members`), 200)).body as {
    share: string;
    shareState: string;
    user: { id: number; email: string | null };
  }[];

describe('a ride from booking to the ledger', () => {
  let ana: Person;
  let ben: Person;
  let dan: Driver;
  let rideId: number;
  let anasSocket: AppSocket;

  beforeAll(async () => {
    [ana, ben, dan] = [await person(api, 'Ana Alvarez'), await person(api, 'Ben Baker'), await driver(api, UPTOWN)];
    anasSocket = socketOf(api, ana.client);
    await connected(anasSocket);
  });
  afterAll(() => anasSocket?.close());

  it('is booked with the whole total on hold on the organizer’s card', async () => {
    const booked = await book(ana, { paymentMethod: 'card', groupSize: 3 });
    rideId = booked.id;
    expect(booked).toMatchObject({ status: 'awaiting_payment', you: 'organizer', memberCount: 1 });
    expect(booked.money.yourLargestCharge).toBe(booked.totalCost);
    expect(await anasSocket.emitWithAck('join', { rideId })).toMatchObject({ ok: true });
    const { payment } = await pay(api, ana, rideId);
    expect(payment).toMatchObject({ state: 'authorized', amount: booked.totalCost, captured: '0.00' });
    expect((await ride(ana, rideId)).status).toBe('pending');
  });

  it('lets a friend join by link and hold their own share, and everybody sees the shares change', async () => {
    const { body: link } = await expectStatus(ana.client.post(`/api/rides/${rideId}/join-link`), 201);
    expect(link.url).toContain(`/join/${link.token}`);
    const { body: preview } = await expectStatus(ben.client.get(`/api/join/${link.token}`), 200);
    expect(preview).toMatchObject({ organizerName: 'Ana', seatsLeft: 2, joined: false, open: true });
    const told = next(anasSocket, 'rideEvent', ({ type }) => type === 'member_joined');
    await expectStatus(ben.client.post(`/api/join/${link.token}`, { share: preview.share }), 200);
    expect(await told).toMatchObject({ rideId });
    await expectStatus(ben.client.post(`/api/join/${link.token}`, { share: preview.share }), 200);
    expect(await membersOf(ana, rideId)).toHaveLength(2);
    const authorized = next(anasSocket, 'rideEvent', ({ type }) => type === 'payment_changed');
    const { payment } = await pay(api, ben, rideId, 'pm_card_mastercard');
    expect(payment).toMatchObject({ state: 'authorized', amount: preview.share });
    await authorized;
    const after = await ride(ana, rideId);
    expect(after.money.paidByMembers).toBe(preview.share);
    expect(Number(after.money.yourCharge)).toBeCloseTo(Number(after.totalCost) - Number(preview.share), 2);
  });

  it('is taken by the driver, followed live, boarded with codes and driven', async () => {
    const anotherDriversEyes = await person(api);
    expect((await anotherDriversEyes.client.get(`/api/rides/${rideId}`)).status).toBe(404);
    await until(
      async () => (await dan.client.get(`/api/rides/driver-requests/${dan.driverId}`)).body,
      (list) => list.length > 0,
    );
    await expectStatus(dan.client.post(`/api/rides/${rideId}/accept/${dan.driverId}`), 200);

    const dansSocket = socketOf(api, dan.client);
    await connected(dansSocket);
    const moved = next(anasSocket, 'driverLocationUpdate');
    expect(
      await dansSocket.emitWithAck('driverLocation', { rideId, lat: 35.23, lng: -80.845, heading: 90, speed: 12 }),
    ).toEqual({ ok: true });
    expect(await moved).toMatchObject({ rideId, location: { lat: 35.23, lng: -80.845 }, heading: 90 });
    expect((await ana.client.get(`/api/rides/${rideId}/track`)).body).toMatchObject({
      location: { lat: 35.23, lng: -80.845 },
      etaMinutes: 1,
    });
    dansSocket.close();

    const step = (status: string, more = {}) => dan.client.patch(`/api/rides/${rideId}/status`, { status, ...more });
    expect((await step('in_progress')).body.code).toBe('not_arrived');
    await expectStatus(step('arrived'), 200);
    expect((await step('in_progress')).body.code).toBe('no_verified_passenger');

    const codeOf = async (who: Person) =>
      (await expectStatus(who.client.get(`/api/rides/${rideId}/verification`), 200)).body;
    const anas = await codeOf(ana);
    const wrong = anas.code === '111111' ? '222222' : '111111';
    expect((await dan.client.post(`/api/rides/${rideId}/verify`, { code: wrong })).body).toMatchObject({
      code: 'verification_code_wrong',
      extra: { attemptsLeft: 4 },
    });
    expect(
      (await expectStatus(dan.client.post(`/api/rides/${rideId}/verify`, { code: anas.code }), 200)).body,
    ).toMatchObject({ name: 'Ana', verifiedCount: 1 });
    const bens = await codeOf(ben);
    await expectStatus(dan.client.post(`/api/rides/${rideId}/verify`, { qr: bens.qr }), 200);
    expect((await dan.client.post(`/api/rides/${rideId}/verify`, { qr: bens.qr })).body.code).toBe('already_verified');
    await expectStatus(step('in_progress'), 200);
    expect((await ana.client.post(`/api/rides/${rideId}/cancel`, {})).body.code).toBe('ride_state_conflict');
    await expectStatus(completeTrip(dan, rideId, {}), 200);
  });

  it('charges everyone the right cents, balances the books, and gives receipts, history and earnings', async () => {
    const done = await until(
      () => api.query<{ state: string }>(`SELECT state FROM payments WHERE ride_id = $1`, [rideId]),
      (list) => list.every(({ state }) => state === 'captured'),
    );
    expect(done).toHaveLength(2);
    const states = async (who: Person) => (await membersOf(who, rideId)).map(({ shareState }) => shareState);
    expect([await states(ana), await states(ben)]).toEqual([
      ['captured', 'paid'],
      ['paid', 'captured'],
    ]);
    const { totalCost } = await ride(ana, rideId);
    const rows = await api.query<{ payer_id: number; captured: string }>(
      `SELECT payer_id, captured FROM payments WHERE ride_id = $1 ORDER BY id`,
      [rideId],
    );
    const cents = (text: string) => Math.round(Number(text) * 100);
    expect(rows.reduce((sum, row) => sum + cents(row.captured), 0)).toBe(cents(totalCost));
    const { body: receipt } = await expectStatus(ana.client.get(`/api/rides/${rideId}/receipt`), 200);
    expect(receipt.charged).toBe(rows.find(({ payer_id }) => payer_id === ana.id)!.captured);
    const unbalanced = await api.query(
      `SELECT transaction_id FROM ledger_entries GROUP BY 1 HAVING sum(amount_cents) <> 0`,
    );
    expect(unbalanced).toEqual([]);
    const owed = await api.query<{ account: string; sum: string }>(
      `SELECT account, sum(amount_cents)::text AS sum FROM ledger_entries WHERE account LIKE 'rider:%' GROUP BY 1 HAVING sum(amount_cents) <> 0`,
    );
    expect(owed).toEqual([]);
    const [fare] = (await api.query<{ base_fare: string }>(`SELECT base_fare FROM rides WHERE id = $1`, [rideId])) as [
      { base_fare: string },
    ];
    const { body: earnings } = await expectStatus(dan.client.get(`/api/drivers/${dan.driverId}/earnings`), 200);
    expect(cents(earnings.today)).toBe(Math.floor((cents(fare.base_fare) * 8000 + 5000) / 10000));
    for (const who of [ana, ben]) {
      const { body } = await expectStatus(who.client.get('/api/users/me/history'), 200);
      expect(body).toEqual([
        expect.objectContaining({ rideId, amount: rows.find(({ payer_id }) => payer_id === who.id)!.captured }),
      ]);
    }
  });

  it('numbers its events in order, so that clients can catch up', async () => {
    const { body: all } = await expectStatus(ben.client.get(`/api/rides/${rideId}/events`), 200);
    const numbers: number[] = all.map(({ number }: { number: number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    const types = all.map(({ type }: { type: string }) => type);
    for (const type of [
      'ride_created',
      'share_authorized',
      'ride_requested',
      'member_joined',
      'driver_assigned',
      'driver_arrived',
      'trip_started',
      'trip_completed',
      'hold_captured',
    ]) {
      expect(types).toContain(type);
    }
    const { body: later } = await expectStatus(
      ben.client.get(`/api/rides/${rideId}/events?after=${numbers.at(-3)}`),
      200,
    );
    expect(later).toEqual(all.slice(-2));
    expect((await ride(ben, rideId)).lastEvent).toBeGreaterThanOrEqual(numbers.at(-1)!);
  });
});

describe('access control', () => {
  it('keeps sockets of strangers and foreign pages out', async () => {
    await expect(connected(socketOf(api, null))).rejects.toThrow('not_signed_in');
    const someone = await person(api);
    await expect(connected(socketOf(api, someone.client, { origin: 'https://evil.example' }))).rejects.toThrow();
    const organizer = await person(api);
    const { id } = await book(organizer);
    const socket = socketOf(api, someone.client);
    await connected(socket);
    expect(await socket.emitWithAck('join', { rideId: id })).toMatchObject({ ok: false, code: 'not_found' });
    expect(await socket.emitWithAck('driverLocation', { rideId: id, lat: 35, lng: -80 })).toMatchObject({
      ok: false,
      code: 'forbidden',
    });
    expect(await socket.emitWithAck('joinAdmin', {})).toMatchObject({ ok: false, code: 'forbidden' });
    expect(await socket.emitWithAck('join', { rideId: 'x' } as never)).toMatchObject({
      ok: false,
      code: 'validation_failed',
    });
    socket.close();
  });

  it('refuses fields that only the server sets, and writes from foreign pages', async () => {
    const someone = await person(api);
    const { body } = await someone.client.post('/api/calculate-pricing', {
      groupSize: 4,
      rideType: 'GroupX',
      distance: 5,
    });
    expect(body).toMatchObject({ code: 'validation_failed', errors: [{ field: 'distance', code: 'unknown_field' }] });
    const foreign = await someone.client.post(
      '/api/calculate-pricing',
      { groupSize: 4, rideType: 'GroupX' },
      { origin: 'https://evil.example' },
    );
    expect(foreign.body.code).toBe('origin_refused');
    expect((await someone.client.get('/api/admin/metrics')).status).toBe(403);
  });

  it('books once per Idempotency-Key, a hundred times in parallel, and refuses another request under it', async () => {
    const someone = await person(api);
    const price = async () =>
      (
        await someone.client.post('/api/calculate-pricing', {
          groupSize: 2,
          rideType: 'GroupX',
          pickup: UPTOWN,
          destination: AIRPORT,
        })
      ).body.quoteId as string;
    const quoteId = await price();
    const key = { 'idempotency-key': 'once' };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => someone.client.post('/api/rides', { quoteId, paymentMethod: 'cash' }, key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await someone.client.post('/api/rides', { paymentMethod: 'cash', quoteId }, key)).body.id).toBe(
      answers[0]!.body.id,
    );
    const other = await someone.client.post('/api/rides', { quoteId: await price(), paymentMethod: 'cash' }, key);
    expect(other.body.code).toBe('idempotency_key_reused');
    expect((await someone.client.post('/api/rides', { quoteId, paymentMethod: 'cash' })).body.code).toBe('quote_used');
  });
});
