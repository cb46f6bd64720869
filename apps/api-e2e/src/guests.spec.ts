import { randomUUID } from 'node:crypto';
import { type AnyRow, type Api, client, type Client, startApi } from './support/api';
import { driver, expectStatus, operatorWithRole, person, type Person } from './support/people';
import { book, joinBy, offerTo, until, UPTOWN } from './support/rides';
import { connected, socketOf } from './support/sockets';

let api: Api;

beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api.stop());

let count = 0;
const newAddress = () => `guest${(count += 1)}@example.test`;

async function linkOf(organizer: Person, rideId: number): Promise<string> {
  return (await expectStatus(organizer.client.post(`/api/rides/${rideId}/join-link`), 201)).body.token as string;
}

async function ask(token: string, contact: string, who: Client = client(api)) {
  const { body } = await expectStatus(who.get(`/api/join/${token}`), 200);
  return who.post(`/api/join/${token}/guest`, { name: 'Gus Guest', contact, share: body.share });
}

async function rideWithGuest(groupSize = 4) {
  const organizer = await person(api);
  const ride = await book(organizer, { groupSize });
  const token = await linkOf(organizer, ride.id);
  const [guest, contact] = [client(api), newAddress()];
  await expectStatus(ask(token, contact, guest), 200);
  return { organizer, rideId: ride.id as number, token, guest, contact };
}

async function returnToken(contact: string): Promise<string> {
  const rows = (await api.query(`SELECT body FROM outbox_messages WHERE recipient = $1 ORDER BY id DESC LIMIT 1`, [
    contact,
  ])) as AnyRow[];
  return /\/guest\/([\w-]{43})/.exec(rows[0].body as string)![1]!;
}

