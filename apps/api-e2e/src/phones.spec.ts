import { type Api, client, startApi } from './support/api';
import { expectStatus, person, type Person } from './support/people';
import { book, quote } from './support/rides';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const askForCode = (who: Person) => expectStatus(who.client.post('/api/users/me/phone/code'), 202);
const give = (who: Person, code: string) => who.client.post('/api/users/me/phone/verify', { code });
const setPhone = (who: Person, phone: string) => expectStatus(who.client.patch('/api/users/me', { phone }), 200);
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function verifyPhone(who: Person, phone = who.phone) {
  await askForCode(who);
  const { body } = await expectStatus(give(who, await api.outbox(phone)), 200);
  expect(body).toMatchObject({ phone, phoneVerified: true });
}

const texts = async (phone: string) =>
  (await api.query(`SELECT 1 FROM outbox_messages WHERE recipient = $1`, [phone])).length;

describe('a phone that nobody has verified', () => {
  it('signs nobody in', async () => {
    const stranger = await person(api);
    await client(api).post('/api/auth/code', { identifier: stranger.phone });
    expect(await texts(stranger.phone)).toBe(0);
    await stranger.client.post('/api/auth/code', { identifier: stranger.email });
    const attempt = { identifier: stranger.phone, code: await api.outbox(stranger.email) };
    expect(await stranger.client.post('/api/auth/verify', attempt)).toMatchObject({
      status: 400,
      body: { code: 'code_invalid' },
    });
  });

  it('does not block its owner, who can sign up with it, verify it and sign in with it', async () => {
    const typed = await person(api);
    const owner = await person(api);
    await setPhone(owner, typed.phone);
    expect((await owner.client.get('/api/auth/user')).body).toMatchObject({ phone: typed.phone, phoneVerified: false });
    await verifyPhone(owner, typed.phone);
    const c = client(api);
    await c.post('/api/auth/code', { identifier: `+1 ${typed.phone}` });
    expect(
      await c.post('/api/auth/verify', { identifier: typed.phone, code: await api.outbox(typed.phone) }),
    ).toMatchObject({ status: 200, body: { id: owner.id } });
    const late = { name: 'Late', email: 'late@example.test', phone: typed.phone };
    expect(await client(api).post('/api/users', late)).toMatchObject({
      status: 201,
      body: { phone: typed.phone, phoneVerified: false },
    });
  });
});

describe('verifying one’s phone', () => {
  it('needs a session and the code that was sent to it, once', async () => {
    expect((await client(api).post('/api/users/me/phone/code')).status).toBe(401);
    expect((await client(api).post('/api/users/me/phone/verify', { code: '000000' })).status).toBe(401);
    const someone = await person(api);
    await askForCode(someone);
    const code = await api.outbox(someone.phone);
    expect(await give(someone, wrong(code))).toMatchObject({ status: 400, body: { code: 'code_invalid' } });
    expect(await give(await person(api), code)).toMatchObject({ status: 400, body: { code: 'code_invalid' } });
    expect(await give(someone, code)).toMatchObject({ status: 200, body: { phoneVerified: true } });
    expect(await give(someone, code)).toMatchObject({ status: 400 });
    const [message] = await api.query(
      `SELECT subject FROM outbox_messages WHERE recipient = $1 ORDER BY id DESC LIMIT 1`,
      [someone.email],
    );
    expect(message.subject).toBe('A phone number was confirmed for your GroupRide account');
  });

  it('does not carry over to another number', async () => {
    const someone = await person(api);
    await askForCode(someone);
    const code = await api.outbox(someone.phone);
    await setPhone(someone, '7045557001');
    expect(await give(someone, code)).toMatchObject({ status: 400, body: { code: 'code_invalid' } });
    await verifyPhone(someone, '7045557001');
    await setPhone(someone, '7045557002');
    expect((await someone.client.get('/api/auth/user')).body).toMatchObject({
      phone: '7045557002',
      phoneVerified: false,
    });
  });

  it('reveals another person’s verified number only to someone who holds the phone', async () => {
    const [owner, other] = [await person(api), await person(api)];
    await verifyPhone(owner);
    await setPhone(other, owner.phone);
    await askForCode(other);
    const code = await api.outbox(owner.phone);
    expect(await give(other, wrong(code))).toMatchObject({ status: 400, body: { code: 'code_invalid' } });
    expect(await give(other, code)).toMatchObject({ status: 409, body: { code: 'phone_taken' } });
    expect((await owner.client.get('/api/auth/user')).body).toMatchObject({ phoneVerified: true });
    expect((await other.client.get('/api/auth/user')).body).toMatchObject({ phoneVerified: false });
  });

  it('by two accounts at once gives the number to one', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, other] = [await person(api), await person(api)];
      await setPhone(other, one.phone);
      await askForCode(one);
      const first = await api.outbox(one.phone);
      await askForCode(other);
      const second = await api.outbox(one.phone);
      const answers = await Promise.all([give(one, first), give(other, second)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });

  it('sends a few texts, then silently no more, for any requester and language, and the last code stays valid', async () => {
    const [one, other] = [await person(api), await person(api)];
    await setPhone(other, one.phone);
    for (let time = 0; time < 6; time += 1) {
      await one.client.patch('/api/users/me', { language: time % 2 === 0 ? 'en' : 'es' });
      await askForCode(one);
    }
    await askForCode(other);
    expect(await texts(one.phone)).toBe(5);
    expect(await give(one, await api.outbox(one.phone))).toMatchObject({ status: 200 });
  });
});

