import { confirmIntent, pay } from './support/cards';
import { startApi, type Api } from './support/api';
import { graceOver } from './support/cancelling';
import { driver, expectStatus, person, verifyPhone, type Driver, type Person } from './support/people';
import { AIRPORT, book, joinBy, quote, timeIsUp, until, UPTOWN, completeTrip } from './support/rides';
import { connected, socketOf } from './support/sockets';

let api: Api;

beforeAll(async () => {
  api = await startApi({}, { sandbox: true });
}, 120_000);
afterAll(() => api?.stop());
afterEach(() => api.query(`UPDATE drivers SET is_online = false`));

const rideOf = async (who: Person, id: number) => (await expectStatus(who.client.get(`/api/rides/${id}`), 200)).body;
const step = (who: Driver, id: number, status: string, more = {}) =>
  who.client.patch(`/api/rides/${id}/status`, { status, ...more });

async function accepted(who: Driver, rideId: number) {
  await until(
    async () => (await who.client.get(`/api/rides/driver-requests/${who.driverId}`)).body as { id: number }[],
    (list) => list.some(({ id }) => id === rideId),
  );
  await expectStatus(who.client.post(`/api/rides/${rideId}/accept/${who.driverId}`), 200);
}

describe('a ride paid in cash', () => {
  it('needs the driver to confirm the amount, and is booked as money the driver holds', async () => {
    const [ana, dan] = [await person(api), await driver(api, UPTOWN)];
    const ride = await book(ana);
    expect(ride.status).toBe('pending');
    await accepted(dan, ride.id);
    await expectStatus(step(dan, ride.id, 'arrived'), 200);
    await expectStatus(step(dan, ride.id, 'in_progress', { reason: 'Phone is empty' }), 200);
    expect((await completeTrip(dan, ride.id, {})).body.code).toBe('cash_amount_required');
    const more = (Number(ride.totalCost) + 1).toFixed(2);
    expect((await completeTrip(dan, ride.id, { amount: more })).body).toMatchObject({
      code: 'amount_mismatch',
      errors: [{ field: 'amount', message: expect.stringContaining('change') }],
    });
    await expectStatus(completeTrip(dan, ride.id, { amount: ride.totalCost }), 200);
    await until(
      async () => (await ana.client.get(`/api/rides/${ride.id}/receipt`)).status,
      (status) => status === 200,
    );
    const [mail] = await until(
      () =>
        api.query<{ body: string }>(
          `SELECT body FROM outbox_messages WHERE recipient = $1 AND subject LIKE 'Your receipt%'`,
          [ana.email],
        ),
      (sent) => sent.length > 0,
    );
    expect(mail!.body).toContain(`\nPaid in cash: $${ride.totalCost}\n`);
    expect(mail!.body).not.toContain('Charged');
    const rows = await api.query<{ account: string; sum: string }>(
      `SELECT account, sum(amount_cents)::text AS sum FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id WHERE t.ride_id = $1 GROUP BY 1`,
      [ride.id],
    );
    expect(rows.find(({ account }) => account === `rider:${ana.id}`)?.sum).toBe('0');
    expect(rows.reduce((sum, row) => sum + Number(row.sum), 0)).toBe(0);
  });
});