describe('a guest', () => {
  it('takes a seat without an account, and sees only the ride and their own code', async () => {
    const { rideId, guest } = await rideWithGuest();
    expect(await guest.get(`/api/rides/${rideId}`)).toMatchObject({ status: 200 });
    expect(await guest.get('/api/auth/user')).toMatchObject({ body: { name: 'Gus Guest', guestRideId: rideId } });
    expect((await guest.get(`/api/rides/${rideId}/verification`)).body.code).toMatch(/^\d{6}$/);
    const { body } = await expectStatus(guest.get(`/api/rides/${rideId}/members`), 200);
    expect(body.filter((member: AnyRow) => member.isYou)).toHaveLength(1);
  });

  it('is distinguished from people with an account in operations, which can grant credit only to the latter', async () => {
    const { organizer, rideId } = await rideWithGuest();
    const { body } = await expectStatus(
      (await operatorWithRole(api, 'support')).client.get(`/api/admin/rides/${rideId}`),
      200,
    );
    expect(body.contacts).toMatchObject([
      { userId: organizer.id, guest: false },
      { name: 'Gus Guest', guest: true },
    ]);
    const finance = (await operatorWithRole(api, 'finance')).client;
    const grant = (userId: number) =>
      finance.post(
        `/api/admin/riders/${userId}/credits`,
        { amount: '5.00', reason: 'Late driver' },
        { 'idempotency-key': randomUUID() },
      );
    expect((await grant(body.contacts[1].userId)).status).toBe(404);
    expect((await grant(organizer.id)).status).toBe(201);
  });

  it('is refused what needs an account, and other rides look as if they did not exist', async () => {
    const { guest } = await rideWithGuest();
    const other = await rideWithGuest();
    for (const path of [
      '/api/users/me/history',
      '/api/users/me/history/totals',
      '/api/users/me/rides',
      '/api/cards',
      '/api/drivers/profile',
    ])
      expect([403, 404]).toContain((await guest.get(path)).status);
    const parts = ['', '/events', '/members', '/split', '/verification', '/track', '/receipt', '/tip', '/review'];
    for (const part of [...parts, '/messages', '/cancellation', '/cancellation-terms'])
      expect((await guest.get(`/api/rides/${other.rideId}${part}`)).status).toBe(404);
    const message = { clientId: randomUUID(), text: 'Hello' };
    expect((await guest.post(`/api/rides/${other.rideId}/messages`, message)).status).toBe(404);
    expect((await guest.post(`/api/rides/${other.rideId}/messages/read`, { through: 1 })).status).toBe(404);
    expect((await guest.get(`/api/payments?rideId=${other.rideId}`)).status).toBe(404);
    expect((await guest.post('/api/create-payment-intent', { rideId: other.rideId })).status).toBe(404);
    expect(await guest.patch('/api/users/me', { name: 'Else' })).toMatchObject({
      status: 403,
      body: { code: 'guest_not_allowed' },
    });
  });

  it('chats with the group, under the name given when joining', async () => {
    const { organizer, rideId, guest } = await rideWithGuest();
    const chat = `/api/rides/${rideId}/messages`;
    await expectStatus(organizer.client.post(chat, { clientId: randomUUID(), text: 'At gate 12' }), 201);
    const { body } = await expectStatus(guest.get(chat), 200);
    expect(body).toMatchObject({ unread: 1, messages: [{ text: 'At gate 12', isYou: false }] });
    await expectStatus(guest.post(`${chat}/read`, { through: body.messages[0].id }), 204);
    await expectStatus(guest.post(chat, { clientId: randomUUID(), quickReply: 'on_my_way' }), 201);
    expect((await organizer.client.get(chat)).body.messages[0]).toMatchObject({ authorName: 'Gus', isYou: false });
  });

  it('follows only their own ride over the socket', async () => {
    const { rideId, guest } = await rideWithGuest();
    const other = await rideWithGuest();
    const socket = socketOf(api, guest);
    const send = (message: string, payload: object) =>
      (socket as unknown as { emitWithAck(name: string, payload: object): Promise<AnyRow> }).emitWithAck(
        message,
        payload,
      );
    try {
      await connected(socket);
      expect(await send('join', { rideId })).toMatchObject({ ok: true });
      for (const [message, payload] of [
        ['join', { rideId: other.rideId }],
        ['requestRefresh', { rideId: other.rideId }],
        ['riderLocation', { rideId: other.rideId, lat: 35.2, lng: -80.8 }],
        ['joinDriver', { driverId: 1 }],
        ['joinAdmin', {}],
      ] as const)
        expect([message, (await send(message, payload)).ok]).toEqual([message, false]);
    } finally {
      socket.close();
    }
  });

  it('loses the session when leaving', async () => {
    const { rideId, guest } = await rideWithGuest();
    await expectStatus(guest.delete(`/api/rides/${rideId}/members/me`), 204);
    expect((await guest.get(`/api/rides/${rideId}`)).status).toBe(401);
  });

  it('has no session once its time is over', async () => {
    const { rideId, guest } = await rideWithGuest();
    await api.query(`UPDATE users SET guest_until = now() WHERE guest_ride_id = $1`, [rideId]);
    expect((await guest.get(`/api/rides/${rideId}`)).status).toBe(401);
  });

  it('keeps the session for a limited time after the ride was cancelled', async () => {
    const { organizer, rideId, guest } = await rideWithGuest();
    await expectStatus(organizer.client.post(`/api/rides/${rideId}/cancel`, {}), 200);
    const days = async () =>
      (
        (await api.query(
          `SELECT extract(epoch FROM guest_until - now()) / 86400 AS days FROM users WHERE guest_ride_id = $1`,
          [rideId],
        )) as AnyRow[]
      )[0].days as number;
    await until(days, (left) => Number(left) < 8);
    expect((await guest.get(`/api/rides/${rideId}`)).status).toBe(200);
  });
});

