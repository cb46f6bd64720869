import { randomUUID } from 'node:crypto';
import type { AnyRow } from './support/api';
import { client, type Client } from './support/api';
import { PaidRides } from './support/paid-rides';
import { driver, expectStatus, operator, person, type Person } from './support/people';
import { owe, whereFound } from './support/personal-data';
import { book, UPTOWN } from './support/rides';

let world: PaidRides;
let operations: Client;
beforeAll(async () => {
  world = await PaidRides.start({ ADMIN_EMAILS: 'ops@example.test' });
  operations = await operator(world.api, 'ops@example.test');
}, 120_000);
afterAll(() => world?.api.stop());

let guests = 0;
/** A person without an account, with an email address or a phone number. */
async function joinAsGuest(organizer: Person, rideId: number, byPhone: boolean) {
  const { body: link } = await expectStatus(organizer.client.post(`/api/rides/${rideId}/join-link`), 201);
  const guest = client(world.api);
  const { body: offer } = await expectStatus(guest.get(`/api/join/${link.token}`), 200);
  guests += 1;
  const contact = byPhone ? `980557000${guests}` : `quill-${guests}@example.test`;
  const joining = { name: 'Quillibert', contact, share: offer.share };
  await expectStatus(guest.post(`/api/join/${link.token}/guest`, joining), 200);
  const { body: me } = await expectStatus(guest.get('/api/auth/user'), 200);
  return { contact, guest, id: me.id as number };
}

const raiseSos = (rideId: number, who: { name: string; phone: string | null }) =>
  world.api.query(`INSERT INTO money_alerts (key, kind, ride_id, data) VALUES ($1, 'sos', $2, $3)`, [
    `person-erasure:${randomUUID()}`,
    rideId,
    { ...who, position: '35.2, -80.8', since: 'noon' },
  ]);

