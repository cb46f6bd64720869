import { type Api, client, ORIGINS, startApi } from './support/api';
import { setUpAuthenticator } from './support/authenticators';

const ann = { name: ' Ann Lee ', email: 'Ann@Example.test', phone: '+1 (704) 555-0101' };
let api: Api;
let people = 0;

/** A new person whose addresses no other test uses. */
function somebody() {
  people += 1;
  return {
    name: `Person ${people}`,
    email: `person${people}@example.test`,
    phone: `980555${String(people).padStart(4, '0')}`,
  };
}

async function signUp(person = somebody()) {
  const c = client(api);
  expect((await c.post('/api/users', person)).status).toBe(201);
  return { ...person, client: c };
}

async function signIn(identifier: string, c = client(api)) {
  expect((await c.post('/api/auth/code', { identifier })).status).toBe(202);
  const answer = await c.post('/api/auth/verify', { identifier, code: await api.outbox(identifier) });
  expect(answer.status).toBe(200);
  return c;
}

async function signedIn(person = somebody()) {
  const { client: c, ...account } = await signUp(person);
  const answer = await c.post('/api/auth/verify', { identifier: account.email, code: await api.outbox(account.email) });
  expect(answer.status).toBe(200);
  return { ...account, id: answer.body.id as number, client: c };
}

