import { client, startApi, type Api, type Client } from './support/api';
import {
  addAuthenticator,
  codeOf,
  firstCode,
  give,
  setUpAuthenticator,
  signedInAWhileAgo,
  waitForNewCodes,
} from './support/authenticators';
import { expectStatus, operatorWithRole, person, verifyPhone, type Person } from './support/people';

const NAMED = 'named@example.test';
const PHONE = '/api/admin/security/phone';
const REFUSED = { status: 403, body: { code: 'operator_phone_protected', errors: [{ field: 'phone' }] } };

let api: Api;
beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: NAMED });
}, 120_000);
afterAll(() => api?.stop());

let numbers = 0;
const newNumber = () => `70455${String((numbers += 1)).padStart(5, '0')}`;
const phoneOf = async ({ id }: Pick<Person, 'id'>) =>
  (
    await api.query<{ phone: string | null; verified: boolean }>(
      `SELECT phone, phone_verified_at IS NOT NULL AS verified FROM users WHERE id = $1`,
      [id],
    )
  )[0]!;
const messagesTo = (recipient: string) =>
  api.query<{ channel: string; body: string }>(
    `SELECT channel, body FROM outbox_messages WHERE recipient = $1 AND body LIKE '%was changed%'`,
    [recipient],
  );
const auditOf = ({ id }: Person) =>
  api.query(`SELECT subject FROM audit_log WHERE actor_id = $1 AND action = 'change_phone'`, [id]);

/** A session of the rider app, which the mailbox alone opens. */
async function riderSession({ email }: Pick<Person, 'email'>): Promise<Client> {
  const browser = client(api);
  await expectStatus(browser.post('/api/auth/code', { identifier: email }), 202);
  await expectStatus(browser.post('/api/auth/verify', { identifier: email, code: await api.outbox(email) }), 200);
  return browser;
}

async function withApp(): Promise<{ who: Person; secret: string }> {
  const who = await operatorWithRole(api, 'viewer');
  return { who, ...(await addAuthenticator(who.client)) };
}

async function unchanged(who: Person): Promise<void> {
  expect(await phoneOf(who)).toEqual({ phone: who.phone, verified: true });
  expect([await messagesTo(who.email), await messagesTo(who.phone), await auditOf(who)]).toEqual([[], [], []]);
}

describe('the phone number of an operator', () => {
  it.each([
    ['the rider app', (who: Person) => riderSession(who)],
    ['operations after the first code', (who: Person) => firstCode(api, who)],
    ['operations after both codes', (who: Person) => Promise.resolve(who.client)],
  ] as const)('is not changed in %s, where other people change theirs', async (_, open) => {
    const { who } = await withApp();
    const session = await open(who);
    expect(await session.patch('/api/users/me', { phone: newNumber() })).toMatchObject(REFUSED);
    expect(await session.patch('/api/users/me', { name: 'Else', phone: newNumber() })).toMatchObject(REFUSED);
    await expectStatus(session.patch('/api/users/me', { name: 'Otis', phone: `+1 ${who.phone}` }), 200);
    await unchanged(who);
  });

  it('is not changed under Security before the second code, or from the rider app', async () => {
    const { who, secret } = await withApp();
    await waitForNewCodes(api, who);
    for (const session of [await firstCode(api, who), await riderSession(who)]) {
      const answer = await session.put(PHONE, { phone: newNumber(), code: await codeOf(secret) });
      expect([answer.status, answer.body.code]).toEqual([403, 'second_factor_required']);
    }
    await unchanged(who);
  });

  it('is protected as soon as the deployment names the account', async () => {
    const named = await person(api);
    await verifyPhone(api, named, newNumber());
    await api.query(`UPDATE users SET email = $2 WHERE id = $1`, [named.id, NAMED]);
    expect(await named.client.patch('/api/users/me', { phone: newNumber() })).toMatchObject(REFUSED);
    expect((await phoneOf(named)).verified).toBe(true);
  });

  it('can be corrected before the first sign-in to operations, which it would prevent', async () => {
    const who = await person(api);
    await api.query(
      `UPDATE users SET is_admin = true, operator_role = 'viewer', phone_verified_at = NULL WHERE id = $1`,
      [who.id],
    );
    await api.query(`DELETE FROM phone_proofs WHERE user_id = $1`, [who.id]);
    const phone = newNumber();
    await expectStatus((await riderSession(who)).patch('/api/users/me', { phone }), 200);
    const browser = await firstCode(api, who);
    await expectStatus(give(browser, 'text', await api.outbox(phone)), 200);
    expect(await phoneOf(who)).toEqual({ phone, verified: true });
    expect(await browser.patch('/api/users/me', { phone: newNumber() })).toMatchObject(REFUSED);
  });

  it('is not added in the rider app where there is none', async () => {
    const { who } = await withApp();
    await api.query(`UPDATE users SET phone = NULL, phone_verified_at = NULL WHERE id = $1`, [who.id]);
    expect(await (await riderSession(who)).patch('/api/users/me', { phone: newNumber() })).toMatchObject(REFUSED);
    expect((await phoneOf(who)).phone).toBeNull();
  });

  it('can still be changed by people who are not operators', async () => {
    const rider = await person(api);
    const phone = newNumber();
    await verifyPhone(api, rider, phone);
    expect(await phoneOf(rider)).toEqual({ phone, verified: true });
    expect(await messagesTo(rider.email)).toEqual([]);
    expect((await rider.client.put(PHONE, { phone: newNumber() })).body.code).toBe('forbidden');
  });
});

