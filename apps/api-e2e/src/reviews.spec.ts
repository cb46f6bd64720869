import { startApi, type AnyRow, type Api, type Client } from './support/api';
import { driver, expectStatus, operator, person, type Driver, type Person } from './support/people';
import { book, joinBy, offerTo, UPTOWN, completeTrip } from './support/rides';

let api: Api;
beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: 'ops@example.test' });
}, 120_000);
afterAll(() => api?.stop());

async function acceptedRide(dan: Driver): Promise<{ ana: Person; ben: Person; rideId: number; total: string }> {
  const [ana, ben] = [await person(api), await person(api)];
  const { id: rideId, totalCost: total } = await book(ana);
  const { body: link } = await expectStatus(ana.client.post(`/api/rides/${rideId}/join-link`), 201);
  await expectStatus(joinBy(ben, link.token), 200);
  await offerTo(api, rideId, [dan.driverId]);
  await expectStatus(dan.client.post(`/api/rides/${rideId}/accept/${dan.driverId}`), 200);
  return { ana, ben, rideId, total };
}

async function drive(dan: Driver, rideId: number, total: string): Promise<void> {
  const to = (status: string, more: object = {}) =>
    expectStatus(dan.client.patch(`/api/rides/${rideId}/status`, { status, ...more }), 200);
  // The previous trip ended at the airport.
  await expectStatus(
    dan.client.patch(`/api/drivers/${dan.driverId}/location`, { lat: UPTOWN.lat, lng: UPTOWN.lng }),
    204,
  );
  await to('arrived');
  await to('in_progress', { reason: 'Phone is empty' });
  await expectStatus(completeTrip(dan, rideId, { amount: total }), 200);
}

const rate = (who: Person, rideId: number, review: object) => who.client.post(`/api/rides/${rideId}/reviews`, review);
const ownReview = async (who: Person, rideId: number) =>
  (await expectStatus(who.client.get(`/api/rides/${rideId}/reviews/own`), 200)).body;
const driverSeenBy = async (who: Person, driverId: number) =>
  (await expectStatus(who.client.get(`/api/drivers/${driverId}`), 200)).body as { rating: string; isNew: boolean };

