import { randomUUID } from 'node:crypto';
import { type AnyRow, client, startApi, type Api, type Client } from './support/api';
import { driver, expectStatus, operator, person, type Person } from './support/people';
import { book, joinBy, quote, until, UPTOWN } from './support/rides';

let api: Api;
let operations: Client;

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: 'ops@example.test,second@example.test' });
  operations = await operator(api, 'ops@example.test');
}, 120_000);
afterAll(() => api?.stop());

const audit = async () =>
  ((await expectStatus(operations.get('/api/admin/audit'), 200)).body as { action: string; subject: string }[]).map(
    ({ action, subject }) => `${action} ${subject}`,
  );
const block = (riderId: number, reason = 'Hit a driver') =>
  operations.post(`/api/admin/riders/${riderId}/block`, { reason });
const unblock = (riderId: number) => operations.post(`/api/admin/riders/${riderId}/unblock`);
const shown = async (riderId: number) =>
  (await expectStatus(operations.get(`/api/admin/riders/${riderId}`), 200)).body as AnyRow;
const tryToBook = async (who: Person) =>
  who.client.post('/api/rides', { quoteId: (await quote(who)).quoteId, paymentMethod: 'cash' });
const linkOf = async (who: Person, rideId: number) =>
  (await expectStatus(who.client.post(`/api/rides/${rideId}/join-link`), 201)).body.token as string;
const mailsTo = (address: string) =>
  api.query<{ subject: string; body: string }>(
    `SELECT subject, body FROM outbox_messages WHERE recipient = $1 AND code IS NULL ORDER BY id`,
    [address],
  );

describe('the page of a rider', () => {
  it('shows the person, figures about their rides and what they were charged', async () => {
    const rita = await person(api, 'Rita Page');
    const [done, cancelled] = [await book(rita), await book(rita)];
    const dan = await driver(api, UPTOWN);
    await api.query(`UPDATE rides SET status = 'completed', completed_at = now(), driver_id = $2 WHERE id = $1`, [
      done.id,
      dan.driverId,
    ]);
    await expectStatus(rita.client.post(`/api/rides/${cancelled.id}/cancel`, {}), 200);
    const [payment] = await api.query<{ id: number }>(
      `INSERT INTO payments (ride_id, payer_id, purpose, amount, captured, state, intent_id, card_brand, card_last4)
       VALUES ($1, $2, 'ride', 54.81, 54.81, 'captured', 'pi_page', 'visa', '4242') RETURNING id`,
      [done.id, rita.id],
    );
    await api.query(
      `INSERT INTO refunds (ride_id, payment_id, amount_cents, reason, takes_from_driver, state, requested_by) VALUES ($1, $2, 481, 'goodwill', false, 'succeeded', $3)`,
      [done.id, payment!.id, rita.id],
    );
    expect(await shown(rita.id)).toMatchObject({
      id: rita.id,
      name: 'Rita Page',
      email: rita.email,
      phone: rita.phone,
      state: 'active',
      language: 'en',
      emailVerified: true,
      phoneVerified: false,
      guestRideId: null,
      block: null,
      isOperator: false,
      rides: 2,
      completed: 1,
      cancelled: 1,
      noShows: 0,
      charged: '50.00',
      driverId: null,
    });
    const payments = async () =>
      (await expectStatus(operations.get(`/api/admin/riders/${rita.id}/payments`), 200)).body;
    expect(await payments()).toEqual({
      payments: [
        {
          id: payment!.id,
          rideId: done.id,
          purpose: 'ride',
          state: 'captured',
          amount: '54.81',
          captured: '54.81',
          refunded: '4.81',
          disputed: '0.00',
          card: 'Visa ending 4242',
          failureCode: null,
          failureMessage: null,
          createdAt: expect.any(String),
        },
      ],
      nextCursor: null,
    });
    expect((await audit()).filter((row) => row === `view_rider user:${rita.id}`)).toHaveLength(1);
    await api.query(
      `INSERT INTO disputes (id, ride_id, payment_id, amount_cents, reason, state, opened_at) VALUES ('dp_page', $1, $2, 5000, 'fraudulent', 'lost', now())`,
      [done.id, payment!.id],
    );
    expect((await payments()).payments[0]).toMatchObject({ captured: '54.81', refunded: '4.81', disputed: '50.00' });
    expect(await shown(rita.id)).toMatchObject({ charged: '0.00' });
  });

  it('lists payments page by page', async () => {
    const rider = await person(api);
    const { id } = await book(rider);
    for (const purpose of ['tip', 'debt', 'overpayment'])
      await api.query(`INSERT INTO payments (ride_id, payer_id, purpose, amount) VALUES ($1, $2, $3, 5)`, [
        id,
        rider.id,
        purpose,
      ]);
    const page = async (query: string) =>
      (await expectStatus(operations.get(`/api/admin/riders/${rider.id}/payments?limit=2${query}`), 200)).body;
    const first = await page('');
    const second = await page(`&cursor=${first.nextCursor}`);
    expect(first.payments.map(({ purpose }: AnyRow) => purpose)).toEqual(['overpayment', 'debt']);
    expect(second).toMatchObject({ payments: [{ purpose: 'tip' }], nextCursor: null });
    const { body } = await expectStatus(operations.get(`/api/admin/riders/${rider.id}/payments?cursor=2`), 400);
    expect(body.errors[0].field).toBe('cursor');
  });

  it('is for operations only, and answers 404 for an unknown id', async () => {
    const rider = await person(api);
    expect((await rider.client.get(`/api/admin/riders/${rider.id}`)).status).toBe(403);
    expect((await operations.get('/api/admin/riders/999999')).status).toBe(404);
    expect((await operations.get('/api/admin/riders/x')).status).toBe(400);
  });

  it('shows the reviews that a rider has given', async () => {
    const [rider, other] = [await person(api, 'Given Gil'), await person(api)];
    const dan = await driver(api, UPTOWN);
    for (const [who, rating] of [
      [rider, 2],
      [other, 5],
    ] as const)
      await api.query(`INSERT INTO reviews (ride_id, driver_id, user_id, rating) VALUES ($1, $2, $3, $4)`, [
        (await book(who)).id,
        dan.driverId,
        who.id,
        rating,
      ]);
    const { body } = await expectStatus(operations.get(`/api/admin/reviews?riderId=${rider.id}`), 200);
    expect(body.reviews).toMatchObject([{ riderName: 'Given Gil', rating: 2 }]);
  });
});