describe('changing the phone number under Security', () => {
  it('needs the code of the app in a session that was left open', async () => {
    const { who, secret } = await withApp();
    await signedInAWhileAgo(api, who);
    const phone = newNumber();
    const refused = await who.client.put(PHONE, { phone });
    expect([refused.status, refused.body.code]).toEqual([403, 'fresh_proof_required']);
    await waitForNewCodes(api, who);
    const code = await codeOf(secret);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await who.client.put(PHONE, { phone, code: wrong })).body.code).toBe('app_code_invalid');
    await unchanged(who);
    await expectStatus(who.client.put(PHONE, { phone: who.phone }), 200);
    await unchanged(who);

    const { body } = await expectStatus(who.client.put(PHONE, { phone: `+1 ${phone}`, code }), 200);
    expect(body).toMatchObject({ phone, phoneVerified: false, textCodes: false });
    expect((await who.client.put(PHONE, { phone: newNumber(), code })).body.code).toBe('app_code_invalid');
    expect(await phoneOf(who)).toEqual({ phone, verified: false });
  });

  it('needs an app or passkey first, as a mistyped number would lock the operator out', async () => {
    const who = await operatorWithRole(api, 'viewer');
    const refused = await who.client.put(PHONE, { phone: newNumber() });
    expect([refused.status, refused.body.code]).toEqual([409, 'last_second_factor']);
    await unchanged(who);
    await addAuthenticator(who.client);
    await expectStatus(who.client.put(PHONE, { phone: newNumber() }), 200);
  });

  it('notifies the mailbox and the previous number, and is recorded in the audit log', async () => {
    const { who } = await withApp();
    const phone = newNumber();
    await expectStatus(who.client.put(PHONE, { phone }), 200);
    const what = expect.stringContaining('The phone number of your operator account was changed.');
    expect(await messagesTo(who.email)).toEqual([{ channel: 'mail', body: what }]);
    expect(await messagesTo(who.phone)).toEqual([{ channel: 'text', body: what }]);
    expect(await messagesTo(phone)).toEqual([]);
    expect(await auditOf(who)).toEqual([{ subject: `user:${who.id}` }]);
    // Nobody has verified this one: it may be somebody else's.
    await expectStatus(who.client.put(PHONE, { phone: newNumber() }), 200);
    expect(await messagesTo(phone)).toEqual([]);
    expect(await auditOf(who)).toHaveLength(2);
  });

  it('refuses what is not a phone number', async () => {
    const who = await operatorWithRole(api, 'viewer');
    for (const phone of ['123', '+49 30 1234567890', 'none at all', undefined])
      expect((await who.client.put(PHONE, { phone })).body.errors[0].field).toBe('phone');
    await unchanged(who);
  });
});