/** Moves the account's codes into the past. */
const age = (email: string, interval: string) =>
  api.query(
    `UPDATE sign_in_codes SET created_at = created_at - $2::interval, expires_at = expires_at - $2::interval
     WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    [email, interval],
  );

/** Verifies the phone of a signed-in person with a code. */
async function verifyPhone({ client: c, phone }: { client: ReturnType<typeof client>; phone: string }) {
  expect((await c.post('/api/users/me/phone/code')).status).toBe(202);
  const answer = await c.post('/api/users/me/phone/verify', { code: await api.outbox(phone) });
  expect(answer).toMatchObject({ status: 200, body: { phone, phoneVerified: true } });
}

/** A person with a verified phone but an unverified address, as after a sign-in by text before phones had to be verified. */
const verifiedByTextAlone = (email: string) =>
  api.query(`UPDATE users SET phone_verified_at = now(), email_verified_at = NULL WHERE email = $1`, [email]);

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

beforeAll(async () => {
  api = await startApi({
    ADMIN_EMAILS: 'Boss@example.test, phoneless@example.test',
    AVATAR_HOSTS: 'pictures.example.org',
    RIDER_WEB_URL: 'http://localhost:4200',
    DRIVER_WEB_URL: 'http://localhost:4201',
  });
});
afterAll(() => api.stop());

describe('signing up', () => {
  it('stores and shows cleaned fields, and signs nobody in', async () => {
    const c = client(api);
    const { status, body, headers } = await c.post('/api/users', ann);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Ann Lee',
      email: 'ann@example.test',
      phone: '7045550101',
      phoneVerified: false,
      avatar: null,
      location: 'Charlotte, NC',
      roles: ['rider'],
      driverId: null,
      secondFactorRequired: false,
    });
    expect(headers.get('set-cookie')).toMatch(
      /^groupride\.rider\.browser=[\w-]{43}; Max-Age=34560000; Path=\/; .*HttpOnly; SameSite=Lax$/,
    );
    expect((await c.get('/api/auth/user')).body).toBeNull();
    expect(await api.outbox('ann@example.test')).toMatch(/^\d{6}$/);
  });

  it('names invalid and unexpected fields', async () => {
    const c = client(api);
    const short = await c.post('/api/users', { ...somebody(), phone: '(1) 555-01010' });
    expect(short).toMatchObject({ status: 400, body: { code: 'validation_failed', errors: [{ field: 'phone' }] } });
    const long = await c.post('/api/users', { ...somebody(), phone: '704555010199' });
    const message = 'Enter a US phone number with 10 digits';
    expect(long).toMatchObject({ status: 400, body: { errors: [{ field: 'phone', message }] } });
    const more = await c.post('/api/users', { ...somebody(), isAdmin: true });
    expect(more).toMatchObject({ status: 400, body: { errors: [{ field: 'isAdmin', code: 'unknown_field' }] } });
  });

  it('refuses names with hidden characters and pictures from other hosts', async () => {
    const c = client(api);
    for (const name of ['Ann\u202eeeL', 'Ann\u0000', 'Ann\u2066', 'Ann\nLee']) {
      expect(await c.post('/api/users', { ...somebody(), name })).toMatchObject({
        status: 400,
        body: { code: 'validation_failed', errors: [{ field: 'name' }] },
      });
    }
    for (const avatar of [
      'data:image/svg+xml,x',
      'http://pictures.example.org/a.png',
      'https://pictures.example.org:444/a.png',
      'https://evil.example/a.png',
    ]) {
      expect(await c.post('/api/users', { ...somebody(), avatar })).toMatchObject({
        status: 400,
        body: { code: 'validation_failed', errors: [{ field: 'avatar' }] },
      });
    }
    const avatar = 'https://pictures.example.org/a.png';
    const taken = somebody();
    expect(await c.post('/api/users', { ...taken, avatar })).toMatchObject({ status: 201, body: { avatar } });
    await api.query(`UPDATE users SET avatar = 'javascript:alert(1)' WHERE email = $1`, [taken.email]);
    await expect((await signIn(taken.email)).get('/api/auth/user')).resolves.toMatchObject({
      body: { email: taken.email, avatar: null },
    });
  });

  it('is refused for an address that has an account', async () => {
    const person = await signUp();
    const again = await client(api).post('/api/users', { ...somebody(), email: person.email.toUpperCase() });
    expect(again).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect(again.body.detail).toContain('sign in');
  });

  it('twice at once with one address creates one account', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { email } = somebody();
      const answers = await Promise.all([1, 2, 3].map(() => client(api).post('/api/users', { ...somebody(), email })));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    }
  });

  it('with someone else’s phone takes nothing from them and does not reveal that they have it', async () => {
    const verified = await signedIn();
    await verifyPhone(verified);
    const unverified = await signUp();
    for (const { phone } of [verified, unverified]) {
      const answer = await client(api).post('/api/users', { ...somebody(), phone });
      expect(answer).toMatchObject({ status: 201, body: { phone, phoneVerified: false } });
    }
    expect((await (await signIn(verified.phone)).get('/api/auth/user')).body).toMatchObject({ id: verified.id });
    const [row] = await api.query(`SELECT phone FROM users WHERE email = $1`, [unverified.email]);
    expect(row.phone).toBe(unverified.phone);
  });

  it('twice at once with one phone creates two accounts, neither with the phone verified', async () => {
    const { phone } = somebody();
    const answers = await Promise.all([1, 2].map(() => client(api).post('/api/users', { ...somebody(), phone })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(
      await api.query(`SELECT id FROM users WHERE phone = $1 AND phone_verified_at IS NULL`, [phone]),
    ).toHaveLength(2);
  });

  it('takes over an account that nobody ever confirmed, once its code has expired', async () => {
    const person = await signUp({ ...somebody(), name: 'Stranger' });
    await api.query(`UPDATE users SET created_at = created_at - interval '11 minutes' WHERE email = $1`, [
      person.email,
    ]);
    const owner = { ...somebody(), name: 'Owner', email: person.email };
    expect(await client(api).post('/api/users', owner)).toMatchObject({
      status: 201,
      body: { name: 'Owner', phone: owner.phone },
    });
    const confirmed = await signedIn();
    await api.query(`UPDATE users SET created_at = created_at - interval '11 minutes' WHERE email = $1`, [
      confirmed.email,
    ]);
    expect((await client(api).post('/api/users', { ...somebody(), email: confirmed.email })).status).toBe(409);
  });
});

describe('asking for a code', () => {
  it('gets the same answer whether the account exists or not', async () => {
    const person = await signUp();
    const identifiers = [person.email, person.phone, 'nobody@example.test', '2125550000', 'what?'];
    const answers = await Promise.all(
      identifiers.map((identifier) => client(api).post('/api/auth/code', { identifier })),
    );
    for (const { status, body } of answers) expect([status, body]).toEqual([202, undefined]);
    expect(
      await api.query(`SELECT 1 FROM outbox_messages WHERE recipient IN ('nobody@example.test', '2125550000')`),
    ).toEqual([]);
  });

  it('sends five in a quarter of an hour, then silently no more', async () => {
    const person = await signUp();
    const sent = async () =>
      (await api.query(`SELECT 1 FROM outbox_messages WHERE recipient = $1`, [person.email])).length;
    await Promise.all(
      Array.from({ length: 8 }, () => client(api).post('/api/auth/code', { identifier: person.email })),
    );
    expect(await sent()).toBe(5);
    await age(person.email, '16 minutes');
    await client(api).post('/api/auth/code', { identifier: person.email });
    expect(await sent()).toBe(6);
  });
});

describe('a code', () => {
  it('signs in by email or verified phone, and verifies the address that it was sent to', async () => {
    const person = await signUp();
    await verifiedByTextAlone(person.email);
    const state = async () =>
      (
        await api.query(
          `SELECT email_verified_at IS NOT NULL AS mail, phone_verified_at IS NOT NULL AS phone FROM users WHERE email = $1`,
          [person.email],
        )
      )[0];
    const c = await signIn(`+1 ${person.phone}`);
    expect((await c.get('/api/auth/user')).body).toMatchObject({ email: person.email, roles: ['rider'] });
    expect(await state()).toEqual({ mail: false, phone: true });
    await signIn(person.email);
    expect(await state()).toEqual({ mail: true, phone: true });
  });

  it('sent by mail verifies the email address, whichever identifier was typed', async () => {
    const person = await signUp();
    await verifiedByTextAlone(person.email);
    const answer = await person.client.post('/api/auth/verify', {
      identifier: person.phone,
      code: await api.outbox(person.email),
    });
    expect(answer.status).toBe(200);
    const [row] = await api.query(`SELECT email_verified_at, phone_verified_at FROM users WHERE email = $1`, [
      person.email,
    ]);
    expect(row.email_verified_at).not.toBeNull();
  });

  it('is stored as a hash', async () => {
    const person = await signUp();
    const code = await api.outbox(person.email);
    const rows = await api.query(`SELECT code_hash FROM sign_in_codes`);
    expect(
      rows.every((row: { code_hash: string }) => /^[0-9a-f]{64}$/.test(row.code_hash) && row.code_hash !== code),
    ).toBe(true);
  });

  it('works once', async () => {
    const person = await signUp();
    const attempt = { identifier: person.email, code: await api.outbox(person.email) };
    expect((await person.client.post('/api/auth/verify', attempt)).status).toBe(200);
    expect(await person.client.post('/api/auth/verify', attempt)).toMatchObject({
      status: 400,
      body: { code: 'code_invalid' },
    });
  });

  it('used several times at once signs in once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await signUp();
      const attempt = { identifier: person.email, code: await api.outbox(person.email) };
      const answers = await Promise.all([1, 2, 3, 4].map(() => person.client.post('/api/auth/verify', attempt)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    }
  });

  it('allows five attempts, even when they come at once', async () => {
    const person = await signUp();
    const code = await api.outbox(person.email);
    const attempt = { identifier: person.email, code: wrong(code) };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => person.client.post('/api/auth/verify', attempt)),
    );
    expect(answers.filter(({ body }) => body.code === 'code_invalid')).toHaveLength(5);
    expect(answers.filter(({ status, body }) => status === 429 && body.code === 'code_attempts_exceeded')).toHaveLength(
      7,
    );
    expect(await person.client.post('/api/auth/verify', { identifier: person.email, code })).toMatchObject({
      status: 429,
    });
    await signIn(person.email);
  });

  it('expires after ten minutes', async () => {
    const person = await signUp();
    await age(person.email, '10 minutes');
    const late = await person.client.post('/api/auth/verify', {
      identifier: person.email,
      code: await api.outbox(person.email),
    });
    expect(late).toMatchObject({ status: 400, body: { code: 'code_expired' } });
  });

  it('is replaced by a newer one', async () => {
    const person = await signUp();
    await verifiedByTextAlone(person.email);
    const first = await api.outbox(person.email);
    await person.client.post('/api/auth/code', { identifier: person.phone });
    const answer = await person.client.post('/api/auth/verify', { identifier: person.email, code: first });
    expect(answer).toMatchObject({ status: 400, body: { code: 'code_invalid' } });
  });

  it('for another account is wrong, and so is any code when there is no account', async () => {
    const [one, other] = [await signUp(), await signUp()];
    const code = await api.outbox(one.email);
    for (const identifier of [other.email, 'nobody@example.test', '???']) {
      expect(await one.client.post('/api/auth/verify', { identifier, code })).toMatchObject({
        status: 400,
        body: { code: 'code_invalid' },
      });
    }
  });

  it('that is wrong gets the same refusal whether the account exists or not', async () => {
    const person = await signUp();
    const refusals = [];
    for (const identifier of [person.email, 'nobody@example.test']) {
      const c = client(api);
      await c.post('/api/auth/code', { identifier });
      const answers = [];
      for (let time = 0; time < 7; time += 1) {
        const { status, body } = await c.post('/api/auth/verify', {
          identifier,
          code: wrong(await api.outbox(person.email)),
        });
        answers.push([status, body.code, body.detail, body.extra]);
      }
      refusals.push(answers);
    }
    expect(refusals[0]).toEqual(refusals[1]);
  });

  it('is refused a sixth time to a browser in the same words whether there is such an account or not', async () => {
    const person = await signUp();
    const answers = [];
    for (const identifier of [person.email, person.phone, 'nobody-at-all@example.test', '7045550142']) {
      const c = client(api);
      const ask = () => c.post('/api/auth/code', { identifier });
      for (let time = 0; time < 5; time += 1) expect((await ask()).status).toBe(202);
      const { status, body, headers } = await ask();
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(890);
      answers.push([status, body.code, body.detail]);
      // A stranger’s count is theirs: other browsers may go on asking.
      expect((await client(api).post('/api/auth/code', { identifier })).status).toBe(202);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]!.slice(0, 2)).toEqual([429, 'too_many_codes']);
  });

  it('that was sent last stays valid when the limit stops further ones', async () => {
    const person = await signUp();
    const answers: number[] = [];
    for (let time = 0; time < 6; time += 1)
      answers.push((await person.client.post('/api/auth/code', { identifier: person.email })).status);
    // The first of the five came with the account.
    expect(answers).toEqual([202, 202, 202, 202, 429, 429]);
    expect(await api.query(`SELECT 1 FROM outbox_messages WHERE recipient = $1`, [person.email])).toHaveLength(5);
    const answer = await person.client.post('/api/auth/verify', {
      identifier: person.email,
      code: await api.outbox(person.email),
    });
    expect(answer.status).toBe(200);
  });
});

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
    const elevated = await c.post('/api/auth/second-factor', { code: await api.outbox(boss.email) });
    expect(elevated.body).toMatchObject({ roles: ['rider', 'admin'] });
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

describe('the profile', () => {
  it('can change name and phone, and a new phone is not verified', async () => {
    const { client: c, ...person } = await signedIn();
    await verifyPhone({ client: c, ...person });
    await signIn(person.phone);
    expect((await c.patch('/api/users/me', { name: ' New Name ' })).body).toMatchObject({
      name: 'New Name',
      phone: person.phone,
    });
    const verified = async () =>
      (await api.query(`SELECT phone_verified_at FROM users WHERE id = $1`, [person.id]))[0].phone_verified_at;
    expect(await verified()).not.toBeNull();
    const { phone } = somebody();
    expect((await c.patch('/api/users/me', { phone: `1-${phone}` })).body).toMatchObject({ name: 'New Name', phone });
    expect(await verified()).toBeNull();
  });

  it('cannot take a phone from a verified account, and needs a session', async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()];
    await verifyPhone(theirs);
    expect(await mine.client.patch('/api/users/me', { phone: theirs.phone })).toMatchObject({
      status: 200,
      body: { phoneVerified: false },
    });
    await mine.client.post('/api/users/me/phone/code');
    const proof = await mine.client.post('/api/users/me/phone/verify', { code: await api.outbox(theirs.phone) });
    expect(proof).toMatchObject({ status: 409, body: { code: 'phone_taken' } });
    expect((await (await signIn(theirs.phone)).get('/api/auth/user')).body).toMatchObject({
      id: theirs.id,
      phoneVerified: true,
    });
    expect(await mine.client.patch('/api/users/me', { email: 'x@example.test' })).toMatchObject({ status: 400 });
    expect(await client(api).patch('/api/users/me', { name: 'X' })).toMatchObject({ status: 401 });
  });
});

describe('the link to sign in', () => {
  it('leads to the sign-in page and back to our own pages only', async () => {
    const to = async (returnTo: string) => {
      const { status, headers } = await client(api).get(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
      return [status, headers.get('location')];
    };
    expect(await to('/ride/7')).toEqual([302, 'http://localhost:4200/signin?returnTo=%2Fride%2F7']);
    expect(await to('http://localhost:4201/earnings')).toEqual([
      302,
      'http://localhost:4201/signin?returnTo=%2Fearnings',
    ]);
    expect(await to('//evil.example/')).toEqual([302, 'http://localhost:4200/signin']);
  });
});

describe('the outbox', () => {
  it('writes in the language of the request, which becomes that of a new account', async () => {
    const [person, es, en] = [somebody(), { 'accept-language': 'es-MX,en;q=0.5' }, { 'accept-language': 'en' }];
    const c = client(api);
    expect((await c.post('/api/users', person, es)).status).toBe(201);
    for (const headers of [en, {}, { 'accept-language': 'fr' }])
      expect((await c.post('/api/auth/code', { identifier: person.email }, headers)).status).toBe(202);
    await c.post('/api/auth/verify', { identifier: person.email, code: await api.outbox(person.email) });
    await verifyPhone({ client: c, phone: person.phone });
    const sent = await api.query<{ subject: string }>(
      `SELECT subject FROM outbox_messages WHERE recipient IN ($1, $2) ORDER BY id`,
      [person.email, person.phone],
    );
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Te damos la bienvenida a GroupRide: confirma tu correo electrónico',
      'Your GroupRide sign-in code',
      'Tu código para entrar en GroupRide',
      'Tu código para entrar en GroupRide',
      'Confirma tu teléfono para GroupRide',
      'Se confirmó un teléfono para tu cuenta de GroupRide',
    ]);
  });

  it('lists messages newest first, for a recipient in any spelling', async () => {
    const person = await signedIn();
    await person.client.post('/api/users/me/phone/code');
    const texts = (await client(api).get(`/api/dev/outbox?to=${encodeURIComponent(`+1 ${person.phone}`)}`)).body
      .messages;
    expect(texts).toHaveLength(1);
    const all = (await client(api).get('/api/dev/outbox')).body.messages as { id: number }[];
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort((a, b) => b - a));
    expect(all.length).toBeLessThanOrEqual(50);
  });

  it('has a page that shows codes', async () => {
    const person = await signUp();
    const { status, body, headers } = await client(api).get(`/api/dev/mail?to=${person.email}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/html');
    expect(headers.get('content-security-policy')).toContain(`default-src 'none'`);
    expect(body).toContain(await api.outbox(person.email));
  });
});