describe('a blocked rider', () => {
  it('can neither book nor join, is told why, and keeps the session and open rides', async () => {
    const [rider, organizer] = [await person(api), await person(api)];
    const open = await book(rider);
    const [first, second] = [await book(organizer), await book(organizer)];
    const [firstLink, secondLink] = [await linkOf(organizer, first.id), await linkOf(organizer, second.id)];
    await expectStatus(joinBy(rider, firstLink), 200);
    await expectStatus(block(rider.id), 204);

    for (const refused of [await tryToBook(rider), await joinBy(rider, secondLink)]) {
      expect(refused).toMatchObject({
        status: 403,
        body: { code: 'account_blocked', extra: { reason: 'Hit a driver' } },
      });
      expect(refused.body.detail).toContain('Write to us in Help');
    }
    expect((await api.query(`SELECT 1 FROM ride_members WHERE ride_id = $1`, [second.id])).length).toBe(1);
    for (const rideId of [open.id, first.id])
      expect((await expectStatus(rider.client.get(`/api/rides/${rideId}`), 200)).body.status).toBe('pending');
    await expectStatus(joinBy(rider, firstLink), 200);
    expect(await shown(rider.id)).toMatchObject({
      state: 'blocked',
      block: { reason: 'Hit a driver', by: 'Olga Ops' },
    });

    const [mail] = (await mailsTo(rider.email)).slice(-1);
    expect(mail).toMatchObject({ subject: 'You can’t book rides with GroupRide for now' });
    expect(mail!.body).toContain('Hit a driver');
    expect(mail!.body).toContain('/help');
  });

  it('cannot ride as a guest with the same address', async () => {
    const [rider, organizer] = [await person(api), await person(api)];
    const ride = await book(organizer);
    const token = await linkOf(organizer, ride.id);
    await expectStatus(block(rider.id), 204);
    const { body } = await expectStatus(client(api).get(`/api/join/${token}`), 200);
    const guest = { name: 'Gus', contact: rider.email, share: body.share };
    const refused = await client(api).post(`/api/join/${token}/guest`, guest);
    expect(refused).toMatchObject({ status: 403, body: { code: 'account_blocked' } });
    // Anybody can enter an address, so the reason for its block is not revealed.
    expect(JSON.stringify(refused.body)).not.toContain('Hit a driver');
    await expectStatus(unblock(rider.id), 204);
    await expectStatus(client(api).post(`/api/join/${token}/guest`, guest), 200);
  });

  it('can book again once unblocked, and is notified', async () => {
    const rider = await person(api);
    await expectStatus(block(rider.id), 204);
    await expectStatus(unblock(rider.id), 204);
    expect((await mailsTo(rider.email)).at(-1)!.subject).toBe('You can book rides with GroupRide again');
    await expectStatus(tryToBook(rider), 201);
    expect(await shown(rider.id)).toMatchObject({ state: 'active', block: null });
    expect(await audit()).toEqual(
      expect.arrayContaining([`block_rider user:${rider.id}`, `unblock_rider user:${rider.id}`]),
    );
  });

  it('is blocked once, however often the request is sent, and only with a reason', async () => {
    const rider = await person(api);
    const answers = await Promise.all([block(rider.id), block(rider.id), block(rider.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('already_blocked');
    expect((await audit()).filter((row) => row === `block_rider user:${rider.id}`)).toHaveLength(1);
    await expectStatus(unblock(rider.id), 204);
    expect((await unblock(rider.id)).body.code).toBe('not_blocked');
    for (const reason of ['', '   ', 'x'.repeat(301)])
      expect((await operations.post(`/api/admin/riders/${rider.id}/block`, { reason })).status).toBe(400);
  });

  it('is never an operator, a guest or a former rider', async () => {
    const [me] = await api.query<{ id: number }>(`SELECT id FROM users WHERE email = 'ops@example.test'`);
    expect(await block(me!.id)).toMatchObject({ status: 409, body: { code: 'account_is_operator' } });
    expect(await unblock(me!.id)).toMatchObject({ status: 409, body: { code: 'not_blocked' } });
    const gone = await person(api);
    await api.query(`UPDATE users SET deleted_at = now() WHERE id = $1`, [gone.id]);
    expect((await block(gone.id)).status).toBe(404);
    expect((await block(999_999)).status).toBe(404);
    const rider = await person(api);
    expect((await rider.client.post(`/api/admin/riders/${gone.id}/block`, { reason: 'No' })).status).toBe(403);
  });

  it('cannot book while the block is being written', async () => {
    const rider = await person(api);
    const { quoteId } = await quote(rider);
    const writing = api.query(
      `WITH blocked AS (UPDATE users SET blocked_at = now(), blocked_reason = 'Late', blocked_by = id WHERE id = $1 RETURNING id)
       SELECT pg_sleep(1) FROM blocked`,
      [rider.id],
    );
    await until(
      () => api.query(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`),
      (sleeping) => sleeping.length > 0,
    );
    const booked = await rider.client.post('/api/rides', { quoteId, paymentMethod: 'cash' });
    await writing;
    expect(booked.body).toMatchObject({ code: 'account_blocked', extra: { reason: 'Late' } });
    expect(await api.query(`SELECT 1 FROM rides WHERE organizer_id = $1`, [rider.id])).toEqual([]);
  });
});

describe('notes about people', () => {
  const notes = (personId: number) => `/api/admin/people/${personId}/notes`;

  it('show author and time, newest first, once each; only the author can remove one', async () => {
    const rider = await person(api);
    const first = { clientId: randomUUID(), text: 'Calls every day.\nBe patient.' };
    await expectStatus(operations.post(notes(rider.id), first), 201);
    await expectStatus(operations.post(notes(rider.id), first), 201);
    const second = await operator(api, 'second@example.test', '7045558888');
    await expectStatus(second.post(notes(rider.id), { clientId: randomUUID(), text: 'Refunded once' }), 201);
    const { body } = await expectStatus(operations.get(notes(rider.id)), 200);
    expect(body).toMatchObject([
      { text: 'Refunded once', authorName: 'Olga Ops', isYours: false },
      { text: first.text, authorName: 'Olga Ops', isYours: true },
    ]);
    expect((await operations.delete(`${notes(rider.id)}/${body[0].id}`)).status).toBe(404);
    await expectStatus(operations.delete(`${notes(rider.id)}/${body[1].id}`), 204);
    expect((await expectStatus(operations.get(notes(rider.id)), 200)).body).toHaveLength(1);
    const log = await audit();
    expect(log.filter((row) => row === `add_note user:${rider.id}`)).toHaveLength(2);
    expect(log).toEqual(expect.arrayContaining([`remove_note user:${rider.id}`, `read_notes user:${rider.id}`]));
  });

  it('are for operations only, and are refused without text or person', async () => {
    const rider = await person(api);
    expect((await rider.client.get(notes(rider.id))).status).toBe(403);
    expect((await operations.post(notes(rider.id), { clientId: randomUUID(), text: ' ' })).status).toBe(400);
    expect((await operations.post(notes(rider.id), { clientId: 'x', text: 'Hi' })).status).toBe(400);
    expect((await operations.post(notes(999_999), { clientId: randomUUID(), text: 'Hi' })).status).toBe(404);
  });
});

describe('saved views', () => {
  const views = '/api/admin/saved-views';
  const list = async (who: Client, of = 'riders') => (await expectStatus(who.get(`${views}?list=${of}`), 200)).body;

  it('are listed by name, renamed, given other filters and deleted only by their operator', async () => {
    const save = (name: string, filters: string) => operations.post(views, { list: 'riders', name, filters });
    const { body: saved } = await expectStatus(save('Blocked by name', 'state=blocked&order=name'), 201);
    await expectStatus(save('Active', ''), 201);
    expect((await list(operations)).map(({ name }: AnyRow) => name)).toEqual(['Active', 'Blocked by name']);
    expect(await list(operations, 'drivers')).toEqual([]);
    expect((await save('ACTIVE', 'state=active')).body.code).toBe('saved_view_exists');
    expect((await operations.patch(`${views}/${saved.id}`, { name: 'active' })).body.code).toBe('saved_view_exists');
    await expectStatus(operations.patch(`${views}/${saved.id}`, { name: 'Blocked' }), 200);
    const { body } = await expectStatus(operations.patch(`${views}/${saved.id}`, { filters: 'state=guest' }), 200);
    expect(body).toEqual({ id: saved.id, name: 'Blocked', filters: 'state=guest' });

    const rider = await person(api);
    for (const refused of [
      await rider.client.get(`${views}?list=riders`),
      await rider.client.delete(`${views}/${saved.id}`),
    ])
      expect(refused.status).toBe(403);
    await api.query(`UPDATE saved_views SET operator_id = $2 WHERE id = $1`, [saved.id, rider.id]);
    expect((await operations.delete(`${views}/${saved.id}`)).status).toBe(404);
    expect((await operations.patch(`${views}/${saved.id}`, { name: 'Mine' })).status).toBe(404);
    const [mine] = await list(operations);
    await expectStatus(operations.delete(`${views}/${mine.id}`), 204);
    expect(await list(operations)).toEqual([]);
  });

  it('are limited to twenty per list, even when several are saved at once', async () => {
    const save = (index: number) => operations.post(views, { list: 'rides', name: `View ${index}`, filters: '' });
    const answers = await Promise.all(Array.from({ length: 23 }, (_, index) => save(index)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ body }) => body.code === 'too_many_saved_views')).toHaveLength(3);
  });

  it.each([
    ['an unknown list', { list: 'wineries', name: 'A', filters: '' }],
    ['no name', { list: 'riders', name: ' ', filters: '' }],
    ['something that is not a query', { list: 'riders', name: 'A', filters: '<script>' }],
  ])('are refused with %s', async (_what, view) => {
    await expectStatus(operations.post(views, view), 400);
  });
});
