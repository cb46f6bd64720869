import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { AnyRow } from './support/api';
import { client, type Client } from './support/api';
import { cents, PaidRides } from './support/paid-rides';
import { driver, expectStatus, operator, person, verifyPhone, type Person } from './support/people';
import { AIRPORT, book, joinBy, quote, until, UPTOWN } from './support/rides';
import { connected, socketOf } from './support/sockets';

let world: PaidRides;
let operations: Client;
beforeAll(async () => {
  world = await PaidRides.start({ ADMIN_EMAILS: 'ops@example.test' });
  operations = await operator(world.api, 'ops@example.test');
}, 120_000);
afterAll(() => world?.api.stop());

const askForCode = (who: Pick<Person, 'client'>) => who.client.post('/api/users/me/deletion/code');
const remove = (who: Pick<Person, 'client'>, code: string) => who.client.post('/api/users/me/deletion', { code });
async function deleted(who: Person): Promise<void> {
  await expectStatus(askForCode(who), 202);
  await expectStatus(remove(who, await world.api.outbox(who.email)), 204);
}
const refusal = async (who: Pick<Person, 'client'>) => {
  const { status, body } = await askForCode(who);
  return [status, body.code];
};
async function saveCard(who: Person) {
  const { body } = await expectStatus(who.client.post('/api/cards/setup'), 200);
  await world.cards.confirmSetup(body.clientSecret, 'pm_card_visa');
  await expectStatus(who.client.post('/api/cards/refresh'), 200);
}

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

/** @param cents what the rider owes for the ride; negative to reduce it */
const owe = (riderId: number, rideId: number, cents: number) =>
  world.api.query(
    `WITH posted AS (INSERT INTO ledger_transactions (key, kind, ride_id) VALUES ($4, 'fare', $1) RETURNING id)
     INSERT INTO ledger_entries (transaction_id, account, amount_cents)
     SELECT id, account, amount FROM posted, unnest($2::text[], $3::bigint[]) AS entry (account, amount)`,
    [rideId, [`rider:${riderId}`, 'platform:fees'], [cents, -cents], `account-deletion:${riderId}:${cents}`],
  );

const raiseSos = (rideId: number, who: { name: string; phone: string | null }) =>
  world.api.query(`INSERT INTO money_alerts (key, kind, ride_id, data) VALUES ($1, 'sos', $2, $3)`, [
    `account-deletion:${randomUUID()}`,
    rideId,
    { ...who, position: '35.2, -80.8', since: 'noon' },
  ]);

/** Every place in the database, those of the job queue included, that contains one of these texts. */
async function whereFound(texts: readonly string[]): Promise<string[]> {
  const columns = await world.api.query<{ schema: string; table: string; column: string }>(
    `SELECT c.table_schema AS schema, c.table_name AS table, c.column_name AS column
       FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE t.table_type = 'BASE TABLE' AND c.table_schema IN ('public', 'jobs')
        AND c.data_type IN ('text', 'character varying', 'json', 'jsonb', 'ARRAY')`,
  );
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const rows = await world.api.query<{ text: string }>(
      `SELECT "${column}"::text AS text FROM ${schema}."${table}" WHERE "${column}"::text ILIKE ANY($1) LIMIT 3`,
      [texts.map((text) => `%${text}%`)],
    );
    found.push(...rows.map(({ text }) => `${table}.${column}: ${text.slice(0, 200)}`));
  }
  return found;
}

