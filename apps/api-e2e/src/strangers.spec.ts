import { type AnyRow, type Api, client, type Client, startApi } from './support/api';
import { expectStatus, operator, person, type Person } from './support/people';

const OPERATOR = 'ops@example.test';
const CALLS = 500;
let api: Api;

beforeAll(async () => {
  // Uses the limits of production; the tests' own address is a trusted proxy here, so that each stranger has an address.
  api = await startApi({ ADMIN_EMAILS: OPERATOR, AUTH_IDENTIFIER_RATE_PER_MINUTE: '10', AUTH_RATE_PER_MINUTE: '200' });
}, 120_000);
afterAll(() => api.stop());

const from = (number: number) => ({ 'x-forwarded-for': `198.51.${Math.floor(number / 250)}.${number % 250}` });
const HOME = { 'x-forwarded-for': '203.0.113.7' };
const AWAY = { 'x-forwarded-for': '203.0.114.9' };
const mailsTo = async (to: string) =>
  (await api.query(`SELECT subject, body FROM outbox_messages WHERE recipient = $1 ORDER BY id`, [to])) as AnyRow[];
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function signIn(who: Client, identifier: string, headers: Record<string, string>) {
  await expectStatus(who.post('/api/auth/code', { identifier }, headers), 202);
  return who.post('/api/auth/verify', { identifier, code: await api.outbox(identifier) }, headers);
}

/** Requests codes and guesses, each time from another address and another browser. */
async function hammer(identifier: string, calls = CALLS): Promise<void> {
  const numbers = Array.from({ length: calls / 2 }, (_, index) => index);
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) {
        const stranger = client(api);
        await expectStatus(stranger.post('/api/auth/code', { identifier }, from(number)), 202);
        await expectStatus(stranger.post('/api/auth/verify', { identifier, code: '000000' }, from(number)), 400);
      }
    }),
  );
}

/** A person who has signed in at home. */
async function owner(): Promise<Person> {
  const someone = await person(api);
  await someone.client.post('/api/auth/logout');
  await expectStatus(signIn(someone.client, someone.email, HOME), 200);
  await someone.client.post('/api/auth/logout');
  return someone;
}

describe('a stranger who hammers an account from many addresses', () => {
  let someone: Person;
  let delivered: string;
  beforeAll(async () => {
    someone = await owner();
    await expectStatus(someone.client.post('/api/auth/code', { identifier: someone.email }, HOME), 202);
    delivered = await api.outbox(someone.email);
    await hammer(someone.email);
  }, 60_000);

  it('takes nothing from a code that the owner already has', async () => {
    expect(
      (await someone.client.post('/api/auth/verify', { identifier: someone.email, code: delivered }, HOME)).status,
    ).toBe(200);
  });

  it('does not keep the owner from requesting a code in a known browser, anywhere', async () => {
    expect((await signIn(someone.client, someone.email, AWAY)).status).toBe(200);
  });

  it('does not keep the owner from requesting a code in a new browser where they have signed in before', async () => {
    expect((await signIn(client(api), someone.email, HOME)).status).toBe(200);
  });

  it('does not flood the mailbox', async () => {
    const codes = (await mailsTo(someone.email)).filter(({ subject }) => /sign-in code$/.test(subject));
    // Fifteen requested by strangers, and the owner's own.
    expect(codes.length).toBeLessThanOrEqual(15 + 5);
  });

  it('is reported to the owner once, in their language', async () => {
    const told = (await mailsTo(someone.email)).filter(
      ({ subject }) => subject === 'Someone is trying to sign in to your GroupRide account',
    );
    expect(told).toHaveLength(1);
    expect(told[0].body).toContain('you can sign in as usual');
    const other = await owner();
    await expectStatus(other.client.patch('/api/users/me', { language: 'es' }), 401);
    await expectStatus(signIn(other.client, other.email, HOME), 200);
    await expectStatus(other.client.patch('/api/users/me', { language: 'es' }), 200);
    await hammer(other.email, 60);
    expect((await mailsTo(other.email)).map(({ subject }) => subject)).toContain(
      'Alguien intenta entrar en tu cuenta de GroupRide',
    );
  });

  it('keeps an owner with a new browser in a new place out for a quarter of an hour at most', async () => {
    const elsewhere = await owner();
    await hammer(elsewhere.email, 100);
    const before = (await mailsTo(elsewhere.email)).length;
    await expectStatus(client(api).post('/api/auth/code', { identifier: elsewhere.email }, AWAY), 202);
    expect(await mailsTo(elsewhere.email)).toHaveLength(before);
    await api.query(`UPDATE sign_in_codes SET created_at = created_at - interval '15 minutes' WHERE user_id = $1`, [
      elsewhere.id,
    ]);
    expect((await signIn(client(api), elsewhere.email, AWAY)).status).toBe(200);
  });
});