describe('a cash ride for which the driver receives too little', () => {
  it('is completed with what the driver received; the organizer owes the rest, and pays it with a card', async () => {
    const [ana, dan] = [await person(api), await driver(api, UPTOWN)];
    const ride = await book(ana);
    await accepted(dan, ride.id);
    await expectStatus(step(dan, ride.id, 'arrived'), 200);
    await expectStatus(step(dan, ride.id, 'in_progress', { reason: 'Phone is empty' }), 200);
    const received = (Number(ride.totalCost) - 8).toFixed(2);
    await expectStatus(completeTrip(dan, ride.id, { amount: received }), 200);
    const receipt = async () => (await ana.client.get(`/api/rides/${ride.id}/receipt`)).body;
    await until(receipt, ({ charged }) => charged !== undefined);
    expect(await receipt()).toMatchObject({
      charged: ride.totalCost,
      paymentMethod: 'Cash',
      cash: received,
      cashStatedBy: 'driver',
      outstanding: '8.00',
    });
    const debts = async () => (await expectStatus(ana.client.get('/api/debts'), 200)).body;
    expect(await debts()).toMatchObject([{ rideId: ride.id, amount: '8.00', reason: 'cash', cashStatedBy: 'driver' }]);
    const alerts = () =>
      api.query(
        `SELECT 1 FROM money_alerts WHERE ride_id = $1 AND kind = 'rider_owes' AND ours_cents = 800 AND closed_at IS NULL`,
        [ride.id],
      );
    expect(await alerts()).toHaveLength(1);
    expect(
      await api.query(`SELECT 1 FROM outbox_messages WHERE recipient = $1 AND subject LIKE '$8.00 of your ride%'`, [
        ana.email,
      ]),
    ).toHaveLength(1);
    const { body: intent } = await expectStatus(ana.client.post(`/api/rides/${ride.id}/debt`), 200);
    await confirmIntent(api, intent.clientSecret, 'pm_card_visa');
    await until(
      async () => (await receipt()).outstanding,
      (outstanding) => outstanding === '0.00',
    );
    expect([await debts(), await alerts()]).toEqual([[], []]);
    const rows = await api.query<{ account: string; sum: string }>(
      `SELECT account, sum(amount_cents)::text AS sum FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id WHERE t.ride_id = $1 GROUP BY 1`,
      [ride.id],
    );
    expect(rows.filter(({ account }) => account === `rider:${ana.id}` || account === 'provider:clearing')).toEqual(
      expect.arrayContaining([
        { account: `rider:${ana.id}`, sum: '0' },
        { account: 'provider:clearing', sum: '800' },
      ]),
    );
  });
});

describe('a driver who gives a ride back', () => {
  it('is not offered it again, and the ride goes to another driver', async () => {
    const [ana, first] = [await person(api), await driver(api, UPTOWN)];
    const ride = await book(ana);
    await accepted(first, ride.id);
    await expectStatus(step(first, ride.id, 'arrived'), 200);
    const { body: own } = await expectStatus(ana.client.get(`/api/rides/${ride.id}/verification`), 200);
    await expectStatus(first.client.post(`/api/rides/${ride.id}/verify`, { code: own.code }), 200);
    const { body: link } = await expectStatus(ana.client.post(`/api/rides/${ride.id}/join-link`), 201);
    expect((await joinBy(first, link.token)).body.code).toBe('ride_closed_to_joining');
    const socket = socketOf(api, first.client);
    await connected(socket);
    expect(await socket.emitWithAck('join', { rideId: ride.id })).toMatchObject({ ok: true });
    const heard: string[] = [];
    socket.on('rideEvent', ({ type }) => heard.push(type));
    const second = await driver(api, { lat: UPTOWN.lat + 0.02, lng: UPTOWN.lng });
    await expectStatus(first.client.post(`/api/rides/${ride.id}/release`, { reason: 'Flat tire' }), 204);
    expect((await first.client.get(`/api/rides/${ride.id}`)).status).toBe(404);
    await accepted(second, ride.id);
    expect(await rideOf(ana, ride.id)).toMatchObject({ status: 'en_route', driverId: second.driverId });
    expect(await socket.emitWithAck('requestRefresh', { rideId: ride.id })).toMatchObject({
      ok: false,
      code: 'not_found',
    });
    expect(heard).not.toContain('driver_assigned');
    socket.close();
    const far = await step(second, ride.id, 'arrived');
    expect([far.status, far.body.code, far.body.detail]).toEqual([
      409,
      'not_at_pickup',
      expect.stringMatching(/1\.4 miles/),
    ]);
    await expectStatus(
      second.client.patch(`/api/drivers/${second.driverId}/location`, { lat: UPTOWN.lat, lng: UPTOWN.lng }),
      204,
    );
    await expectStatus(step(second, ride.id, 'arrived'), 200);
    expect((await step(second, ride.id, 'in_progress')).body.code).toBe('no_verified_passenger');
    const offers = await api.query<{ driver_id: number }>(`SELECT driver_id FROM offers WHERE ride_id = $1`, [ride.id]);
    expect(offers.filter(({ driver_id }) => driver_id === first.driverId)).toHaveLength(1);
  });
});

