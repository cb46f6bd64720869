import { client, startApi, type Answer, type AnyRow, type Api, type Client } from './support/api';
import { driver, expectStatus, person, verifyPhone, type Person } from './support/people';
import { joinBy, offerTo, quote, until, UPTOWN } from './support/rides';

let api: Api;
let operations: Client;

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: 'ops@example.test' });
  operations = client(api, 'admin');
  await expectStatus(
    operations.post('/api/users', { name: 'Olga Ops', email: 'ops@example.test', phone: '7045559999' }),
    201,
  );
  await expectStatus(
    operations.post('/api/auth/verify', { identifier: 'ops@example.test', code: await api.outbox('ops@example.test') }),
    200,
  );
  await expectStatus(operations.post('/api/auth/second-factor', { code: await api.outbox('7045559999') }), 200);
}, 120_000);
afterAll(() => api?.stop());

const TERMS = { name: 'Five off', kind: 'amount', maxDiscount: '5.00', firstRideOnly: false };
const add = async (code: string, terms: object = {}) =>
  (await expectStatus(operations.post('/api/admin/promotions', { code, reason: 'Season', ...TERMS, ...terms }), 201))
    .body;
const change = (code: string, terms: object) =>
  operations.patch(`/api/admin/promotions/${code}`, { reason: 'Better', ...terms });
const record = async (code: string) =>
  ((await expectStatus(operations.get('/api/admin/promotions'), 200)).body as AnyRow[]).find(
    (each) => each.code === code,
  );
const look = (who: Pick<Person, 'client'>, promoCode: string, more: object = {}) =>
  who.client.post('/api/calculate-pricing', { groupSize: 4, rideType: 'GroupX', promoCode, ...more });
const bookWith = (who: Person, quoteId: string) => who.client.post('/api/rides', { quoteId, paymentMethod: 'cash' });
/** Retries after Retry-After, because a slow machine can have too many requests for its database connections. */
async function bookAtLast(who: Person, quoteId: string): Promise<Answer> {
  const answer = await bookWith(who, quoteId);
  return answer.body.code === 'unavailable' ? bookAtLast(who, quoteId) : answer;
}
const refusal = (code: string) => ({ status: 409, body: { code, errors: [{ field: 'promoCode', code }] } });
const hours = (n: number) => new Date(Date.now() + n * 3600_000).toISOString();
const codes = (answers: { body: AnyRow }[]) => [...new Set(answers.map(({ body }) => body.code))];

/** Creates people ten at a time, so that a small machine can run the test. */
async function crowd(size: number): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < size)
    people.push(...(await Promise.all(Array.from({ length: Math.min(10, size - people.length) }, () => person(api)))));
  return people;
}

async function rideOf(who: Person, promoCode: string) {
  const { quoteId } = await quote(who, { promoCode });
  return expectStatus(bookWith(who, quoteId), 201).then(({ body }) => body);
}

describe('the first-ride offer', () => {
  const offer = async (who: Pick<Person, 'client'>) =>
    (await expectStatus(who.client.get('/api/promotions/first-ride'), 200)).body;

  it('is shown to visitors and new accounts until they have booked with it', async () => {
    const ana = await person(api);
    expect(await offer({ client: client(api) })).toMatchObject({
      available: true,
      code: 'FREEFIRST',
      maxDiscount: '50.00',
    });
    expect(await offer(ana)).toMatchObject({ available: true, needsVerifiedPhone: true });
    await verifyPhone(api, ana);
    expect(await offer(ana)).toMatchObject({ available: true, needsVerifiedPhone: false });
    await rideOf(ana, 'FREEFIRST');
    expect(await offer(ana)).toEqual({
      available: false,
      code: 'FREEFIRST',
      maxDiscount: null,
      needsVerifiedPhone: false,
    });
  });

  it('is not shown to an account older than 30 days', async () => {
    const ana = await person(api);
    await api.query(`UPDATE users SET created_at = now() - interval '31 days' WHERE id = $1`, [ana.id]);
    expect(await offer(ana)).toMatchObject({ available: false });
  });
});