describe('a stranger in the owner’s own network', () => {
  it('does not keep a browser that the account knows from signing in', async () => {
    const someone = await owner();
    for (let call = 0; call < 6; call += 1)
      await client(api).post('/api/auth/code', { identifier: someone.email }, HOME);
    for (let guess = 0; guess < 6; guess += 1)
      await client(api).post('/api/auth/verify', { identifier: someone.email, code: '000000' }, HOME);
    expect((await signIn(someone.client, someone.email, HOME)).status).toBe(200);
  });
});

describe('a code', () => {
  it('works only in the browser that requested it, and others’ guesses do not use it up', async () => {
    const someone = await owner();
    const stranger = client(api);
    await stranger.post('/api/auth/code', { identifier: someone.email }, AWAY);
    await someone.client.post('/api/auth/code', { identifier: someone.email }, HOME);
    const code = await api.outbox(someone.email);
    const verify = (who: Client, attempt: string, headers: Record<string, string>) =>
      who.post('/api/auth/verify', { identifier: someone.email, code: attempt }, headers);
    expect(await verify(stranger, code, AWAY)).toMatchObject({ status: 400, body: { code: 'code_invalid' } });
    for (let guess = 0; guess < 7; guess += 1) await verify(stranger, wrong(code), AWAY);
    expect(await verify(client(api), code, AWAY)).toMatchObject({ status: 400, body: { code: 'code_wrong_browser' } });
    expect((await verify(someone.client, code, HOME)).status).toBe(200);
  });

  it('of another browser is not replaced by requesting one again', async () => {
    const someone = await owner();
    await someone.client.post('/api/auth/code', { identifier: someone.email }, HOME);
    const code = await api.outbox(someone.email);
    await client(api).post('/api/auth/code', { identifier: someone.email }, AWAY);
    expect((await someone.client.post('/api/auth/verify', { identifier: someone.email, code }, HOME)).status).toBe(200);
  });

  it('that was not requested in this browser gets the same refusal for every identifier', async () => {
    const someone = await owner();
    for (const identifier of [someone.email, 'nobody@example.test', '???']) {
      expect(await client(api).post('/api/auth/verify', { identifier, code: '123456' })).toMatchObject({
        status: 400,
        body: { code: 'code_wrong_browser' },
      });
    }
  });
});

describe('an operator', () => {
  it('signs in with both codes while strangers hammer the account', async () => {
    const operations = await operator(api, OPERATOR);
    await operations.post('/api/auth/logout');
    await hammer(OPERATOR, 100);
    await expectStatus(signIn(operations, OPERATOR, HOME), 200);
    await expectStatus(operations.post('/api/auth/second-factor', { code: await api.outbox('7045559999') }), 200);
  });
});

describe('a phone number that strangers name as theirs', () => {
  it('can still be confirmed by its owner', async () => {
    const [someone, stranger] = [await person(api), await person(api)];
    await expectStatus(stranger.client.patch('/api/users/me', { phone: someone.phone }), 200);
    for (let call = 0; call < 8; call += 1)
      await expectStatus(stranger.client.post('/api/users/me/phone/code', undefined, from(call % 2)), 202);
    await expectStatus(someone.client.post('/api/users/me/phone/code', undefined, HOME), 202);
    expect(
      await someone.client.post('/api/users/me/phone/verify', { code: await api.outbox(someone.phone) }, HOME),
    ).toMatchObject({ status: 200, body: { phoneVerified: true } });
  });
});