describe('ending a ride', () => {
  it('abandons an unpaid ride and releases its authorization', async () => {
    const ana = await person(api);
    const ride = await book(ana, { paymentMethod: 'card' });
    await timeIsUp(api, ana, ride.id);
    expect((await ana.client.post('/api/create-payment-intent', { rideId: ride.id })).body.code).toBe(
      'payment_not_due',
    );
  });

  it('cancels a ride when no driver is found, and releases the hold', async () => {
    const ana = await person(api);
    const ride = await book(ana, { paymentMethod: 'card' });
    await pay(api, ana, ride.id);
    const ended = await timeIsUp(api, ana, ride.id);
    expect(ended.cancelReason).toMatch(/driver/);
    expect(ended.money.yourCharge).toBe('0.00');
    await until(
      () => api.query<{ state: string }>(`SELECT state FROM payments WHERE ride_id = $1`, [ride.id]),
      ([payment]) => payment?.state === 'released',
    );
  });

  it('costs the organizer what the preview said: half after the driver has arrived', async () => {
    const [ana, dan] = [await person(api), await driver(api, UPTOWN)];
    const ride = await book(ana, { paymentMethod: 'card' });
    expect((await pay(api, ana, ride.id)).payment.state).toBe('authorized');
    await accepted(dan, ride.id);
    const preview = async () => (await expectStatus(ana.client.get(`/api/rides/${ride.id}/cancellation`), 200)).body;
    expect(await preview()).toMatchObject({ fee: '0.00', released: ride.totalCost, mayCancel: true });
    await expectStatus(step(dan, ride.id, 'arrived'), 200);
    expect(await preview()).toMatchObject({ fee: '0.00', phase: 'arrived' });
    await graceOver({ api }, ride.id);
    const { fee, token } = await preview();
    expect(Number(fee)).toBeCloseTo(Number(ride.totalCost) / 2, 1);
    expect((await dan.client.post(`/api/rides/${ride.id}/cancel`, {})).status).toBe(404);
    expect(
      (await expectStatus(ana.client.post(`/api/rides/${ride.id}/cancel`, { reason: 'Plans changed', token }), 200))
        .body.money.yourCharge,
    ).toBe(fee);
    const [payment] = await until(
      () =>
        api.query<{ state: string; captured: string }>(`SELECT state, captured FROM payments WHERE ride_id = $1`, [
          ride.id,
        ]),
      ([row]) => row?.state === 'captured',
    );
    expect(payment!.captured).toBe(fee);
    const cents = (text: string) => Math.round(Number(text) * 100);
    const { body: earnings } = await expectStatus(dan.client.get(`/api/drivers/${dan.driverId}/earnings`), 200);
    expect(cents(earnings.today)).toBe(Math.floor((cents(fee) * 8000 + 5000) / 10000));
  });
});

describe('the confirmation', () => {
  it('is mailed once, even when the ride looks for a driver again', async () => {
    const [ana, first] = [await person(api), await driver(api, UPTOWN)];
    const ride = await book(ana);
    await accepted(first, ride.id);
    await expectStatus(first.client.post(`/api/rides/${ride.id}/release`, {}), 204);
    await timeIsUp(api, ana, ride.id);
    const { body } = await expectStatus(ana.client.get(`/api/dev/outbox?to=${ana.email}`), 200);
    const mails = (body.messages as { subject: string; body: string }[]).filter(({ body: text }) =>
      text.includes('is requested'),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]!.body).toContain(`$${ride.totalCost} in person`);
  });
});

describe('boarding codes', () => {
  it('lock after five wrong tries, but not for the QR code', async () => {
    const [ana, dan] = [await person(api), await driver(api, UPTOWN)];
    const ride = await book(ana);
    await accepted(dan, ride.id);
    const { body: own } = await expectStatus(ana.client.get(`/api/rides/${ride.id}/verification`), 200);
    const verify = (proof: object) => dan.client.post(`/api/rides/${ride.id}/verify`, proof);
    expect((await verify({ code: own.code })).body.code).toBe('ride_state_conflict');
    await expectStatus(step(dan, ride.id, 'arrived'), 200);
    expect((await verify({ code: '12345' })).body.errors[0].message).toBe(
      'Invalid code format - codes must be 6 digits',
    );
    const wrong = own.code === '123456' ? '654321' : '123456';
    const refusals: { detail: string; extra: { attemptsLeft: number } }[] = [];
    for (let tries = 0; tries < 4; tries += 1) refusals.push((await verify({ code: wrong })).body);
    expect(refusals.map(({ extra }) => extra.attemptsLeft)).toEqual([4, 3, 2, 1]);
    expect(refusals.slice(-2).map(({ detail }) => detail.split('. ').at(-1))).toEqual([
      '2 tries left.',
      'One try left.',
    ]);
    expect((await verify({ code: wrong })).body.code).toBe('verification_locked');
    expect((await verify({ code: own.code })).status).toBe(429);
    expect((await verify({ qr: `${own.qr}x` })).body.code).toBe('verification_code_wrong');
    await expectStatus(verify({ qr: own.qr }), 200);
  });
});

