import { type Api, client, outboxOf } from './support/api';
import { setUpSignIns } from './support/sign-ins';

let api: Api;
const { somebody, signUp, signIn, signedIn, age, verifyPhone } = setUpSignIns((opened) => void (api = opened));

const ann = { name: ' Ann Lee ', email: 'Ann@Example.test', phone: '+1 (704) 555-0101' };

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

  it('lists the code that tests read from the database, which is the newest', async () => {
    const { email } = await signUp();
    const first = await api.outbox(email);
    await age(email, '2 minutes');
    await signIn(email);
    expect(await api.outbox(email)).not.toBe(first);
    expect(await api.outbox(email)).toBe(await outboxOf(api.url)(email));
    // An address in another spelling than the stored one is left to the API.
    expect(await api.outbox(email.toUpperCase())).toBe(await api.outbox(email));
    await expect(api.outbox('nobody@example.test')).rejects.toThrow('no code was sent to nobody@example.test');
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
