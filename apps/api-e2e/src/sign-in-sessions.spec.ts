import { type Api, client, ORIGINS } from './support/api';
import { setUpAuthenticator } from './support/authenticators';
import { wrong, setUpSignIns } from './support/sign-ins';

let api: Api;
const { somebody, signUp, signIn, signedIn, age, verifyPhone, verifiedByTextAlone } = setUpSignIns(
  (opened) => void (api = opened),
);

describe('a session', () => {
  it('gets a new id at sign-in, in a cookie that scripts cannot read', async () => {
    const { client: c, ...person } = await signedIn();
    const before = c.jar.get('groupride.rider.sid');
    await c.post('/api/auth/code', { identifier: person.email });
    const again = await c.post('/api/auth/verify', { identifier: person.email, code: await api.outbox(person.email) });
    expect(again.headers.get('set-cookie')).toMatch(/^groupride\.rider\.sid=.*Path=\/.*HttpOnly.*SameSite=Lax/);
    expect(c.jar.get('groupride.rider.sid')).not.toEqual(before);
    expect((await client(api).get('/api/auth/user', { cookie: `groupride.rider.sid=${before}` })).body).toBeNull();
  });

  it('ends at sign-out, for the old cookie too', async () => {
    const { client: c } = await signedIn();
    const cookie = [...c.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const out = await c.post('/api/auth/logout');
    expect([out.status, out.body]).toEqual([204, undefined]);
    expect([...c.jar.keys()]).toEqual(['groupride.rider.browser']);
    expect((await client(api).get('/api/auth/user', { cookie })).body).toBeNull();
    expect((await client(api).post('/api/auth/logout')).status).toBe(204);
  });

  it('of an earlier user of the account ends when its address is first confirmed', async () => {
    const person = await signUp();
    await verifiedByTextAlone(person.email);
    const earlier = await signIn(person.phone);
    expect((await earlier.get('/api/auth/user')).body).not.toBeNull();
    await signIn(person.email);
    expect((await earlier.get('/api/auth/user')).body).toBeNull();
  });

  it('survives later sign-ins elsewhere, and a newly confirmed phone is announced by mail', async () => {
    const { client: c, ...person } = await signedIn();
    await verifyPhone({ client: c, ...person });
    await signIn(person.phone);
    expect((await c.get('/api/auth/user')).body).not.toBeNull();
    const [message] = await api.query(
      `SELECT subject, code FROM outbox_messages WHERE recipient = $1 ORDER BY id DESC LIMIT 1`,
      [person.email],
    );
    expect(message).toEqual({ subject: 'A phone number was confirmed for your GroupRide account', code: null });
  });

  it('is separate for each application in a browser', async () => {
    const [rider, driver] = [await signedIn(), await signedIn()];
    const browser = client(api);
    for (const [app, person] of [
      ['rider', rider],
      ['driver', driver],
    ] as const) {
      const headers = { 'x-groupride-app': app, origin: ORIGINS[app] };
      await browser.post('/api/auth/code', { identifier: person.email }, headers);
      const answer = await browser.post(
        '/api/auth/verify',
        { identifier: person.email, code: await api.outbox(person.email) },
        headers,
      );
      expect(answer.status).toBe(200);
    }
    const who = async (app?: string) =>
      (await browser.get('/api/auth/user', { 'x-groupride-app': app ?? '' })).body?.id ?? null;
    expect([await who('rider'), await who('driver'), await who('admin'), await who()]).toEqual([
      rider.id,
      driver.id,
      null,
      null,
    ]);
    await browser.post('/api/auth/logout', {}, { 'x-groupride-app': 'rider', origin: ORIGINS.rider });
    expect([await who('rider'), await who('driver')]).toEqual([null, driver.id]);
  });

  it('is not accepted under the cookie name of another application', async () => {
    const { client: c } = await signedIn();
    const value = c.jar.get('groupride.rider.sid')!;
    const elsewhere = client(api, 'admin');
    expect((await elsewhere.get('/api/auth/user', { cookie: `groupride.admin.sid=${value}` })).body).toBeNull();
    expect((await c.get('/api/auth/user')).body).not.toBeNull();
  });
});

describe('an operator', () => {
  const boss = { name: 'Boss', email: 'boss@example.test', phone: '7045550900' };

  it('needs a confirmed address and the second code', async () => {
    const c = client(api, 'admin');
    expect((await c.post('/api/users', boss)).body).toMatchObject({ roles: ['rider'], secondFactorRequired: false });
    await verifiedByTextAlone(boss.email);
    const byPhone = await signIn(boss.phone, client(api, 'admin'));
    expect((await byPhone.get('/api/auth/user')).body).toMatchObject({ roles: ['rider'], secondFactorRequired: false });

    await signIn(boss.email, c);
    expect((await c.get('/api/auth/user')).body).toMatchObject({ roles: ['rider'], secondFactorRequired: true });
    expect(await c.patch('/api/users/me', { phone: '7045550901' })).toMatchObject({
      status: 403,
      body: { code: 'operator_phone_protected' },
    });

    const code = await api.outbox(boss.phone);
    expect(await c.post('/api/auth/second-factor', { code: wrong(code) })).toMatchObject({
      status: 400,
      body: { code: 'code_invalid' },
    });
    const before = c.jar.get('groupride.admin.sid');
    const given = await c.post('/api/auth/second-factor', { code });
    expect(given).toMatchObject({ status: 200, body: { roles: ['rider', 'admin'], secondFactorRequired: false } });
    expect(c.jar.get('groupride.admin.sid')).not.toEqual(before);
    expect((await c.get('/api/auth/user')).body).toMatchObject({ roles: ['rider', 'admin'] });
    expect(await api.query(`SELECT action FROM audit_log`)).toEqual([{ action: 'operator signed in' }]);

    expect((await byPhone.get('/api/auth/user')).body).toBeNull();
    const other = await signIn(boss.email, client(api, 'admin'));
    expect((await other.get('/api/auth/user')).body).toMatchObject({ roles: ['rider'], secondFactorRequired: true });
    expect(await other.post('/api/auth/second-factor', { code })).toMatchObject({ status: 400 });
  });

  it('who signed in by phone gets the second code by mail', async () => {
    const c = await signIn(boss.phone, client(api, 'admin'));
    expect((await c.get('/api/auth/user')).body).toMatchObject({ secondFactorRequired: true });
    const { body: options } = await c.get('/api/auth/second-factor');
    expect(options).toMatchObject({ methods: ['text'], codeChannel: 'mail' });
    const elevated = await c.post('/api/auth/second-factor', { code: await api.outbox(boss.email) });
    expect(elevated.body).toMatchObject({ roles: ['rider', 'admin'] });
  });

  it('gets the second code by another way than the first one of the session, whatever was asked for since', async () => {
    await age(boss.email, '1 hour');
    const c = await signIn(boss.email, client(api, 'admin'));
    await c.post('/api/auth/code', { identifier: boss.phone });
    await c.post('/api/auth/code', { identifier: boss.email });
    await age(boss.email, '1 hour');
    expect((await c.get('/api/auth/second-factor')).body).toMatchObject({ codeChannel: 'text' });
    expect((await c.post('/api/auth/second-factor/text')).status).toBe(202);
    const [sent] = await api.query<{ recipient: string }>(
      `SELECT recipient FROM outbox_messages ORDER BY id DESC LIMIT 1`,
    );
    expect(sent).toEqual({ recipient: boss.phone });

    const byPhone = await signIn(boss.phone, client(api, 'admin'));
    await api.query(`DELETE FROM sign_in_codes`);
    expect((await byPhone.get('/api/auth/second-factor')).body).toMatchObject({ codeChannel: 'mail' });
  });

  it('who has no phone gets no second code by mail, and sets up an authenticator app instead', async () => {
    const person = await signUp({ ...somebody(), email: 'phoneless@example.test' });
    await api.query(`UPDATE users SET phone = NULL WHERE email = $1`, [person.email]);
    const phoneless = await signIn(person.email, client(api, 'admin'));
    const sent = () => api.query(`SELECT id FROM outbox_messages WHERE recipient = $1`, [person.email]);
    const before = await sent();
    expect((await phoneless.get('/api/auth/second-factor')).body).toMatchObject({ methods: [], mustSetUp: true });
    expect((await phoneless.post('/api/auth/second-factor/text')).body).toMatchObject({ code: 'text_codes_off' });
    expect((await phoneless.post('/api/auth/second-factor', { code: '000000' })).body.code).toBe('text_codes_off');
    expect(await sent()).toEqual(before);
    await setUpAuthenticator(phoneless);
    expect((await phoneless.get('/api/auth/user')).body).toMatchObject({ roles: ['rider', 'admin'] });
  });

  it('has only a rider’s rights in the rider application, whatever codes were entered there', async () => {
    await age(boss.email, '1 hour');
    const c = await signIn(boss.email);
    await api.query(
      `UPDATE sessions SET sess = (sess::jsonb || '{"secondFactorGiven": true}')::json WHERE sess -> 'passport' ->> 'user' = (SELECT id::text FROM users WHERE email = $1)`,
      [boss.email],
    );
    expect((await c.get('/api/auth/user')).body).toMatchObject({ email: boss.email, roles: ['rider'] });
    expect(await c.get('/api/admin/alerts?state=open')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('is required for entering a second code', async () => {
    const { client: c } = await signedIn();
    expect(await c.post('/api/auth/second-factor', { code: '000000' })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect(await client(api).post('/api/auth/second-factor', { code: '000000' })).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    });
  });
});
