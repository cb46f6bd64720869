import { client, ORIGINS, startApi, type Api, type Client } from './support/api';
import { addAuthenticator, codeOf, firstCode, signedInAWhileAgo, waitForNewCodes } from './support/authenticators';
import { expectStatus, operatorWithRole, type Person } from './support/people';
import { SoftwarePasskey } from './support/software-passkey';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api?.stop());

const HERE = { origin: ORIGINS.admin, rpId: new URL(ORIGINS.admin).hostname };
const challengeFor = async (who: Client, path: string): Promise<string> =>
  (await expectStatus(who.post(path), 200)).body.options.challenge;
const toAdd = (who: Client) => challengeFor(who, '/api/admin/security/passkeys/options');
const toSignIn = (who: Client) => challengeFor(who, '/api/auth/passkey/options');
const add = (who: Client, response: object, name = 'Laptop') =>
  who.post('/api/admin/security/passkeys', { name, response });
const signIn = (who: Client, response: object) => who.post('/api/auth/passkey', { response });
const isIn = async (who: Client) => (await who.get('/api/admin/metrics')).status === 200;

async function withPasskey(): Promise<{ who: Person; passkey: SoftwarePasskey }> {
  const who = await operatorWithRole(api, 'dispatcher');
  const passkey = new SoftwarePasskey();
  await expectStatus(add(who.client, passkey.create({ ...HERE, challenge: await toAdd(who.client) })), 201);
  return { who, passkey };
}

describe('adding a passkey', () => {
  it('stores it under its name, once, and tells the operator', async () => {
    const { who, passkey } = await withPasskey();
    expect((await who.client.get('/api/admin/security/passkeys')).body).toEqual([
      { id: passkey.id, name: 'Laptop', addedAt: expect.stringMatching(/^20/), lastUsedAt: null },
    ]);
    const again = passkey.create({ ...HERE, challenge: await toAdd(who.client) });
    expect((await add(who.client, again)).body.code).toBe('passkey_refused');
    const { body } = await expectStatus(who.client.post('/api/admin/security/passkeys/options'), 200);
    expect(body.options).toMatchObject({
      rp: { id: HERE.rpId },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [expect.objectContaining({ id: passkey.id })],
    });
    const [mail] = await api.query<{ body: string }>(
      `SELECT body FROM outbox_messages WHERE recipient = $1 ORDER BY id DESC LIMIT 1`,
      [who.email],
    );
    expect(mail?.body).toContain('A passkey was added');
  });

  it('needs the code of the app in a session that was left open, once', async () => {
    const who = await operatorWithRole(api, 'dispatcher');
    const { secret } = await addAuthenticator(who.client);
    const begin = (body?: object) => who.client.post('/api/admin/security/passkeys/options', body);
    await signedInAWhileAgo(api, who);
    const refused = await begin();
    expect([refused.status, refused.body.code]).toEqual([403, 'fresh_proof_required']);
    await waitForNewCodes(api, who);
    const code = await codeOf(secret);
    const { body } = await expectStatus(begin({ code }), 200);
    expect((await begin({ code })).body.code).toBe('app_code_invalid');
    const response = new SoftwarePasskey().create({ ...HERE, challenge: body.options.challenge });
    await expectStatus(add(who.client, response), 201);
  });

  it.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['another host', { rpId: 'evil.test' }],
    ['another challenge', { challenge: 'bm90IG91cnM' }],
    ['no fingerprint, face or PIN', { isVerified: false }],
  ])('is refused with %s', async (_, change) => {
    const { client: me } = await operatorWithRole(api, 'viewer');
    const ceremony = { ...HERE, challenge: await toAdd(me), ...change };
    const refused = await add(me, new SoftwarePasskey().create(ceremony));
    expect([refused.status, refused.body.code]).toEqual([400, 'passkey_refused']);
    expect((await me.get('/api/admin/security/passkeys')).body).toEqual([]);
  });

  it('is refused with a challenge that was used, has expired, or was made for somebody else or a sign-in', async () => {
    const [me, other] = [await operatorWithRole(api, 'viewer'), await operatorWithRole(api, 'viewer')];
    const used = await toAdd(me.client);
    await expectStatus(add(me.client, new SoftwarePasskey().create({ ...HERE, challenge: used })), 201);
    const old = await toAdd(me.client);
    await api.query(`UPDATE passkey_challenges SET expires_at = now() - interval '1 second' WHERE challenge = $1`, [
      old,
    ]);
    for (const challenge of [used, old, await toAdd(other.client), await toSignIn(me.client)])
      expect((await add(me.client, new SoftwarePasskey().create({ ...HERE, challenge }))).body.code).toBe(
        'passkey_refused',
      );
  });

  it.each([[{}], [{ id: 5 }], [{ id: 'x', response: 'y' }]])('is refused for %o', async (response) => {
    const { client: me } = await operatorWithRole(api, 'viewer');
    expect((await add(me, response)).body.code).toBe('passkey_refused');
    expect((await signIn(me, response)).body.code).toBe('passkey_refused');
  });
});

