import { client, startApi, type Api, type Client } from './support/api';
import {
  addAuthenticator,
  codeOf,
  firstCode,
  give,
  signedInAWhileAgo,
  waitForNewCodes,
} from './support/authenticators';
import { expectStatus, operatorWithRole, type Person } from './support/people';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api?.stop());

const wrong = (code: string) => code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
const sentTo = async ({ phone }: Person) =>
  (await api.query(`SELECT 1 FROM outbox_messages WHERE recipient = $1`, [phone])).length;
const isIn = async (who: Client) => (await who.get('/api/admin/metrics')).status === 200;

async function withApp(): Promise<{ who: Person; secret: string; codes: string[] }> {
  const who = await operatorWithRole(api, 'dispatcher');
  return { who, ...(await addAuthenticator(who.client)) };
}

describe('setting up an authenticator app', () => {
  it('stores nothing before the first correct code', async () => {
    const { client: me } = await operatorWithRole(api, 'viewer');
    const { body: setup } = await expectStatus(me.post('/api/admin/security/authenticator'), 200);
    expect(setup.uri).toMatch(/^otpauth:\/\/totp\/GroupRide%20Operations:.*secret=/);
    const code = wrong(await codeOf(setup.secret));
    const refused = await me.put('/api/admin/security/authenticator', { token: setup.token, code });
    expect([refused.status, refused.body.code]).toEqual([400, 'app_code_invalid']);
    expect((await me.get('/api/admin/security')).body).toMatchObject({ authenticator: null, recoveryCodesLeft: 0 });
  });

  it('refuses a setup of someone else and one that was changed', async () => {
    const [me, other] = [await operatorWithRole(api, 'viewer'), await operatorWithRole(api, 'viewer')];
    const { body: setup } = await expectStatus(me.client.post('/api/admin/security/authenticator'), 200);
    const code = await codeOf(setup.secret);
    for (const [whose, token] of [
      [other, setup.token],
      [me, `${setup.token.slice(0, -2)}AA`],
    ] as const)
      expect((await whose.client.put('/api/admin/security/authenticator', { token, code })).body.code).toBe(
        'setup_expired',
      );
    expect(
      (await me.client.put('/api/admin/security/authenticator', { token: setup.token, code: 'abc' })).body.code,
    ).toBe('validation_failed');
  });

  it('shows ten recovery codes once, stores no secret in the clear, and tells the operator', async () => {
    const { who, secret, codes } = await withApp();
    expect(new Set(codes).size).toBe(10);
    const { body } = await expectStatus(who.client.get('/api/admin/security'), 200);
    expect(body).toMatchObject({ authenticator: { lastUsedAt: null }, recoveryCodesLeft: 10, textCodes: true });
    const stored = JSON.stringify(
      await api.query(
        `SELECT a.*, r.* FROM authenticator_apps a JOIN recovery_codes r USING (user_id) WHERE user_id = $1`,
        [who.id],
      ),
    );
    for (const shown of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(stored).not.toContain(shown);
    const [mail] = await api.query<{ body: string }>(
      `SELECT body FROM outbox_messages WHERE recipient = $1 ORDER BY id DESC LIMIT 1`,
      [who.email],
    );
    expect(mail?.body).toContain('An authenticator app was set up');
    const again = await addAuthenticator(who.client);
    expect(again.codes).toEqual([]);
  });
});

describe('in a session that was left open', () => {
  const APP = '/api/admin/security/authenticator';
  const appOf = async (who: Person) => (await who.client.get('/api/admin/security')).body.authenticator;

  it.each([
    ['replaced', (who: Person, body?: object) => who.client.post(APP, body)],
    ['removed', (who: Person, body?: object) => who.client.delete(APP, {}, body)],
  ] as const)('the app is not %s without its code, which works once', async (_, change) => {
    const { who, secret } = await withApp();
    const before = await appOf(who);
    await signedInAWhileAgo(api, who);
    const refused = await change(who);
    expect([refused.status, refused.body.code]).toEqual([403, 'fresh_proof_required']);
    expect((await change(who, { code: '12345' })).body.errors[0].field).toBe('code');
    await waitForNewCodes(api, who);
    const code = await codeOf(secret);
    expect((await change(who, { code: wrong(code) })).body.code).toBe('app_code_invalid');
    expect(await appOf(who)).toEqual(before);
    const answers = await Promise.all([change(who, { code }), who.client.post(APP, { code })]);
    const refusals = answers.filter(({ status }) => status >= 300).map(({ body }) => body.code);
    // Once the app is removed, its code is that of no app.
    expect([['app_code_invalid'], ['code_invalid']]).toContainEqual(refusals);
  });

  it('an app that is set up with the code of the previous one replaces it', async () => {
    const { who, secret } = await withApp();
    await signedInAWhileAgo(api, who);
    await waitForNewCodes(api, who);
    const { body: setup } = await expectStatus(who.client.post(APP, { code: await codeOf(secret) }), 200);
    const confirmation = { token: setup.token, code: await codeOf(setup.secret) };
    await expectStatus(who.client.put(APP, confirmation), 200);
    await waitForNewCodes(api, who);
    await expectStatus(who.client.delete(APP, {}, { code: await codeOf(setup.secret) }), 204);
    expect(await appOf(who)).toBeNull();
  });

  it('a first app cannot be set up, because its codes would then prove everything else; signing in again helps', async () => {
    const who = await operatorWithRole(api, 'viewer');
    await signedInAWhileAgo(api, who);
    expect((await who.client.post(APP)).body.code).toBe('fresh_proof_required');
    expect((await who.client.post(APP, { code: '000000' })).body.code).toBe('code_invalid');
    await expectStatus(who.client.delete(APP), 204);
    const browser = await firstCode(api, who);
    await expectStatus(give(browser, 'text', await api.outbox(who.phone)), 200);
    await addAuthenticator(browser);
  });
});

describe('signing in with an authenticator app', () => {
  it('sends no text message, and takes the code of the app', async () => {
    const { who, secret } = await withApp();
    const before = await sentTo(who);
    const browser = await firstCode(api, who);
    expect((await browser.get('/api/auth/second-factor')).body).toEqual({
      methods: ['app', 'text', 'recovery'],
      passkeys: false,
      mustSetUp: false,
      codeChannel: 'text',
    });
    expect(await sentTo(who)).toBe(before);
    await expectStatus(give(browser, 'app', await codeOf(secret, 1)), 200);
    expect(await isIn(browser)).toBe(true);
    expect((await browser.get('/api/admin/security')).body.authenticator.lastUsedAt).toMatch(/^20/);
    const [entry] = await api.query<{ data: object }>(
      `SELECT data FROM audit_log WHERE actor_id = $1 AND action = 'operator signed in' ORDER BY id DESC LIMIT 1`,
      [who.id],
    );
    expect(entry?.data).toEqual({ secondCodeBy: 'app' });
  });

  it('refuses the code that set it up, a code that was used, and one of two at once', async () => {
    const { who, secret } = await withApp();
    const [first, second] = [await firstCode(api, who), await firstCode(api, who)];
    expect((await give(first, 'app', await codeOf(secret))).body.code).toBe('app_code_invalid');
    await waitForNewCodes(api, who);
    const code = await codeOf(secret);
    const answers = await Promise.all([give(first, 'app', code), give(second, 'app', code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const third = await firstCode(api, who);
    expect((await give(third, 'app', code)).body.code).toBe('app_code_invalid');
    expect(await isIn(third)).toBe(false);
  });

  it('refuses wrong codes, codes of an app that was replaced, and codes of somebody else', async () => {
    const { who, secret } = await withApp();
    const other = await withApp();
    const browser = await firstCode(api, who);
    for (const code of [wrong(await codeOf(secret, 1)), await codeOf(other.secret, 1), '0000000000'])
      expect((await give(browser, 'app', code)).body.code).toBe('app_code_invalid');
    const replaced = await addAuthenticator(who.client);
    expect((await give(browser, 'app', await codeOf(secret, 1))).body.code).toBe('app_code_invalid');
    await expectStatus(give(browser, 'app', await codeOf(replaced.secret, 1)), 200);
  });

  it('limits attempts from new browsers, but not from the operator’s own browser', async () => {
    const { who, secret } = await withApp();
    const strangers = [await firstCode(api, who), await firstCode(api, who)];
    const refusals: string[] = [];
    for (let index = 0; index < 6; index += 1)
      for (const stranger of strangers)
        refusals.push((await give(stranger, 'app', wrong(await codeOf(secret, 1)))).body.code);
    expect(refusals.filter((code) => code === 'app_code_invalid')).toHaveLength(10);
    expect((await give(strangers[0]!, 'app', await codeOf(secret, 1))).body.code).toBe('factor_attempts_exceeded');
    // The browser in which the operator signed in before, by text message.
    const own = await firstCode(api, who, who.client);
    await expectStatus(give(own, 'app', await codeOf(secret, 1)), 200);
  });

  it('needs the first code: it is refused to people who are signed out or already signed in', async () => {
    const { who, secret } = await withApp();
    expect((await give(client(api, 'admin'), 'app', await codeOf(secret, 1))).status).toBe(401);
    expect((await give(who.client, 'app', await codeOf(secret, 1))).body.code).toBe('forbidden');
  });
});

describe('without the phone', () => {
  it('a recovery code signs in once, however it is typed', async () => {
    const { who, codes } = await withApp();
    const browser = await firstCode(api, who);
    await expectStatus(give(browser, 'recovery', codes[3]!.toLowerCase().replace('-', '')), 200);
    expect((await browser.get('/api/admin/security')).body.recoveryCodesLeft).toBe(9);
    const next = await firstCode(api, who);
    expect((await give(next, 'recovery', codes[3]!)).body.code).toBe('recovery_code_invalid');
    expect((await give(next, 'recovery', 'ABCDE-FGHJK')).body.code).toBe('recovery_code_invalid');
    expect((await give(next, 'recovery', 'short')).body.code).toBe('validation_failed');
    const { codes: fresh } = (await expectStatus(who.client.post('/api/admin/security/recovery-codes'), 200)).body as {
      codes: { code: string }[];
    };
    expect((await give(next, 'recovery', codes[4]!)).body.code).toBe('recovery_code_invalid');
    await expectStatus(give(next, 'recovery', fresh[0]!.code), 200);
  });

  it('new recovery codes need the code of the app, unless the operator has just signed in', async () => {
    const { who, secret, codes } = await withApp();
    const make = (body?: object) => who.client.post('/api/admin/security/recovery-codes', body);
    await signedInAWhileAgo(api, who);
    const refused = await make();
    expect([refused.status, refused.body.code]).toEqual([403, 'fresh_proof_required']);
    expect((await make({ code: '12345' })).body.errors[0].field).toBe('code');
    await waitForNewCodes(api, who);
    const code = await codeOf(secret);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await make({ code: wrong })).body.code).toBe('app_code_invalid');
    const browser = await firstCode(api, who);
    await expectStatus(give(browser, 'recovery', codes[0]!), 200);
    expect((await browser.get('/api/admin/security')).body.recoveryCodesLeft).toBe(9);
    await expectStatus(make({ code }), 200);
    expect((await make({ code })).body.code).toBe('app_code_invalid');
    const { body: fresh } = await expectStatus(browser.post('/api/admin/security/recovery-codes'), 200);
    expect(fresh.codes).toHaveLength(10);
  });

  it('a text message is sent on request', async () => {
    const { who } = await withApp();
    const browser = await firstCode(api, who);
    await expectStatus(browser.post('/api/auth/second-factor/text'), 202);
    await expectStatus(give(browser, 'text', await api.outbox(who.phone)), 200);
    expect(await isIn(browser)).toBe(true);
    expect((await browser.post('/api/auth/second-factor/text')).body.code).toBe('forbidden');
  });

  it('the app can be removed, which brings text messages back and deletes recovery codes', async () => {
    const { who, codes } = await withApp();
    await expectStatus(who.client.delete('/api/admin/security/authenticator'), 204);
    await expectStatus(who.client.delete('/api/admin/security/authenticator'), 204);
    const browser = await firstCode(api, who);
    expect((await browser.get('/api/auth/second-factor')).body.methods).toEqual(['text']);
    expect((await give(browser, 'recovery', codes[0]!)).body.code).toBe('recovery_code_invalid');
    await expectStatus(give(browser, 'text', await api.outbox(who.phone)), 200);
  });

  it('an operator who is invited again starts without what was set up before', async () => {
    const { who } = await withApp();
    const { client: boss } = await operatorWithRole(api, 'administrator');
    await expectStatus(boss.delete(`/api/admin/operators/${who.id}?expectedRole=dispatcher`), 204);
    await expectStatus(boss.post('/api/admin/operators', { name: 'X', email: who.email, role: 'viewer' }), 201);
    const browser = await firstCode(api, who);
    expect((await browser.get('/api/auth/second-factor')).body.methods).toEqual(['text']);
  });
});