describe('joining without an account', () => {
  it('again in the same browser leads back to the same seat', async () => {
    const { rideId, token, guest, contact, organizer } = await rideWithGuest();
    await expectStatus(ask(token, contact, guest), 200);
    expect((await organizer.client.get(`/api/rides/${rideId}/members`)).body).toHaveLength(2);
  });

  it('on another device sends a link that opens the ride once', async () => {
    const { rideId, token, contact } = await rideWithGuest();
    expect(await ask(token, contact)).toMatchObject({ status: 409, body: { code: 'guest_link_sent' } });
    const back = await returnToken(contact);
    const device = client(api);
    expect(await device.post('/api/guest-session', { token: back })).toMatchObject({ status: 200, body: { rideId } });
    expect((await device.get(`/api/rides/${rideId}`)).status).toBe(200);
    expect(await client(api).post('/api/guest-session', { token: back })).toMatchObject({
      status: 404,
      body: { code: 'guest_link_invalid' },
    });
  });

  it('sends the link again to the address of a guest, and says the same for other addresses', async () => {
    const { rideId, contact } = await rideWithGuest();
    const first = await returnToken(contact);
    const nobody = newAddress();
    for (const address of [contact, nobody]) {
      const answer = await client(api).post('/api/guest-link', { contact: address });
      expect([answer.status, answer.body]).toEqual([202, undefined]);
    }
    const again = await until(
      () => returnToken(contact),
      (token) => token !== first,
    );
    expect(await client(api).post('/api/guest-session', { token: again })).toMatchObject({ body: { rideId } });
    expect(await api.query(`SELECT 1 FROM outbox_messages WHERE recipient = $1`, [nobody])).toEqual([]);
    expect((await client(api).post('/api/guest-link', { contact: 'nobody' })).body.code).toBe('validation_failed');
  });

  it('sends no link once the guest’s time is over', async () => {
    const { rideId, contact } = await rideWithGuest();
    const first = await returnToken(contact);
    await api.query(`UPDATE users SET guest_until = now() WHERE guest_ride_id = $1`, [rideId]);
    await expectStatus(client(api).post('/api/guest-link', { contact }), 202);
    expect(await returnToken(contact)).toBe(first);
  });

  it('gives the same answer for an address that has an account, and for the organizer’s own', async () => {
    const { organizer, token } = await rideWithGuest();
    const someone = await person(api);
    for (const contact of [someone.email, organizer.email, newAddress()].slice(0, 2)) {
      const answer = await ask(token, contact);
      expect([answer.status, Object.keys(answer.body as object)]).toEqual([200, ['rideId']]);
    }
  });

  it('is possible with a phone number, which gets the link back', async () => {
    const { rideId, token } = await rideWithGuest();
    const guest = client(api);
    await expectStatus(ask(token, '(980) 555-7788', guest), 200);
    expect((await guest.get(`/api/rides/${rideId}`)).status).toBe(200);
    expect((await returnToken('9805557788')).length).toBe(43);
  });

  it('is refused with stable codes', async () => {
    const { organizer, rideId, token } = await rideWithGuest(2);
    expect(await ask(token, newAddress())).toMatchObject({ status: 409, body: { code: 'ride_full' } });
    const nobody = client(api);
    expect(
      await nobody.post(`/api/join/${token}/guest`, { name: 'A', contact: 'not an address', share: '1.00' }),
    ).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(
      await organizer.client.post(`/api/join/${token}/guest`, { name: 'A', contact: newAddress(), share: '1.00' }),
    ).toMatchObject({ status: 409, body: { code: 'already_signed_in' } });
    await expectStatus(organizer.client.delete(`/api/rides/${rideId}/join-link`), 204);
    expect(
      await nobody.post(`/api/join/${token}/guest`, { name: 'A', contact: newAddress(), share: '1.00' }),
    ).toMatchObject({ status: 404, body: { code: 'join_link_invalid' } });
  });

  it('limits how often the same address is used', async () => {
    const { token } = await rideWithGuest();
    const contact = newAddress();
    const statuses: number[] = [];
    for (let call = 0; call < 6; call += 1) statuses.push((await ask(token, contact)).status);
    expect(statuses).toEqual([200, 409, 409, 409, 409, 429]);
  });
});