describe('signing in with a passkey', () => {
  it('needs no code, and opens a session in operations', async () => {
    const { who, passkey } = await withPasskey();
    const browser = client(api, 'admin');
    const answer = passkey.get({ ...HERE, challenge: await toSignIn(browser) });
    const { body } = await expectStatus(signIn(browser, answer), 200);
    expect(body).toMatchObject({ id: who.id, operatorRole: 'dispatcher', secondFactorRequired: false });
    expect(await isIn(browser)).toBe(true);
    const [listed] = (await browser.get('/api/admin/security/passkeys')).body;
    expect(listed.lastUsedAt).toMatch(/^20/);
    const [entry] = await api.query<{ data: object }>(
      `SELECT data FROM audit_log WHERE actor_id = $1 AND action = 'operator signed in' ORDER BY id DESC LIMIT 1`,
      [who.id],
    );
    expect(entry?.data).toEqual({ secondCodeBy: 'passkey' });
  });

  it('works as the second factor after the emailed code, and no text message is sent', async () => {
    const { who, passkey } = await withPasskey();
    const sent = async () =>
      (await api.query(`SELECT 1 FROM outbox_messages WHERE recipient = $1`, [who.phone])).length;
    const before = await sent();
    const browser = await firstCode(api, who);
    expect((await browser.get('/api/auth/second-factor')).body).toMatchObject({ passkeys: true, mustSetUp: false });
    expect(await sent()).toBe(before);
    await expectStatus(signIn(browser, passkey.get({ ...HERE, challenge: await toSignIn(browser) })), 200);
    expect(await isIn(browser)).toBe(true);
  });

  it.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['the origin of another application', { origin: ORIGINS.rider }],
    ['another host', { rpId: 'evil.test' }],
    ['another challenge', { challenge: 'bm90IG91cnM' }],
    ['no fingerprint, face or PIN', { isVerified: false }],
  ])('is refused with %s', async (_, change) => {
    const { passkey } = await withPasskey();
    const browser = client(api, 'admin');
    const answer = passkey.get({ ...HERE, challenge: await toSignIn(browser), ...change });
    expect((await signIn(browser, answer)).body.code).toBe('passkey_refused');
    expect(await isIn(browser)).toBe(false);
  });

  it('is refused for an answer that was used, and for the challenge of another browser', async () => {
    const { passkey } = await withPasskey();
    const [browser, other] = [client(api, 'admin'), client(api, 'admin')];
    const challenge = await toSignIn(browser);
    const answer = passkey.get({ ...HERE, challenge });
    await expectStatus(signIn(browser, answer), 200);
    expect((await signIn(browser, answer)).body.code).toBe('passkey_refused');
    expect((await signIn(browser, passkey.get({ ...HERE, challenge }))).body.code).toBe('passkey_refused');
    await toSignIn(other);
    const stolen = passkey.get({ ...HERE, challenge: await toSignIn(browser) });
    expect((await signIn(other, stolen)).body.code).toBe('passkey_refused');
  });

  it('is refused for a copy whose counter did not grow, and for the signature of another key', async () => {
    const { passkey } = await withPasskey();
    const browser = client(api, 'admin');
    await expectStatus(signIn(browser, passkey.get({ ...HERE, challenge: await toSignIn(browser) })), 200);
    passkey.counter = 0;
    expect((await signIn(browser, passkey.get({ ...HERE, challenge: await toSignIn(browser) }))).body.code).toBe(
      'passkey_refused',
    );
    const forged = new SoftwarePasskey().get({ ...HERE, challenge: await toSignIn(browser) });
    expect((await signIn(browser, { ...forged, id: passkey.id, rawId: passkey.id })).body.code).toBe('passkey_refused');
  });

  it('stops working once the passkey is removed or its owner is no longer an operator', async () => {
    const { who, passkey } = await withPasskey();
    const { client: boss } = await operatorWithRole(api, 'administrator');
    const browser = client(api, 'admin');
    const other = new SoftwarePasskey();
    await expectStatus(add(who.client, other.create({ ...HERE, challenge: await toAdd(who.client) }), 'Phone'), 201);
    await expectStatus(who.client.delete(`/api/admin/security/passkeys/${passkey.id}`), 204);
    expect((await who.client.delete(`/api/admin/security/passkeys/${passkey.id}`)).body.code).toBe('not_found');
    expect((await signIn(browser, passkey.get({ ...HERE, challenge: await toSignIn(browser) }))).body.code).toBe(
      'passkey_refused',
    );
    await expectStatus(boss.delete(`/api/admin/operators/${who.id}?expectedRole=dispatcher`), 204);
    expect((await signIn(browser, other.get({ ...HERE, challenge: await toSignIn(browser) }))).body.code).toBe(
      'passkey_refused',
    );
  });

  it('works only in operations', async () => {
    const { passkey } = await withPasskey();
    const rider = client(api);
    const answer = passkey.get({ ...HERE, challenge: await toSignIn(rider) });
    expect((await signIn(rider, answer)).body.code).toBe('passkey_refused');
  });
});