describe('a number that nobody has verified', () => {
  const optionsOf = async (browser: Client) => (await browser.get('/api/auth/second-factor')).body;
  const textsTo = async (phone: string) =>
    (await api.query(`SELECT 1 FROM outbox_messages WHERE recipient = $1`, [phone])).length;

  it('gets no second code next to an app, until it is verified', async () => {
    const { who, secret } = await withApp();
    const phone = newNumber();
    await expectStatus(who.client.put(PHONE, { phone }), 200);
    const browser = await firstCode(api, who);
    expect((await optionsOf(browser)).methods).toEqual(['app', 'recovery']);
    expect((await browser.post('/api/auth/second-factor/text')).body.code).toBe('text_codes_off');
    expect((await give(browser, 'text', '000000')).body.code).toBe('text_codes_off');
    expect(await textsTo(phone)).toBe(0);
    expect((await who.client.delete('/api/admin/security/authenticator')).body.code).toBe('last_second_factor');

    await expectStatus(give(browser, 'app', await codeOf(secret, 1)), 200);
    await expectStatus(browser.post('/api/users/me/phone/code'), 202);
    await expectStatus(browser.post('/api/users/me/phone/verify', { code: await api.outbox(phone) }), 200);
    const next = await firstCode(api, who);
    expect((await optionsOf(next)).methods).toEqual(['app', 'text', 'recovery']);
    await expectStatus(next.post('/api/auth/second-factor/text'), 202);
    await expectStatus(give(next, 'text', await api.outbox(phone)), 200);
    await expectStatus(next.delete('/api/admin/security/authenticator'), 204);
  });

  it('gets no second code next to a passkey', async () => {
    const who = await operatorWithRole(api, 'viewer');
    await api.query(
      `INSERT INTO passkeys (id, user_id, name, public_key, counter, transports, added_at) VALUES ($1, $2, 'Laptop', '\\x00', 0, '{}', now())`,
      [`of-${who.id}`, who.id],
    );
    const phone = newNumber();
    await expectStatus(who.client.put(PHONE, { phone }), 200);
    const browser = await firstCode(api, who);
    expect(await optionsOf(browser)).toEqual({ methods: [], passkeys: true, mustSetUp: false, codeChannel: null });
    expect(await textsTo(phone)).toBe(0);
    const removal = await who.client.delete(`/api/admin/security/passkeys/of-${who.id}`);
    expect(removal.body.code).toBe('last_second_factor');
  });

  it('gets the second code of an operator who has nothing else, as at the first sign-in', async () => {
    const who = await operatorWithRole(api, 'viewer');
    const phone = newNumber();
    await api.query(`UPDATE users SET phone_verified_at = NULL WHERE id = $1`, [who.id]);
    await expectStatus(who.client.put(PHONE, { phone }), 200);
    const browser = await firstCode(api, who);
    expect((await optionsOf(browser)).methods).toEqual(['text']);
    await expectStatus(give(browser, 'text', await api.outbox(phone)), 200);
    expect(await phoneOf(who)).toEqual({ phone, verified: true });
  });

  it('can be added by an operator without one, who set up an app at the first sign-in', async () => {
    const who = await person(api);
    await api.query(`UPDATE users SET is_admin = true, operator_role = 'viewer', phone = NULL WHERE id = $1`, [who.id]);
    const browser = await firstCode(api, who);
    await setUpAuthenticator(browser);
    const phone = newNumber();
    await expectStatus(browser.put(PHONE, { phone }), 200);
    expect(await phoneOf(who)).toEqual({ phone, verified: false });
    expect((await optionsOf(await firstCode(api, who))).methods).toEqual(['app', 'recovery']);
  });
});