describe('signing in with the address of a guest', () => {
  async function signUp(email: string): Promise<{ account: Client; id: number }> {
    const account = client(api);
    await expectStatus(account.post('/api/users', { name: 'Gus', email, phone: '9805550000' }), 201);
    const { body } = await expectStatus(
      account.post('/api/auth/verify', { identifier: email, code: await api.outbox(email) }),
      200,
    );
    return { account, id: body.id as number };
  }

  it('gives the seat to the account and ends the guest’s session', async () => {
    const { rideId, guest, contact, organizer } = await rideWithGuest();
    const { code } = (await guest.get(`/api/rides/${rideId}/verification`)).body;
    const chat = `/api/rides/${rideId}/messages`;
    await expectStatus(organizer.client.post(chat, { clientId: randomUUID(), text: 'At gate 12' }), 201);
    await expectStatus(guest.post(chat, { clientId: randomUUID(), text: 'Coming' }), 201);
    const [{ id: newest }] = (await guest.get(chat)).body.messages;
    await expectStatus(guest.post(`${chat}/read`, { through: newest }), 204);
    const { account } = await signUp(contact);
    await until(
      () => account.get(`/api/rides/${rideId}`),
      ({ status }) => status === 200,
    );
    expect((await account.get(`/api/rides/${rideId}/verification`)).body.code).toBe(code);
    expect((await guest.get(`/api/rides/${rideId}`)).status).toBe(401);
    expect((await account.get(chat)).body).toMatchObject({
      unread: 0,
      messages: [{ text: 'Coming', isYou: true }, {}],
    });
    const { body } = await organizer.client.get(`/api/rides/${rideId}/members`);
    expect(body).toHaveLength(2);
    const events = (await organizer.client.get(`/api/rides/${rideId}/events`)).body as AnyRow[];
    expect(events.map(({ type }) => type)).toContain('guest_signed_in');
  });

  /** A driver accepts the ride, and the organizer asks whether everyone is ready. */
  async function accepted(rideId: number, organizer: Person) {
    const dan = await driver(api, UPTOWN);
    await offerTo(api, rideId, [dan.driverId]);
    await expectStatus(dan.client.post(`/api/rides/${rideId}/accept/${dan.driverId}`), 200);
    const { body } = await expectStatus(organizer.client.post(`/api/rides/${rideId}/ready-check`), 200);
    return { dan, readyCheck: body.check.id as number };
  }
  async function asked(rideId: number): Promise<number> {
    const [check] = await api.query<{ id: number }>(
      `INSERT INTO safety_checks (ride_id, cause, since, lat, lng, asked_at) VALUES ($1, 'long_stop', now(), 35.2, -80.8, now()) RETURNING id`,
      [rideId],
    );
    await api.query(
      `INSERT INTO safety_answers (check_id, user_id) SELECT $2, id FROM users WHERE guest_ride_id = $1`,
      [rideId, check!.id],
    );
    return check!.id;
  }
  const openCalls = async (rideId: number) =>
    api.query(`SELECT key FROM money_alerts WHERE ride_id = $1 AND kind = 'sos' AND closed_at IS NULL`, [rideId]);

  it('gives the account the guest’s trip links, call for help, and open questions', async () => {
    const { rideId, guest, contact, organizer } = await rideWithGuest();
    const { dan, readyCheck } = await accepted(rideId, organizer);
    const path = `/api/rides/${rideId}`;
    await expectStatus(guest.put(`${path}/ready-check`, { checkId: readyCheck, ready: true }), 200);
    await expectStatus(guest.post(`${path}/trip-links`), 201);
    const { body: call } = await expectStatus(guest.post(`${path}/sos`, {}), 200);
    const question = await asked(rideId);
    const { account } = await signUp(contact);
    await until(
      () => account.get(path),
      ({ status }) => status === 200,
    );
    expect((await account.get(`${path}/trip-links`)).body).toMatchObject([{ isYours: true }]);
    expect((await account.get(`${path}/sos`)).body).toMatchObject({ askedAt: call.askedAt });
    expect((await account.post(`${path}/sos`, {})).body).toMatchObject({ askedAt: call.askedAt });
    expect(await openCalls(rideId)).toHaveLength(1);
    await expectStatus(account.delete(`${path}/sos`), 200);
    expect(await openCalls(rideId)).toEqual([]);
    const { members } = (await expectStatus(account.get(`${path}/assembly`), 200)).body;
    expect(members.find(({ isYou }: AnyRow) => isYou)).toMatchObject({ ready: 'ready' });
    await expectStatus(dan.client.patch(`${path}/status`, { status: 'arrived' }), 200);
    for (const rider of [organizer.client, account]) {
      const { code } = (await expectStatus(rider.get(`${path}/verification`), 200)).body;
      await expectStatus(dan.client.post(`${path}/verify`, { code }), 200);
    }
    await expectStatus(dan.client.patch(`${path}/status`, { status: 'in_progress' }), 200);
    expect((await account.get(`${path}/safety-checks`)).body).toMatchObject([{ id: question }]);
  });

  it('keeps what the account did itself in an earlier seat of the ride', async () => {
    const organizer = await person(api);
    const rideId = (await book(organizer, { groupSize: 4 })).id as number;
    const token = await linkOf(organizer, rideId);
    const { readyCheck } = await accepted(rideId, organizer);
    const path = `/api/rides/${rideId}`;
    const someone = await person(api);
    const guest = client(api);
    await expectStatus(joinBy(someone, token), 200);
    const { body: own } = await expectStatus(someone.client.post(`${path}/sos`, {}), 200);
    await expectStatus(someone.client.put(`${path}/ready-check`, { checkId: readyCheck, ready: false }), 200);
    await expectStatus(someone.client.delete(`${path}/members/me`), 204);
    await expectStatus(ask(token, someone.email, guest), 200);
    await expectStatus(guest.post(`${path}/sos`, {}), 200);
    await expectStatus(guest.put(`${path}/ready-check`, { checkId: readyCheck, ready: true }), 200);
    const question = await asked(rideId);
    await api.query(
      `INSERT INTO safety_answers (check_id, user_id, answer, answered_at) VALUES ($1, $2, 'ok', now())`,
      [question, someone.id],
    );
    await someone.client.post('/api/auth/logout');
    await expectStatus(someone.client.post('/api/auth/code', { identifier: someone.email }), 202);
    const proof = { identifier: someone.email, code: await api.outbox(someone.email) };
    await expectStatus(someone.client.post('/api/auth/verify', proof), 200);
    await until(
      () => someone.client.get(path),
      ({ status }) => status === 200,
    );
    expect((await someone.client.get(`${path}/sos`)).body).toMatchObject({ askedAt: own.askedAt });
    expect(await openCalls(rideId)).toHaveLength(1);
    const { members } = (await expectStatus(someone.client.get(`${path}/assembly`), 200)).body;
    expect(members.find(({ isYou }: AnyRow) => isYou)).toMatchObject({ ready: 'not_ready' });
    expect(await api.query(`SELECT user_id, answer FROM safety_answers WHERE check_id = $1`, [question])).toEqual([
      { user_id: someone.id, answer: 'ok' },
    ]);
  });

  it('gives the seat to an account that verifies the phone number of the guest', async () => {
    const { rideId, token } = await rideWithGuest();
    const phone = '9805557799';
    const guest = client(api);
    await expectStatus(ask(token, phone, guest), 200);
    const { account } = await signUp(newAddress());
    await expectStatus(account.patch('/api/users/me', { phone }), 200);
    expect((await account.get(`/api/rides/${rideId}`)).status).toBe(404);
    await expectStatus(account.post('/api/users/me/phone/code'), 202);
    await expectStatus(account.post('/api/users/me/phone/verify', { code: await api.outbox(phone) }), 200);
    await until(
      () => account.get(`/api/rides/${rideId}`),
      ({ status }) => status === 200,
    );
    expect((await guest.get(`/api/rides/${rideId}`)).status).toBe(401);
  });

  it('does nothing before the address is verified', async () => {
    const { rideId, guest, contact } = await rideWithGuest();
    await expectStatus(client(api).post('/api/users', { name: 'X', email: contact, phone: '9805550000' }), 201);
    expect((await guest.get(`/api/rides/${rideId}`)).status).toBe(200);
  });

  it('keeps both seats where the account has one already', async () => {
    const { organizer, rideId, token } = await rideWithGuest();
    const guest = client(api);
    await expectStatus(ask(token, organizer.email, guest), 200);
    await organizer.client.post('/api/auth/logout');
    await expectStatus(organizer.client.post('/api/auth/code', { identifier: organizer.email }), 202);
    await expectStatus(
      organizer.client.post('/api/auth/verify', {
        identifier: organizer.email,
        code: await api.outbox(organizer.email),
      }),
      200,
    );
    await until(
      async () =>
        (await api.query(
          `SELECT 1 FROM jobs.job WHERE name = 'move-guest-seat-when-its-address-is-proved' AND state = 'completed' AND (data ->> 'rideId')::int = $1`,
          [rideId],
        )) as AnyRow[],
      (jobs) => jobs.length > 0,
    );
    expect((await guest.get(`/api/rides/${rideId}`)).status).toBe(200);
    expect((await organizer.client.get(`/api/rides/${rideId}/members`)).body).toHaveLength(3);
  });
});