describe('deleting an account is refused', () => {
  it('while a ride is ahead, for its organizer and its members', async () => {
    const [ana, ben] = [await person(world.api), await person(world.api)];
    const ride = await book(ana, { paymentMethod: 'cash' });
    const { body: link } = await expectStatus(ana.client.post(`/api/rides/${ride.id}/join-link`), 201);
    expect((await joinBy(ben, link.token)).status).toBeLessThan(300);
    expect(await refusal(ana)).toEqual([409, 'account_has_ride']);
    const { body } = await askForCode(ben);
    expect(body).toMatchObject({ code: 'account_has_ride', extra: { rideId: ride.id } });
    const scheduled = await person(world.api);
    await book(scheduled, { paymentMethod: 'cash', startsIn: 24 * 60 });
    expect(await refusal(scheduled)).toEqual([409, 'account_has_ride']);
  });

  it('while a debt is open or money is set aside', async () => {
    const { organizer, ride } = await world.chargedRide();
    expect((await askForCode(organizer)).status).toBe(202);
    await world.api.query(`UPDATE payments SET state = 'authorized' WHERE ride_id = $1`, [ride.id]);
    expect(await refusal(organizer)).toEqual([409, 'account_has_payment']);
    await world.api.query(`UPDATE payments SET state = 'captured' WHERE ride_id = $1`, [ride.id]);
    await owe(organizer.id, ride.id, 500);
    expect(await refusal(organizer)).toEqual([409, 'account_has_debt']);
  });

  it('while a trip that the person pays for is not settled, which can leave a debt', async () => {
    const ana = await person(world.api);
    const ride = await book(ana, { paymentMethod: 'cash' });
    const ben = await world.join(ana, ride.id);
    const settlement = new pg.Client({ connectionString: world.api.databaseUrl });
    await settlement.connect();
    try {
      // The settlement waits until this transaction ends, because it posts the same key.
      await settlement.query('BEGIN');
      await settlement.query(`INSERT INTO ledger_transactions (key, kind) VALUES ($1, 'fare')`, [
        `ride:${ride.id}:fare`,
      ]);
      await world.driven(ride.id, ((cents(ride.totalCost) - 500) / 100).toFixed(2));
      const { body } = await expectStatus(askForCode(ana), 409);
      expect(body).toMatchObject({ code: 'account_has_payment', extra: { rideId: ride.id } });
      expect((await askForCode(ben)).status).toBe(202);
    } finally {
      await settlement.query('ROLLBACK');
      await settlement.end();
    }
    await until(
      () => refusal(ana),
      ([, code]) => code === 'account_has_debt',
    );
  });

  it('while the fee of a cancelled ride without a hold is not booked', async () => {
    const ana = await person(world.api);
    const ride = await book(ana, { paymentMethod: 'card' });
    await expectStatus(ana.client.post(`/api/rides/${ride.id}/cancel`, {}), 200);
    await world.settled(ride.id, ['ride released']);
    await world.api.query(`UPDATE rides SET cancel_fee_cents = 1000, cancel_rule = 'after_arrival' WHERE id = $1`, [
      ride.id,
    ]);
    expect(await refusal(ana)).toEqual([409, 'account_has_payment']);
    await world.api.query(
      `WITH fee AS (INSERT INTO ledger_transactions (key, kind, ride_id) VALUES ($1, 'cancellation_fee', $2) RETURNING id)
       INSERT INTO ledger_entries (transaction_id, account, amount_cents)
       SELECT fee.id, account, amount FROM fee, (VALUES ('rider:' || $3::text, 1000), ('platform:fees', -1000)) AS entry (account, amount)`,
      [`ride:${ride.id}:cancellation_fee`, ride.id, ana.id],
    );
    expect(await refusal(ana)).toEqual([409, 'account_has_debt']);
  });

  it('for drivers, whose records must be kept, and for operators', async () => {
    expect(await refusal(await driver(world.api, UPTOWN))).toEqual([409, 'account_is_driver']);
    expect(await refusal({ client: operations })).toEqual([409, 'account_is_operator']);
  });

  it('without the code, with a wrong code, and with a code that was sent for another purpose', async () => {
    const ana = await person(world.api);
    expect((await remove(ana, '000000')).body.code).toBe('code_invalid');
    await expectStatus(askForCode(ana), 202);
    await expectStatus(client(world.api).post('/api/auth/code', { identifier: ana.email }), 202);
    expect((await remove(ana, await world.api.outbox(ana.email))).body.code).toBe('code_invalid');
    expect((await ana.client.get('/api/auth/user')).body.id).toBe(ana.id);
  });

  it('when a ride was booked after the code was sent', async () => {
    const ana = await person(world.api);
    await expectStatus(askForCode(ana), 202);
    const code = await world.api.outbox(ana.email);
    await book(ana, { paymentMethod: 'cash' });
    expect((await remove(ana, code)).body.code).toBe('account_has_ride');
    expect((await ana.client.get('/api/auth/user')).body.id).toBe(ana.id);
  });

  it('after five codes within a quarter of an hour', async () => {
    const ana = await person(world.api);
    for (let sent = 0; sent < 5; sent += 1) await expectStatus(askForCode(ana), 202);
    expect(await refusal(ana)).toEqual([429, 'too_many_requests']);
  });
});