describe('quotes and promotions', () => {
  const base = { groupSize: 4, rideType: 'GroupX', pickup: UPTOWN, destination: AIRPORT };

  it('refuse impossible values, naming the field', async () => {
    const ana = await person(api);
    const ask = async (more: object) => (await ana.client.post('/api/calculate-pricing', { ...base, ...more })).body;
    expect(await ask({ groupSize: 7 })).toMatchObject({ code: 'group_too_large', errors: [{ field: 'groupSize' }] });
    expect(await ask({ promoCode: 'NOPE' })).toMatchObject({
      code: 'promo_invalid',
      detail: 'Invalid promo code. Try FREEFIRST for new users.',
    });
    expect(await ask({ bookingType: 'scheduled', scheduledDate: '2020-01-01', scheduledTime: '10:00' })).toMatchObject({
      code: 'schedule_in_past',
    });
    expect(await ask({ destination: { name: 'Seattle', lat: 47.6, lng: -122.3 } })).toMatchObject({
      code: 'place_outside_area',
      errors: [{ field: 'destination' }],
    });
    expect(await ask({ destination: UPTOWN })).toMatchObject({ errors: [{ field: 'destination' }] });
    const far = new Date(Date.now() + 32 * 24 * 3600_000).toISOString().slice(0, 10);
    expect(await ask({ bookingType: 'scheduled', scheduledDate: far, scheduledTime: '10:00' })).toMatchObject({
      code: 'schedule_too_far',
    });
    expect(await ask({ bookingType: 'scheduled', scheduledDate: '0000-01-01', scheduledTime: '10:00' })).toMatchObject({
      status: 400,
    });
    expect(await ask({ promoCode: 'a\u0000b' })).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'promoCode' }],
    });
    expect(await ask({ pickup: { ...UPTOWN, name: 'a\ud800' } })).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'pickup.name' }],
    });
    expect((await ana.client.post('/api/create-payment-intent', { rideId: 99999999999 })).status).toBe(400);
    expect((await ana.client.get('/api/join/a%00b')).status).toBe(400);
  });

  it('give the first ride free once, however often it is tried at once, and need no card when nothing is due', async () => {
    const ana = await person(api);
    await verifyPhone(api, ana);
    const quotes = await Promise.all(
      Array.from({ length: 20 }, () => quote(ana, { groupSize: 2, promoCode: 'freefirst' })),
    );
    expect(quotes[0]).toMatchObject({ finalTotal: '0.00', largestCharge: '0.00' });
    const answers = await Promise.all(
      quotes.map(({ quoteId }) => ana.client.post('/api/rides', { quoteId, paymentMethod: 'card' })),
    );
    const won = answers.filter(({ status }) => status === 201);
    expect(won).toHaveLength(1);
    expect(won[0]!.body.status).toBe('pending');
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
      new Set(['promo_used']),
    );
    expect((await ana.client.post('/api/calculate-pricing', { ...base, promoCode: 'WELCOME' })).body.code).toBe(
      'promo_used',
    );
  });
});

it('the test tools are refused when they are switched off', async () => {
  const organizer = await person(api);
  const { id } = await book(organizer);
  for (const [path, payload] of [
    ['test-status', { status: 'en_route' }],
    ['verification/demo-scan', {}],
  ] as const) {
    const { status, body } = await organizer.client.post(`/api/rides/${id}/${path}`, payload);
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'forbidden' });
  }
});

describe('the ledger', () => {
  const post = (amounts: number[]) =>
    api.query(
      `WITH tx AS (INSERT INTO ledger_transactions (key, kind) VALUES (gen_random_uuid()::text, 'fare') RETURNING id)
       INSERT INTO ledger_entries (transaction_id, account, amount_cents) SELECT tx.id, 'platform:fees', unnest($1::bigint[]) FROM tx`,
      [amounts],
    );

  it('accepts only balanced transactions, and forgets nothing', async () => {
    await post([500, -300, -200]);
    await expect(post([500, -499])).rejects.toThrow(/sum to 1 cents/);
    await expect(api.query(`INSERT INTO ledger_transactions (key, kind) VALUES ('empty', 'fare')`)).rejects.toThrow(
      /0 entries/,
    );
    await expect(api.query(`UPDATE ledger_entries SET amount_cents = 1`)).rejects.toThrow(/append-only/);
    await expect(api.query(`DELETE FROM ledger_transactions`)).rejects.toThrow(/append-only/);
  });
});
