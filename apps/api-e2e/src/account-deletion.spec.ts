import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { AnyRow } from './support/api';
import { client, type Client } from './support/api';
import { cents, PaidRides } from './support/paid-rides';
import { driver, expectStatus, operator, person, verifyPhone, type Person } from './support/people';
import { owe, whereFound } from './support/personal-data';
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
    await owe(world.api, organizer.id, ride.id, 500);
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
    expect(await whereFound(world.api, canaries)).toEqual([]);
    // Mails to other people are deleted when they are no longer needed.
    expect((await whereFound(world.api, ['Zebulon'])).filter((place) => !place.startsWith('outbox_messages.'))).toEqual(
      [],
    );
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
          world.api.query(
            `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%FOR SHARE%'`,
          ),
        (waiting) => waiting.length > 0,
      );
      await deletion.query('COMMIT');
      expect(await booking).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    } finally {
      await deletion.end();
    }
  });
});