describe('operations', () => {
  const erase = (id: number, reason = 'Asked by letter') =>
    operations.post(`/api/admin/people/${id}/erasure`, { reason });

  it('erase a person on request and sign them out at once', async () => {
    const ana = { ...(await person(world.api, 'Ottoline Grimsditch')) };
    await expectStatus(ana.client.post('/api/saved-places', { label: 'Home', ...UPTOWN, name: 'Quillon Road 7' }), 200);
    const [me] = await world.api.query<{ id: number }>(`SELECT id FROM users WHERE email = 'ops@example.test'`);
    const searches = async () =>
      (
        await world.api.query<{ text: string }>(
          `SELECT coalesce(data ->> 'query', subject) AS text FROM audit_log
            WHERE actor_id = $1 AND action IN ('search', 'search_charges') ORDER BY id`,
          [me!.id],
        )
      ).map(({ text }) => text);
    const earlier = await searches();
    const naming = ['Grimsditch Ottoline', 'grimsd', ana.email, `(${ana.phone.slice(0, 3)}) ${ana.phone.slice(3)}`];
    for (const [index, q] of [...naming, 'Ottoman', 'a'].entries()) {
      await expectStatus(operations.get(`/api/admin/riders?q=${encodeURIComponent(q)}`), 200);
      const view = { list: 'riders', name: `Riders ${index}`, filters: new URLSearchParams({ q }).toString() };
      await expectStatus(operations.post('/api/admin/saved-views', view), 201);
    }
    await expectStatus(operations.get('/api/admin/charges?query=Ottoline%20Grimsditch%2012.00'), 200);
    await expectStatus(
      operations.post('/api/admin/saved-views', { list: 'rides', name: 'Ottoline Grimsditch', filters: 'state=open' }),
      201,
    );
    await expectStatus(erase(ana.id), 204);
    expect((await searches()).slice(earlier.length)).toEqual([
      ...naming.map(() => 'search:'),
      'search:ottoman',
      'search:a',
      'charges',
    ]);
    const views = await world.api.query(`SELECT filters FROM saved_views WHERE operator_id = $1 ORDER BY id`, [me!.id]);
    expect(views).toEqual([{ filters: 'q=Ottoman' }, { filters: 'q=a' }]);
    expect((await ana.client.get('/api/auth/user')).body).toBeNull();
    expect(await whereFound(world.api, ['Grimsditch', ana.email, 'Quillon Road'])).toEqual([]);
    expect(
      await world.api.query(`SELECT data FROM audit_log WHERE action = 'erase_person' AND subject = $1`, [
        `user:${ana.id}`,
      ]),
    ).toEqual([{ data: { reason: 'Asked by letter' } }]);
    expect((await erase(ana.id)).status).toBe(404);
  });

  it('erase the reasons that name the person, but no others', async () => {
    const ana = await person(world.api, 'Ottilie de Plimpton');
    const bea = await person(world.api, 'Bea Plimpton');
    const grant = (id: number, reason: string) =>
      operations.post(
        `/api/admin/riders/${id}/credits`,
        { amount: '5.00', reason },
        { 'idempotency-key': randomUUID() },
      );
    await expectStatus(grant(ana.id, 'Sorry for the delay, Ottilie!'), 201);
    await expectStatus(grant(ana.id, 'The driver de facto never came'), 201);
    await expectStatus(grant(bea.id, 'Friend of Ottilie'), 201);
    await expectStatus(operations.post(`/api/admin/riders/${ana.id}/block`, { reason: 'Plimpton’s card' }), 204);
    await expectStatus(erase(ana.id, 'Ms. Plímpton wrote to us'), 204);
    const entries = await world.api.query<{ action: string; reason: string | null }>(
      `SELECT action, data ->> 'reason' AS reason FROM audit_log
        WHERE subject = $1 AND action IN ('grant_credit', 'block_rider', 'erase_person') ORDER BY id`,
      [`user:${ana.id}`],
    );
    expect(entries).toEqual([
      { action: 'grant_credit', reason: null },
      { action: 'grant_credit', reason: 'The driver de facto never came' },
      { action: 'block_rider', reason: null },
      { action: 'erase_person', reason: null },
    ]);
    const block = await world.api.query(`SELECT blocked_reason AS reason FROM users WHERE id = $1`, [ana.id]);
    expect(block).toEqual([{ reason: '-' }]);
    const others = await world.api.query(`SELECT data ->> 'reason' AS reason FROM audit_log WHERE subject = $1`, [
      `user:${bea.id}`,
    ]);
    expect(others).toEqual([{ reason: 'Friend of Ottilie' }]);
  });

  it('erase the reasons and notes about the rides of the person that name them, but no others', async () => {
    const { organizer, ride } = await world.chargedRide();
    const { api } = world;
    await api.query(`UPDATE users SET name = 'Ottokar Quimby' WHERE id = $1`, [organizer.id]);
    await raiseSos(ride.id, { name: 'Ottokar Quimby', phone: null });
    const [alert] = await api.query<{ id: number }>(`SELECT id FROM money_alerts WHERE ride_id = $1 AND kind = 'sos'`, [
      ride.id,
    ]);
    const about = `/api/admin/alerts/${alert!.id}`;
    await expectStatus(operations.patch(about, { note: 'The car had stopped' }), 200);
    await expectStatus(operations.patch(about, { note: 'Spoke to Quimby' }), 200);
    await api.query(
      `WITH paid AS (SELECT id FROM payments WHERE ride_id = $1 AND payer_id = $2 LIMIT 1),
            who AS (SELECT min(actor_id) AS id FROM audit_log WHERE action = 'operator signed in'),
            refunded AS (INSERT INTO refunds (ride_id, payment_id, amount_cents, reason, note, takes_from_driver, requested_by)
              SELECT $1, paid.id, 100, 'other', note, false, who.id FROM paid, who, unnest($3::text[]) note),
            noted AS (INSERT INTO audit_log (actor_id, action, subject, data)
              SELECT who.id, 'refund', 'ride:' || $1::int, jsonb_build_object('reason', 'other', 'note', note) FROM who, unnest($3::text[]) note)
       UPDATE rides SET cancel_reason = 'Ottokar asked us' WHERE id = $1`,
      [ride.id, organizer.id, ['Mr. Quimby called', 'Late car']],
    );
    await api.query(
      `UPDATE ride_events SET reason = CASE number WHEN 1 THEN 'Quimby ran' ELSE 'Rain' END WHERE ride_id = $1`,
      [ride.id],
    );
    await expectStatus(erase(organizer.id), 204);

    const texts = async (statement: string) =>
      (await api.query<{ text: string | null }>(statement, [ride.id])).map(({ text }) => text);
    expect(await texts(`SELECT cancel_reason AS text FROM rides WHERE id = $1`)).toEqual([null]);
    expect(
      await texts(`SELECT reason AS text FROM ride_events WHERE ride_id = $1 AND number < 3 ORDER BY number`),
    ).toEqual([null, 'Rain']);
    expect(await texts(`SELECT note AS text FROM refunds WHERE ride_id = $1 ORDER BY id`)).toEqual([null, 'Late car']);
    expect(await texts(`SELECT note AS text FROM money_alerts WHERE ride_id = $1 AND kind = 'sos'`)).toEqual([null]);
    const log = await api.query<{ subject: string; data: object }>(
      `SELECT subject, data FROM audit_log WHERE subject = 'alert:' || $2::int OR (subject = 'ride:' || $1::int AND action = 'refund') ORDER BY id`,
      [ride.id, alert!.id],
    );
    expect(log.map(({ data }) => data)).toEqual([
      { kind: 'sos', rideId: ride.id, note: 'The car had stopped' },
      { kind: 'sos', rideId: ride.id },
      { reason: 'other' },
      { reason: 'other', note: 'Late car' },
    ]);
    expect(await whereFound(api, ['Quimby'])).toEqual([]);
  });

  it('cannot erase a person with a ride ahead, a driver or an operator', async () => {
    const [ana, dan] = [await person(world.api), await driver(world.api, UPTOWN)];
    await book(ana, { paymentMethod: 'cash' });
    expect((await erase(ana.id)).body.code).toBe('account_has_ride');
    expect((await erase(dan.id)).body.code).toBe('account_is_driver');
    const [me] = await world.api.query<{ id: number }>(`SELECT id FROM users WHERE email = 'ops@example.test'`);
    expect((await erase(me!.id)).body.code).toBe('account_is_operator');
    expect((await ana.client.get('/api/auth/user')).body.id).toBe(ana.id);
  });

  it.each(['an email address', 'a phone number'])('erase a guest who gave %s once nothing is open', async (kind) => {
    const { api } = world;
    const ana = await person(api);
    const ride = await book(ana, { paymentMethod: 'cash' });
    const { contact, guest, id } = await joinAsGuest(ana, ride.id, kind === 'a phone number');
    expect((await erase(id)).body).toMatchObject({ code: 'account_has_ride', extra: { rideId: ride.id } });
    await raiseSos(ride.id, { name: 'Quillibert', phone: kind === 'a phone number' ? contact : null });
    await raiseSos(ride.id, { name: 'Somebody else', phone: '7045550000' });
    await world.driven(ride.id, ride.totalCost);
    await owe(world.api, id, ride.id, 500);
    expect((await erase(id)).body).toMatchObject({
      code: 'account_has_debt',
      detail: expect.stringMatching(/^This person still owes/),
      extra: { rideId: ride.id },
    });
    await owe(world.api, id, ride.id, -500);
    const entries = () => api.query(`SELECT account, amount_cents FROM ledger_entries ORDER BY id`);
    const before = await entries();

    await expectStatus(erase(id), 204);

    expect((await guest.get('/api/auth/user')).body).toBeNull();
    expect(
      (await whereFound(world.api, ['Quillibert', contact])).filter((place) => !place.startsWith('outbox_messages.')),
    ).toEqual([]);
    expect(await api.query(`SELECT 1 FROM outbox_messages WHERE recipient = $1`, [contact])).toEqual([]);
    expect(await api.query(`SELECT 1 FROM guest_links WHERE user_id = $1`, [id])).toEqual([]);
    expect(await entries()).toEqual(before);
    expect(
      await api.query(
        `SELECT data, closed_at FROM money_alerts WHERE ride_id = $1 AND kind = 'sos' ORDER BY data ->> 'name' NULLS FIRST`,
        [ride.id],
      ),
    ).toEqual([
      { data: { since: 'noon' }, closed_at: null },
      { data: { name: 'Somebody else', phone: '7045550000', position: '35.2, -80.8', since: 'noon' }, closed_at: null },
    ]);
    const { body: members } = await expectStatus(ana.client.get(`/api/rides/${ride.id}/members`), 200);
    const shown = (members as AnyRow[]).find(({ user }) => user.id === id);
    expect(shown?.user).toMatchObject({ name: 'Former rider', email: null });
    const { body: rider } = await expectStatus(operations.get(`/api/admin/riders/${id}`), 200);
    expect(rider).toMatchObject({ state: 'deleted', name: 'Former rider', phone: null });
    const { body: list } = await expectStatus(operations.get('/api/admin/riders?state=guest'), 200);
    expect((list.riders as AnyRow[]).map((row) => row.id)).not.toContain(id);
    expect((await erase(id)).status).toBe(404);
  });

  it('erase what a person left as a guest of earlier rides, and no other guest’s data', async () => {
    const { api } = world;
    const ana = await person(api);
    const ride = await book(ana, { paymentMethod: 'cash' });
    const { contact, id } = await joinAsGuest(ana, ride.id, false);
    const other = await joinAsGuest(ana, ride.id, true);
    await world.driven(ride.id, ride.totalCost);
    await api.query(`UPDATE users SET guest_until = now() - interval '1 minute' WHERE guest_ride_id = $1`, [ride.id]);
    const account = client(api);
    await expectStatus(account.post('/api/users', { name: 'Quillibert', email: contact, phone: '7045559913' }), 201);
    const code = await api.outbox(contact);
    const { body: me } = await expectStatus(account.post('/api/auth/verify', { identifier: contact, code }), 200);
    await expectStatus(erase(me.id), 204);
    const former = { name: 'Former rider', phone: null };
    expect(await api.query(`SELECT name, phone FROM users WHERE id = ANY($1)`, [[id, me.id]])).toEqual([
      former,
      former,
    ]);
    expect(await api.query(`SELECT phone FROM users WHERE id = $1`, [other.id])).toEqual([{ phone: other.contact }]);
  });

  it('erase what a person left as a guest since they last signed in, but not of a ride that is not over', async () => {
    const { api } = world;
    const email = `quill-${guests + 1}@example.test`;
    const account = client(api);
    await expectStatus(account.post('/api/users', { name: 'Quillibert', email, phone: '7045559914' }), 201);
    const verification = { identifier: email, code: await api.outbox(email) };
    const { body: me } = await expectStatus(account.post('/api/auth/verify', verification), 200);
    const [ana, ben] = [await person(api), await person(api)];
    const [over, ahead] = [await book(ana, { paymentMethod: 'cash' }), await book(ben, { paymentMethod: 'cash' })];
    const past = await joinAsGuest(ana, over.id, false);
    expect(past.contact).toBe(email);
    await world.driven(over.id, over.totalCost);
    const { body: link } = await expectStatus(ben.client.post(`/api/rides/${ahead.id}/join-link`), 201);
    const { body: offer } = await expectStatus(client(api).get(`/api/join/${link.token}`), 200);
    const joining = { name: 'Quillibert', contact: email, share: offer.share };
    await expectStatus(client(api).post(`/api/join/${link.token}/guest`, joining), 200);

    await expectStatus(erase(me.id), 204);

    const left = await api.query(`SELECT guest_ride_id FROM users WHERE email = $1`, [email]);
    expect(left).toEqual([{ guest_ride_id: ahead.id }]);
    expect((await past.guest.get('/api/auth/user')).body).toBeNull();
    expect(await api.query(`SELECT 1 FROM guest_links WHERE user_id = $1`, [past.id])).toEqual([]);
  });

  it('export what is stored about a person, without anything that would let someone act as them', async () => {
    const { organizer, ride, driver: dan } = await world.chargedRide();
    await expectStatus(organizer.client.post('/api/emergency-contacts', { name: 'Auntie', phone: '9805551234' }), 201);
    await expectStatus(organizer.client.post(`/api/rides/${ride.id}/reviews`, { rating: 2, comment: 'Late' }), 200);
    const dispute = `dp_export_${ride.id}`;
    await world.api.query(
      `INSERT INTO disputes (id, ride_id, payment_id, amount_cents, reason, state, opened_at, fee_cents)
       SELECT $1, ride_id, id, 1234, 'fraudulent', 'won', now(), 1500 FROM payments WHERE ride_id = $2 AND payer_id = $3 LIMIT 1`,
      [dispute, ride.id, organizer.id],
    );
    const answer = await expectStatus(operations.get(`/api/admin/people/${organizer.id}/data`), 200);
    const { body } = answer;
    expect(body).toMatchObject({
      personId: organizer.id,
      account: [{ email: organizer.email }],
      rides_organized: [{ id: ride.id }],
      payments: [{ ride_id: ride.id, payer_id: organizer.id }],
      disputes: [{ id: dispute, ride_id: ride.id, amount_cents: 1234, reason: 'fraudulent', state: 'won' }],
      emergency_contacts: [{ phone: '9805551234' }],
    });
    const text = JSON.stringify(body);
    for (const secret of ['client_secret', '_secret_', 'token_hash', 'code_hash']) expect(text).not.toContain(secret);
    expect(body.disputes[0]).not.toHaveProperty('fee_cents');
    expect(body.rides_joined[0]).not.toHaveProperty('code');
    // Pickup places are about riders, not about the driver.
    const [user] = await world.api.query(`SELECT user_id FROM drivers WHERE id = $1`, [dan.driverId]);
    const driven = await expectStatus(operations.get(`/api/admin/people/${user!.user_id}/data`), 200);
    expect(driven.body.disputes).toEqual([]);
    expect(driven.body.rides_driven).toMatchObject([{ id: ride.id, total_cost: expect.anything() }]);
    const [{ pickup_location: pickup, pickup_lat: lat }] = body.rides_organized;
    expect(JSON.stringify(driven.body)).not.toContain(pickup);
    // Neither is who wrote a review, which the ride or the day would tell.
    const nothing = { safety: null, punctuality: null, cleanliness: null, communication: null };
    expect(driven.body.reviews_received).toEqual([
      { id: expect.anything(), driver_id: dan.driverId, rating: 2, comment: 'Late', ...nothing },
    ]);
    expect(JSON.stringify(driven.body.rides_driven)).not.toContain(String(lat));
    const audit = await world.api.query(`SELECT 1 FROM audit_log WHERE action = 'export_person' AND subject = $1`, [
      `user:${organizer.id}`,
    ]);
    expect(audit).toHaveLength(1);
    expect((await operations.get('/api/admin/people/999999/data')).status).toBe(404);
  });
});