describe('reviews', () => {
  let dan: Driver;
  let first: Awaited<ReturnType<typeof acceptedRide>>;

  beforeAll(async () => {
    dan = await driver(api, UPTOWN);
    first = await acceptedRide(dan);
  });

  it('cannot be given before the trip has ended', async () => {
    expect(await ownReview(first.ana, first.rideId)).toEqual({ mayReview: false, given: null, reply: null });
    expect((await rate(first.ana, first.rideId, { rating: 5 })).body.code).toBe('ride_state_conflict');
    await drive(dan, first.rideId, first.total);
    expect(await ownReview(first.ana, first.rideId)).toEqual({ mayReview: true, given: null, reply: null });
  });

  it('need an overall rating of one to five stars, and nothing else', async () => {
    for (const review of [{ comment: 'Fine' }, { rating: 0 }, { rating: 6 }, { rating: 4.5 }, { rating: 5, safety: 9 }])
      expect(await rate(first.ana, first.rideId, review)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      });
    const answer = await expectStatus(rate(first.ana, first.rideId, { rating: 4 }), 200);
    expect(answer.body).toEqual({
      mayReview: false,
      given: { rating: 4, safety: null, punctuality: null, cleanliness: null, communication: null, comment: null },
      reply: null,
    });
  });

  it('are given once by each rider, even when sent twice at the same moment', async () => {
    const review = { rating: 2, safety: 3, comment: 'Late, but friendly.' };
    const answers = await Promise.all([rate(first.ben, first.rideId, review), rate(first.ben, first.rideId, review)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('already_reviewed');
    expect(await ownReview(first.ben, first.rideId)).toMatchObject({ mayReview: false, given: review });
    expect(await api.query(`SELECT count(*)::int AS count FROM reviews WHERE ride_id = $1`, [first.rideId])).toEqual([
      { count: 2 },
    ]);
  });

  it('are refused to the driver, to strangers, and to a rider who missed the trip', async () => {
    expect((await rate(dan, first.rideId, { rating: 5 })).body.code).toBe('ride_state_conflict');
    const stranger = await person(api);
    expect((await rate(stranger, first.rideId, { rating: 5 })).status).toBe(404);
    expect((await stranger.client.get(`/api/rides/${first.rideId}/reviews/own`)).status).toBe(404);
    const absent = await acceptedRide(dan);
    await api.query(
      `UPDATE ride_members SET no_show_at = now() WHERE ride_id = $1 AND NOT is_organizer AND verified_at IS NULL`,
      [absent.rideId],
    );
    await drive(dan, absent.rideId, absent.total);
    expect((await rate(absent.ben, absent.rideId, { rating: 1 })).body.code).toBe('ride_state_conflict');
    await expectStatus(rate(absent.ana, absent.rideId, { rating: 5 }), 200);
  });

  it('make up the driver’s rating, which shows as new until there are three, and never reveal who gave them', async () => {
    // 4, 2 and 5 so far.
    expect(await driverSeenBy(first.ana, dan.driverId)).toMatchObject({ rating: '3.7', isNew: false });
    const other = await driver(api, UPTOWN);
    const ride = await acceptedRide(other);
    expect(await driverSeenBy(ride.ana, other.driverId)).toMatchObject({ rating: '5.0', isNew: true });
    await drive(other, ride.rideId, ride.total);
    await expectStatus(rate(ride.ana, ride.rideId, { rating: 1, comment: 'Canary comment' }), 200);
    expect(await driverSeenBy(ride.ana, other.driverId)).toMatchObject({ isNew: true });
    for (const path of [
      `/api/rides/${ride.rideId}`,
      `/api/rides/${ride.rideId}/events`,
      `/api/drivers/${other.driverId}`,
      `/api/rides/${ride.rideId}/reviews/own`,
    ]) {
      const { body } = await other.client.get(path);
      expect(JSON.stringify(body)).not.toContain('Canary comment');
      expect(JSON.stringify(body)).not.toContain('review_given');
    }
  });
});

describe('reviews in operations', () => {
  let operations: Client;
  let dan: Driver;
  let ride: Awaited<ReturnType<typeof acceptedRide>>;
  let metrics: AnyRow;
  let average: AnyRow;

  const list = async (query = '') =>
    (await expectStatus(operations.get(`/api/admin/reviews${query}`), 200)).body as {
      reviews: AnyRow[];
      nextBefore: number | null;
    };
  const ofDan = (query = '') => list(`?driverId=${dan.driverId}${query}`);
  const summary = async () => (await expectStatus(operations.get('/api/admin/reviews/summary'), 200)).body as AnyRow;
  const actions = async () =>
    (await expectStatus(operations.get('/api/admin/audit'), 200)).body
      .filter(({ action }: AnyRow) => String(action).endsWith('_review'))
      .map(({ action }: AnyRow) => action) as string[];

  beforeAll(async () => {
    operations = await operator(api, 'ops@example.test');
    dan = await driver(api, UPTOWN);
    ride = await acceptedRide(dan);
    await drive(dan, ride.rideId, ride.total);
    metrics = (await expectStatus(operations.get('/api/admin/metrics?period=7d'), 200)).body;
    average = await summary();
    await expectStatus(rate(ride.ana, ride.rideId, { rating: 5 }), 200);
    await expectStatus(rate(ride.ben, ride.rideId, { rating: 1, safety: 2, comment: 'Rude words' }), 200);
  }, 60_000);

  it('are listed with who gave them, newest first, by rating, comment and driver, page by page', async () => {
    const { reviews, nextBefore } = await ofDan();
    expect(nextBefore).toBeNull();
    expect(reviews).toMatchObject([
      { rating: 1, safety: 2, comment: 'Rude words', rideId: ride.rideId, driverId: dan.driverId, hiddenAt: null },
      { rating: 5, comment: null },
    ]);
    expect((await ofDan('&rating=5')).reviews.map(({ rating }) => rating)).toEqual([5]);
    expect((await ofDan('&comment=written')).reviews.map(({ rating }) => rating)).toEqual([1]);
    expect((await ofDan(`&before=${reviews[0]!.id}`)).reviews.map(({ rating }) => rating)).toEqual([5]);
    expect((await operations.get('/api/admin/reviews?rating=6')).body.errors[0].field).toBe('rating');
  });

  it('can be answered, and the rider is notified and sees the answer', async () => {
    const [review] = (await ofDan('&rating=1')).reviews;
    const reply = (text: string, more = {}) =>
      operations.put(`/api/admin/reviews/${review!.id}/reply`, { text, ...more });
    expect((await reply(' ')).body.errors[0].field).toBe('text');
    const { body } = await expectStatus(reply('We are sorry.\nWe talked to the driver.'), 200);
    expect(body).toMatchObject({ reply: 'We are sorry.\nWe talked to the driver.', repliedBy: expect.any(String) });
    expect(await ownReview(ride.ben, ride.rideId)).toMatchObject({ reply: 'We are sorry.\nWe talked to the driver.' });
    expect(await ownReview(ride.ana, ride.rideId)).toMatchObject({ reply: null });
    const { body: inbox } = await expectStatus(ride.ben.client.get('/api/notifications'), 200);
    expect(inbox.notifications[0]).toMatchObject({
      title: 'Your review was answered',
      data: { path: `/ride/${ride.rideId}` },
    });
    expect((await operations.put('/api/admin/reviews/999999/reply', { text: 'Hello' })).body.code).toBe('not_found');

    // A reply that its author has not read is kept.
    const { body: refused } = await expectStatus(reply('Thank you', { replaces: '' }), 409);
    const theirs = { reply: body.reply, repliedBy: body.repliedBy };
    expect(refused).toMatchObject({ code: 'reply_changed', extra: theirs });
    expect(await ownReview(ride.ben, ride.rideId)).toMatchObject({ reply: body.reply });
    // A repeated call whose answer was lost finds its own reply.
    await expectStatus(reply(body.reply, { replaces: '' }), 200);
    const { body: replaced } = await expectStatus(reply('Thank you', { replaces: body.reply }), 200);
    expect(replaced).toMatchObject({ reply: 'Thank you' });
  });

  it('can be hidden with a reason, which takes them out of every average until they are shown again', async () => {
    expect(await driverSeenBy(ride.ana, dan.driverId)).toMatchObject({ rating: '3.0' });
    const [review] = (await ofDan('&rating=1')).reviews;
    const hide = () => operations.post(`/api/admin/reviews/${review!.id}/hide`, { reason: 'Insults' });
    expect((await operations.post(`/api/admin/reviews/${review!.id}/hide`, {})).body.errors[0].field).toBe('reason');
    const answers = await Promise.all([hide(), hide(), hide()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'ride_state_conflict')).toHaveLength(2);
    expect(await driverSeenBy(ride.ana, dan.driverId)).toMatchObject({ rating: '5.0' });
    expect((await ofDan('&state=hidden')).reviews).toMatchObject([{ rating: 1, hiddenReason: 'Insults' }]);
    expect((await ofDan('&state=shown')).reviews.map(({ rating }) => rating)).toEqual([5]);
    expect(await summary()).toMatchObject({ five: Number(average['five']) + 1, one: average['one'] });
    expect(await ownReview(ride.ben, ride.rideId)).toMatchObject({ given: { rating: 1 } });
    await expectStatus(operations.post(`/api/admin/reviews/${review!.id}/show`, {}), 200);
    expect((await operations.post(`/api/admin/reviews/${review!.id}/show`, {})).body.code).toBe('ride_state_conflict');
    expect(await driverSeenBy(ride.ana, dan.driverId)).toMatchObject({ rating: '3.0' });
    expect(await summary()).toMatchObject({ one: Number(average['one']) + 1 });
    expect((await actions()).slice(0, 3)).toEqual(['show_review', 'hide_review', 'reply_review']);
  });

  it('are averaged, beside the carbon that separate cars would have emitted', async () => {
    const [given] = await api.query<{ average: number }>(
      `SELECT round(avg(rating), 2)::float8 AS average FROM reviews WHERE hidden_at IS NULL`,
    );
    const miles = await api.query<{ miles: number }>(
      `SELECT r.distance_meters / 1609.344 * (count(*) - 1) AS miles FROM rides r JOIN ride_members m ON m.ride_id = r.id
        WHERE r.status = 'completed' AND m.left_at IS NULL AND m.no_show_at IS NULL GROUP BY r.id`,
    );
    const { body } = await expectStatus(operations.get('/api/admin/metrics?period=7d'), 200);
    expect(body.averageRating).toBe(given!.average);
    expect(body.carbonSaved).toBeCloseTo(0.4 * miles.reduce((sum, row) => sum + Number(row.miles), 0), 1);
    expect(body.carbonSaved).toBeGreaterThan(2);
    expect(metrics['carbonSaved']).toBe(body.carbonSaved);
  });

  it('are read by their driver from three ratings on and a day later, without who gave them', async () => {
    const received = async (query = '') =>
      (await expectStatus(dan.client.get(`/api/drivers/${dan.driverId}/reviews${query}`), 200)).body as AnyRow;
    const none = { safety: null, punctuality: null, cleanliness: null, communication: null };
    expect(await received()).toEqual({
      count: 2,
      average: null,
      stars: [],
      categories: none,
      reviews: [],
      nextBefore: null,
    });
    const next = await acceptedRide(dan);
    await drive(dan, next.rideId, next.total);
    await expectStatus(rate(next.ana, next.rideId, { rating: 4, safety: 3, comment: 'Calm driving' }), 200);
    expect(await received()).toMatchObject({
      count: 3,
      average: 3.33,
      categories: { ...none, safety: 2.5 },
      reviews: [],
      stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: [5, 4, 1].includes(stars) ? 1 : 0 })),
    });
    await api.query(`UPDATE reviews SET created_at = now() - interval '25 hours' WHERE driver_id = $1`, [dan.driverId]);
    const { reviews } = await received();
    expect(reviews.map(({ rating, comment }: AnyRow) => [rating, comment])).toEqual([
      [4, 'Calm driving'],
      [1, 'Rude words'],
      [5, null],
    ]);
    expect(Object.keys(reviews[0]).sort()).toEqual(
      ['cleanliness', 'comment', 'communication', 'id', 'month', 'punctuality', 'rating', 'safety'].sort(),
    );
    expect(reviews[0].month).toMatch(/^20\d\d-\d\d$/);
    expect((await received(`?before=${reviews[1].id}`)).reviews).toMatchObject([{ rating: 5 }]);
    await expectStatus(operations.post(`/api/admin/reviews/${reviews[1].id}/hide`, { reason: 'Insults' }), 200);
    expect(await received()).toMatchObject({ count: 2, average: null, reviews: [] });
    await expectStatus(operations.post(`/api/admin/reviews/${reviews[1].id}/show`, {}), 200);
    expect((await next.ana.client.get(`/api/drivers/${dan.driverId}/reviews`)).status).toBe(404);
  });
});