describe('the code for deleting an account', () => {
  const sentTo = async (who: Person) => (await expectStatus(askForCode(who), 202)).body;

  it('goes to the address that the account signs in with, which is the mailbox when nothing is verified', async () => {
    const ana = await person(world.api);
    await world.api.query(`UPDATE users SET phone_verified_at = now(), email_verified_at = NULL WHERE id = $1`, [
      ana.id,
    ]);
    expect(await sentTo(ana)).toEqual({ channel: 'text', to: ana.phone });
    await expectStatus(ana.client.patch('/api/users/me', { phone: '9805550142' }), 200);
    await world.api.query(`DELETE FROM sign_in_codes WHERE user_id = $1`, [ana.id]);
    for (const identifier of ['9805550142', ana.email])
      await expectStatus(client(world.api).post('/api/auth/code', { identifier }), 202);
    // A number that is not verified signs nobody in, so only the mailbox does.
    expect(await world.api.query(`SELECT recipient FROM sign_in_codes WHERE user_id = $1`, [ana.id])).toEqual([
      { recipient: ana.email },
    ]);
    expect(await sentTo(ana)).toEqual({ channel: 'mail', to: ana.email });
  });

  it('is of no use to anybody else who receives it', async () => {
    const [ana, eve] = [await person(world.api), await person(world.api)];
    await world.api.query(`UPDATE users SET phone_verified_at = NULL, email_verified_at = NULL WHERE id = $1`, [
      ana.id,
    ]);
    await sentTo(ana);
    const code = await world.api.outbox(ana.email);
    expect((await remove(eve, code)).body.code).toBe('code_invalid');
    expect((await remove({ client: client(world.api) }, code)).status).toBe(401);
    await expectStatus(remove(ana, code), 204);
  });
});

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
      ...['search:ottoman', 'search:a', 'charges'],
    ]);
    const views = await world.api.query(`SELECT filters FROM saved_views WHERE operator_id = $1 ORDER BY id`, [me!.id]);
    expect(views).toEqual([{ filters: 'q=Ottoman' }, { filters: 'q=a' }]);
    expect((await ana.client.get('/api/auth/user')).body).toBeNull();
    expect(await whereFound(['Grimsditch', ana.email, 'Quillon Road'])).toEqual([]);
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
    await owe(id, ride.id, 500);
    expect((await erase(id)).body).toMatchObject({
      code: 'account_has_debt',
      detail: expect.stringMatching(/^This person still owes/),
      extra: { rideId: ride.id },
    });
    await owe(id, ride.id, -500);
    const entries = () => api.query(`SELECT account, amount_cents FROM ledger_entries ORDER BY id`);
    const before = await entries();

    await expectStatus(erase(id), 204);

    expect((await guest.get('/api/auth/user')).body).toBeNull();
    expect(
      (await whereFound(['Quillibert', contact])).filter((place) => !place.startsWith('outbox_messages.')),
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
    await expectStatus(organizer.client.post(`/api/rides/${ride.id}/reviews`, { rating: 2, comment: 'Late' }), 201);
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

describe('a deleted account', () => {
  it('leaves no personal data in any table, and leaves rides, payments and receipts unchanged', async () => {
    const { api } = world;
    const zed = { ...(await person(api, 'Zebulon Quuxley')), name: 'Zebulon Quuxley' };
    await verifyPhone(api, zed);
    await saveCard(zed);
    await expectStatus(
      zed.client.post('/api/saved-places', { label: 'Burrow', ...UPTOWN, name: 'Xanthic Street 9' }),
      200,
    );
    await expectStatus(
      zed.client.post('/api/emergency-contacts', { name: 'Auntie Wobblethorpe', phone: '9805557777' }),
      201,
    );
    await expectStatus(zed.client.put('/api/users/me/venmo', { username: '@zebulon-pays' }), 200);
    await expectStatus(
      zed.client.post('/api/support/messages', { clientId: randomUUID(), text: 'Yours, Zebulon' }),
      201,
    );
    const ride = await book(zed, { paymentMethod: 'card' });
    const { body: intent } = await expectStatus(world.begin(zed, ride.id), 200);
    await world.cards.confirm(intent.clientSecret);
    await until(
      () => world.view(zed, ride.id),
      ({ status }) => status === 'pending',
    );
    const mia = await world.join(zed, ride.id);
    await world.driven(ride.id);
    await world.settled(ride.id, ['ride captured']);
    await until(
      async () => (await zed.client.get(`/api/rides/${ride.id}/receipt`)).status,
      (status) => status === 200,
    );
    const money = async () => ({
      entries: await api.query(
        `SELECT e.account, e.amount_cents FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id WHERE t.ride_id = $1 ORDER BY e.id`,
        [ride.id],
      ),
      receipts: await api.query(`SELECT number, charged::text, payer_id FROM receipts WHERE ride_id = $1`, [ride.id]),
    });
    const before = await money();
    const socket = socketOf(api, zed.client);
    await connected(socket);
    const closed = new Promise((resolve) => socket.on('disconnect', resolve));
    const [{ method_id: methodId } = { method_id: '' }] = await api.query<{ method_id: string }>(
      `SELECT method_id FROM saved_cards WHERE user_id = $1`,
      [zed.id],
    );

    await deleted(zed);

    await closed;
    expect((await zed.client.get('/api/auth/user')).body).toBeNull();
    const canaries = ['Quuxley', zed.email, zed.phone, 'Xanthic Street', 'Wobblethorpe', '9805557777', 'zebulon-pays'];
    expect(await whereFound(canaries)).toEqual([]);
    // Mails to other people are deleted when they are no longer needed.
    expect((await whereFound(['Zebulon'])).filter((place) => !place.startsWith('outbox_messages.'))).toEqual([]);
    expect(await money()).toEqual(before);
    const { body: members } = await expectStatus(mia.client.get(`/api/rides/${ride.id}/members`), 200);
    const shown = (members as AnyRow[]).find(({ user }) => user.id === zed.id);
    expect(shown?.user).toMatchObject({ name: 'Former rider', email: null });
    expect((await world.view(mia, ride.id)).riderName).toBe('Former rider');
    await until(
      async () => (await world.cards.customerOfCard(methodId)) === null,
      (isDetached) => isDetached,
    );
    expect(await api.query(`SELECT action, subject FROM audit_log WHERE actor_id = $1`, [zed.id])).toEqual([
      { action: 'account deleted', subject: `user:${zed.id}` },
    ]);
  });

  it('frees its address and phone for a new account, which gets no second first-ride discount', async () => {
    const { api } = world;
    const ana = await person(api);
    await verifyPhone(api, ana);
    const ride = await book(ana, { paymentMethod: 'cash' });
    await world.driven(ride.id, ride.totalCost);
    await until(
      () => refusal(ana),
      ([status]) => status === 202,
    );
    await deleted(ana);
    const again = client(api);
    await expectStatus(again.post('/api/users', { name: 'Ana Again', email: ana.email, phone: ana.phone }), 201);
    const { body: me } = await expectStatus(
      again.post('/api/auth/verify', { identifier: ana.email, code: await api.outbox(ana.email) }),
      200,
    );
    expect(me.id).not.toBe(ana.id);
    await verifyPhone(api, { ...ana, client: again });
    expect((await again.get('/api/auth/user')).body).toMatchObject({ name: 'Ana Again', phoneVerified: true });
    const price = { groupSize: 4, rideType: 'GroupX', pickup: UPTOWN, destination: AIRPORT, promoCode: 'FREEFIRST' };
    expect((await again.post('/api/calculate-pricing', price)).body.code).toBe('promo_used');
    const newcomer = await person(api);
    await verifyPhone(api, newcomer);
    await expectStatus(newcomer.client.post('/api/calculate-pricing', price), 200);
  });

  it('ends every session, and a repeated request has no effect', async () => {
    const ana = await person(world.api);
    const phone = client(world.api);
    await expectStatus(phone.post('/api/auth/code', { identifier: ana.email }), 202);
    await expectStatus(
      phone.post('/api/auth/verify', { identifier: ana.email, code: await world.api.outbox(ana.email) }),
      200,
    );
    await expectStatus(askForCode(ana), 202);
    const code = await world.api.outbox(ana.email);
    const statuses = (await Promise.all([remove(ana, code), remove(ana, code)])).map(({ status }) => status);
    expect(statuses).toContain(204);
    for (const status of statuses) expect([204, 400, 401]).toContain(status);
    expect((await remove(ana, code)).status).toBe(401);
    expect((await phone.get('/api/auth/user')).body).toBeNull();
    expect(await world.api.query(`SELECT 1 FROM audit_log WHERE subject = $1`, [`user:${ana.id}`])).toHaveLength(1);
  });

  it('is refused a booking that was sent before', async () => {
    const ana = await person(world.api);
    const { quoteId } = await quote(ana, {});
    const deletion = new pg.Client({ connectionString: world.api.databaseUrl });
    await deletion.connect();
    try {
      await deletion.query('BEGIN');
      await deletion.query(`UPDATE users SET deleted_at = now() WHERE id = $1`, [ana.id]);
      const booking = ana.client.post('/api/rides', { quoteId, paymentMethod: 'cash' });
      // The booking was authenticated before the deletion, and waits for it.
      await until(
        () =>
          world.api.query(`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%FOR SHARE%'`),
        (waiting) => waiting.length > 0,
      );
      await deletion.query('COMMIT');
      expect(await booking).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    } finally {
      await deletion.end();
    }
  });
});