describe('a first ride', () => {
  it('is redeemed once by 100 bookings of one person at once, and by 100 of two who share a phone', async () => {
    const [ana, one, other] = await crowd(3);
    await verifyPhone(api, ana!);
    await verifyPhone(api, one!);
    const shared = one!.phone;
    await verifyPhone(api, one!, '7045558001');
    await verifyPhone(api, other!, shared);
    for (const people of [[ana!], [one!, other!]]) {
      const attempts = Array.from({ length: 100 }, (_, index) => ({
        who: people[index % people.length]!,
        promoCode: ['FREEFIRST', 'FIRSTRIDE', 'WELCOME'][index % 3]!,
      }));
      const quotes = await Promise.all(attempts.map(({ who, promoCode }) => quote(who, { promoCode })));
      const answers = await Promise.all(attempts.map(({ who }, index) => bookAtLast(who, quotes[index].quoteId)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(codes(answers.filter(({ status }) => status !== 201))).toEqual(['promo_used']);
      const ids = people.map(({ id }) => id);
      expect(await api.query(`SELECT 1 FROM promotion_redemptions WHERE user_id = ANY($1::int[])`, [ids])).toHaveLength(
        1,
      );
      expect(await api.query(`SELECT 1 FROM rides WHERE organizer_id = ANY($1::int[])`, [ids])).toHaveLength(1);
    }
  }, 60_000);

  it('is returned when the ride is cancelled, but forfeited when that is soon after booking and a driver was assigned', async () => {
    const ana = await person(api);
    await verifyPhone(api, ana);
    const first = await rideOf(ana, 'FREEFIRST');
    expect(await look(ana, 'WELCOME')).toMatchObject(refusal('promo_used'));
    await expectStatus(ana.client.post(`/api/rides/${first.id}/cancel`, {}), 200);
    await until(
      () => look(ana, 'WELCOME'),
      ({ status }) => status === 200,
    );
    const second = await rideOf(ana, 'WELCOME');
    const dan = await driver(api, UPTOWN);
    await offerTo(api, second.id, [dan.driverId]);
    await expectStatus(dan.client.post(`/api/rides/${second.id}/accept/${dan.driverId}`), 200);
    await expectStatus(ana.client.post(`/api/rides/${second.id}/cancel`, {}), 200);
    await decided(second.id);
    expect(await look(ana, 'FIRSTRIDE')).toMatchObject(refusal('promo_used'));
  });

  it('is for people who have not ridden yet, as organizer or member, with any account of the phone', async () => {
    const [ana, ben, cem] = await crowd(3);
    for (const who of [ana!, ben!, cem!]) await verifyPhone(api, who);
    const ride = await rideOf(ana!, 'FREEFIRST');
    const told = async () => (await expectStatus(ana!.client.get(`/api/rides/${ride.id}`), 200)).body.appliedPromotions;
    expect(await told()).toEqual([{ name: 'First ride free', code: 'FREEFIRST', discountAmount: '50.00' }]);
    await expectStatus(ana!.client.delete(`/api/rides/${ride.id}/changes`), 204);
    const { body: seen } = await expectStatus(
      ana!.client.post(`/api/rides/${ride.id}/changes/preview`, { withoutPromotion: true }),
      200,
    );
    await expectStatus(
      ana!.client.post(`/api/rides/${ride.id}/changes`, { withoutPromotion: true, expectedTotal: seen.total }),
      200,
    );
    expect(await told()).toEqual([]);
    const { body: link } = await expectStatus(ana!.client.post(`/api/rides/${ride.id}/join-link`), 201);
    for (const friend of [ben!, cem!]) expect((await joinBy(friend, link.token)).status).toBe(200);
    const quotes = await Promise.all([ana!, ben!, cem!].map((who) => quote(who, { promoCode: 'WELCOME' })));
    await expectStatus(cem!.client.delete(`/api/rides/${ride.id}/members/me`), 204);
    const dan = await driver(api, UPTOWN);
    await offerTo(api, ride.id, [dan.driverId]);
    await expectStatus(dan.client.post(`/api/rides/${ride.id}/accept/${dan.driverId}`), 200);
    expect(await look(ana!, 'WELCOME')).toMatchObject(refusal('promo_used'));
    expect(await bookWith(ana!, quotes[0].quoteId)).toMatchObject(refusal('promo_used'));
    expect(await bookWith(ben!, quotes[1].quoteId)).toMatchObject(refusal('promo_used'));
    expect((await bookWith(cem!, quotes[2].quoteId)).status).toBe(201);
  });

  it('is for new accounts only', async () => {
    const ana = await person(api);
    await verifyPhone(api, ana);
    const { quoteId } = await quote(ana, { promoCode: 'FREEFIRST' });
    await api.query(`UPDATE users SET created_at = created_at - interval '30 days 1 minute' WHERE id = $1`, [ana.id]);
    expect(await look(ana, 'FREEFIRST')).toMatchObject(refusal('promo_not_eligible'));
    expect(await bookWith(ana, quoteId)).toMatchObject(refusal('promo_not_eligible'));
  });
});

/** Resolves when the promotion of a cancelled ride was returned or forfeited. */
const decided = (rideId: number) =>
  until(
    () =>
      api.query(
        `SELECT 1 FROM jobs.job WHERE name = 'give-back-promotion-when-ride-is-cancelled' AND state = 'completed' AND (data ->> 'rideId')::int = $1`,
        [rideId],
      ),
    (jobs) => jobs.length > 0,
  );
/** The discount on a ride. */
const discountOf = async ({ id }: { id: number }) =>
  (await api.query(`SELECT discount FROM rides WHERE id = $1`, [id]))[0].discount;

describe('a code with limits', () => {
  it('for 10 rides goes to exactly 10 of 100 people who book at once', async () => {
    await add('TENONLY', { redemptionLimit: 10 });
    const people = await crowd(100);
    const quotes = await Promise.all(people.map((who) => quote(who, { promoCode: 'tenonly' })));
    const answers = await Promise.all(people.map((who, index) => bookAtLast(who, quotes[index].quoteId)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(codes(answers.filter(({ status }) => status !== 201))).toEqual(['promo_exhausted']);
    expect(await record('TENONLY')).toMatchObject({ state: 'used_up', redemptions: 10, given: '50.00' });
    const late = await person(api);
    expect(await look(late, 'TENONLY')).toMatchObject(refusal('promo_exhausted'));
    const won = answers.findIndex(({ status }) => status === 201);
    await expectStatus(people[won]!.client.post(`/api/rides/${answers[won]!.body.id}/cancel`, {}), 200);
    await until(
      () => look(late, 'TENONLY'),
      ({ status }) => status === 200,
    );
  }, 120_000);

  it('per account counts all accounts of a phone together, and requires no verified phone', async () => {
    await add('TWICE', { perAccountLimit: 2 });
    const [one, other] = [await person(api), await person(api)];
    expect(await discountOf(await rideOf(one, 'TWICE'))).toBe('5.00');
    await verifyPhone(api, one);
    await verifyPhone(api, one, '7045558101');
    await verifyPhone(api, other, one.phone);
    const quotes = await Promise.all([one, other, one, other].map((who) => quote(who, { promoCode: 'TWICE' })));
    const answers = await Promise.all(
      [one, other, one, other].map((who, index) => bookWith(who, quotes[index].quoteId)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await look(one, 'TWICE')).toMatchObject(refusal('promo_used'));
    expect((await look(await person(api), 'FREEFIRST')).status).toBe(200);
  });

  it('is checked against its dates at booking, and a quote keeps the discount that it promised', async () => {
    const ana = await person(api);
    await add('SOON', { validFrom: hours(1), validUntil: hours(2) });
    expect(await record('SOON')).toMatchObject({ state: 'scheduled' });
    expect(await look(ana, 'SOON')).toMatchObject(refusal('promo_not_started'));
    await expectStatus(change('SOON', { validFrom: null }), 200);
    const [first, second] = [await quote(ana, { promoCode: 'SOON' }), await quote(ana, { promoCode: 'SOON' })];
    await expectStatus(change('SOON', { maxDiscount: '1.00' }), 200);
    expect(await discountOf((await expectStatus(bookWith(ana, first.quoteId), 201)).body)).toBe('5.00');
    expect((await look(ana, 'SOON')).body.appliedPromotions).toMatchObject([{ discountAmount: '1.00' }]);
    // A booked ride keeps its terms, whatever happens to the code or the group.
    const [booked] = await api.query<{ ride_id: number }>(
      `SELECT ride_id FROM promotion_redemptions WHERE user_id = $1`,
      [ana.id],
    );
    const { body: larger } = await expectStatus(
      ana.client.post(`/api/rides/${booked!.ride_id}/changes/preview`, { groupSize: 6 }),
      200,
    );
    await expectStatus(
      ana.client.post(`/api/rides/${booked!.ride_id}/changes`, { groupSize: 6, expectedTotal: larger.total }),
      200,
    );
    expect(await discountOf({ id: booked!.ride_id })).toBe('5.00');
    await expectStatus(operations.post('/api/admin/promotions/SOON/end?reason=Over'), 200);
    expect(await bookWith(ana, second.quoteId)).toMatchObject(refusal('promo_ended'));
    expect(await look(ana, 'SOON')).toMatchObject(refusal('promo_ended'));
  });

  it('takes a percentage off up to its maximum, for its ride types', async () => {
    await add('TENTH', {
      kind: 'percent',
      percentOff: 10,
      maxDiscount: '8.00',
      rideTypes: ['GroupXL', 'PartyBus', 'GroupXL'],
    });
    const nobody = { client: client(api) };
    expect(await look(nobody, 'TENTH')).toMatchObject(refusal('promo_wrong_ride_type'));
    const { body: small } = await look(nobody, 'TENTH', { rideType: 'GroupXL', groupSize: 2 });
    expect(Number(small.appliedPromotions[0].discountAmount)).toBeCloseTo(Number(small.total) / 10, 1);
    expect((await look(nobody, 'TENTH', { rideType: 'PartyBus', groupSize: 30 })).body.appliedPromotions).toMatchObject(
      [{ discountAmount: '8.00', needsVerifiedPhone: false }],
    );
  });
});

describe('operations', () => {
  const refused = async (terms: object) =>
    (await operations.post('/api/admin/promotions', { code: 'WRONG', reason: 'Wrong', ...TERMS, ...terms })).body;

  it('are told which field is invalid, and that a code exists', async () => {
    const field = async (terms: object) => (await refused(terms)).errors?.map((each: AnyRow) => each.field);
    expect(await field({ code: 'ab' })).toEqual(['code']);
    expect(await field({ code: 'lower1' })).toEqual(['code']);
    expect(await field({ maxDiscount: '0.00' })).toEqual(['maxDiscount']);
    expect(await field({ maxDiscount: '99999999999999.00' })).toEqual(['maxDiscount']);
    expect(await field({ kind: 'percent' })).toEqual(['percentOff']);
    expect(await field({ percentOff: 10 })).toEqual(['percentOff']);
    expect(await field({ kind: 'percent', percentOff: 101 })).toEqual(['percentOff']);
    expect(await field({ validUntil: hours(-1) })).toEqual(['validUntil']);
    expect(await field({ validFrom: hours(2), validUntil: hours(1) })).toEqual(['validUntil']);
    expect(await field({ validFrom: '0001-01-01T00:00:00Z' })).toEqual(['validFrom']);
    expect(await field({ firstRideOnly: true, perAccountLimit: 2 })).toEqual(['perAccountLimit']);
    expect(await field({ rideTypes: ['Rocket'] })).toEqual(['rideTypes']);
    expect(await field({ redemptionLimit: 0 })).toEqual(['redemptionLimit']);
    expect(await field({ redemptions: 4 })).toEqual(['redemptions']);
    expect(await refused({ code: 'FREEFIRST' })).toMatchObject({
      status: 409,
      code: 'promo_code_taken',
      errors: [{ field: 'code' }],
    });
    expect((await change('FREEFIRST', { code: 'OTHER' })).body.errors).toMatchObject([{ field: 'code' }]);
    expect((await change('FREEFIRST', { percentOff: 5 })).body.errors).toMatchObject([{ field: 'percentOff' }]);
    expect(await record('WRONG')).toBeUndefined();
  });

  it('page through them', async () => {
    await api.query(
      `INSERT INTO promotions (code, name, max_discount, first_ride_only) SELECT 'PAGE' || n, 'Page', 1, false FROM generate_series(1, 60) n`,
    );
    const seen: string[] = [];
    for (let page: AnyRow[] = [{}]; page.length > 0 && (seen.length === 0 || page.length === 50);) {
      const after = seen.length > 0 ? `?after=${seen.at(-1)}` : '';
      page = (await expectStatus(operations.get(`/api/admin/promotions${after}`), 200)).body;
      seen.push(...page.map(({ code }) => code));
    }
    const all = await api.query<{ code: string }>(`SELECT code FROM promotions ORDER BY created_at DESC, code`);
    expect(seen).toEqual(all.map(({ code }) => code));
  });

  it('add, change and end a code, each with one entry in the audit log; nobody else can', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        operations.post('/api/admin/promotions', { code: 'AUTUMN', reason: 'Autumn', ...TERMS, perAccountLimit: 3 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(
      (await expectStatus(change('AUTUMN', { name: 'Autumn', perAccountLimit: null, redemptionLimit: 7 }), 200)).body,
    ).toMatchObject({
      code: 'AUTUMN',
      name: 'Autumn',
      kind: 'amount',
      maxDiscount: '5.00',
      perAccountLimit: null,
      redemptionLimit: 7,
      state: 'active',
      redemptions: 0,
      given: '0.00',
      rideTypes: [],
      firstRideOnly: false,
      validUntil: null,
    });
    for (let time = 0; time < 2; time += 1) {
      expect(
        (await expectStatus(operations.post('/api/admin/promotions/AUTUMN/end?reason=Winter'), 200)).body.state,
      ).toBe('ended');
    }
    const log = await api.query(`SELECT action FROM audit_log WHERE subject = 'promotion:AUTUMN' ORDER BY id`);
    expect(log.map(({ action }) => action)).toEqual(['add_promotion', 'change_promotion', 'end_promotion']);
    expect((await change('NOSUCH', { name: 'x' })).status).toBe(404);
    const rider = await person(api);
    expect((await client(api).get('/api/admin/promotions')).status).toBe(401);
    expect((await rider.client.get('/api/admin/promotions')).status).toBe(403);
    expect((await rider.client.post('/api/admin/promotions', { code: 'MINE', ...TERMS })).status).toBe(403);
    expect((await rider.client.patch('/api/admin/promotions/AUTUMN', { name: 'x' })).status).toBe(403);
    expect((await rider.client.post('/api/admin/promotions/AUTUMN/end')).status).toBe(403);
  });
});