describe('the first ride', () => {
  const look = (who: Person) =>
    who.client.post('/api/calculate-pricing', { groupSize: 4, rideType: 'GroupX', promoCode: 'FREEFIRST' });

  it('requires a verified phone, and a number that someone else typed still counts for its owner', async () => {
    const [typed, owner] = [await person(api), await person(api)];
    expect((await look(typed)).body.appliedPromotions).toMatchObject([{ code: 'FREEFIRST', needsVerifiedPhone: true }]);
    const { quoteId } = await quote(typed, { promoCode: 'FREEFIRST' });
    const attempt = () =>
      typed.client.post('/api/rides', { quoteId, paymentMethod: 'cash' }, { 'idempotency-key': quoteId });
    expect(await attempt()).toMatchObject({
      status: 409,
      body: { code: 'phone_unverified', errors: [{ field: 'promoCode' }] },
    });
    await setPhone(owner, typed.phone);
    await verifyPhone(owner, typed.phone);
    await book(owner, { promoCode: 'FREEFIRST' });
    expect(await attempt()).toMatchObject({ status: 409, body: { code: 'phone_unverified' } });
    await setPhone(typed, '7045557301');
    await verifyPhone(typed, '7045557301');
    expect((await look(typed)).body.appliedPromotions).toMatchObject([
      { code: 'FREEFIRST', needsVerifiedPhone: false },
    ]);
    expect(await attempt()).toMatchObject({ status: 201 });
  });

  it('is used once per verified phone, even after the number moved to another account', async () => {
    const [first, second] = [await person(api), await person(api)];
    await verifyPhone(first);
    await book(first, { promoCode: 'FREEFIRST' });
    await setPhone(first, '7045557101');
    await setPhone(second, first.phone);
    expect((await look(second)).status).toBe(200);
    const { quoteId } = await quote(second, { promoCode: 'FREEFIRST' });
    await verifyPhone(second, first.phone);
    expect(await look(second)).toMatchObject({ status: 409, body: { code: 'promo_used' } });
    expect(await second.client.post('/api/rides', { quoteId, paymentMethod: 'cash' })).toMatchObject({
      status: 409,
      body: { code: 'promo_used' },
    });
    await setPhone(second, '7045557102');
    expect(await look(second)).toMatchObject({ status: 409, body: { code: 'promo_used' } });
  });

  it('of accounts that share a phone is used once when both ask at once', async () => {
    const [first, second] = [await person(api), await person(api)];
    await verifyPhone(first);
    await setPhone(first, '7045557201');
    await verifyPhone(first, '7045557201');
    await setPhone(second, first.phone);
    await verifyPhone(second, first.phone);
    const quotes = await Promise.all([first, second].map((who) => quote(who, { promoCode: 'FREEFIRST' })));
    const answers = await Promise.all(
      [first, second].map((who, index) =>
        who.client.post('/api/rides', { quoteId: quotes[index].quoteId, paymentMethod: 'cash' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});
