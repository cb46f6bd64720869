import { startApi, type Answer, type Api } from './support/api';
import { driver, expectStatus, person, type Driver } from './support/people';
import { book, offerTo, UPTOWN, completeTrip } from './support/rides';

const REPEATS = 20;
let api: Api;

beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api?.stop());

const accept = (who: Driver, rideId: number) => who.client.post(`/api/rides/${rideId}/accept/${who.driverId}`);
const step = (who: Driver, rideId: number, status: string) =>
  who.client.patch(`/api/rides/${rideId}/status`, { status, reason: 'Nobody has a phone at hand' });
const complete = (who: Driver, rideId: number, amount: string) => completeTrip(who, rideId, { amount });
const atOnce = (call: () => Promise<Answer>) => Promise.all(Array.from({ length: REPEATS }, call));

async function offered() {
  const ride = await book(await person(api));
  const dan = await driver(api, UPTOWN);
  await offerTo(api, ride.id, [dan.driverId]);
  return { dan, ride };
}

async function eventCounts(rideId: number) {
  const rows = await api.query<{ type: string; n: number }>(
    `SELECT type, count(*)::int AS n FROM ride_events WHERE ride_id = $1 GROUP BY type`,
    [rideId],
  );
  return Object.fromEntries(rows.map(({ type, n }) => [type, n]));
}

describe('a driver’s step whose answer was lost', () => {
  it(`succeeds ${REPEATS} times at once and takes effect once`, async () => {
    const { dan, ride } = await offered();
    const statusesOf = (answers: Answer[]) =>
      new Set(answers.map(({ status, body }) => `${status} ${body.ride?.status ?? body.status}`));
    expect(statusesOf(await atOnce(() => accept(dan, ride.id)))).toEqual(new Set(['200 en_route']));
    expect(statusesOf(await atOnce(() => step(dan, ride.id, 'en_route')))).toEqual(new Set(['200 en_route']));
    expect(statusesOf(await atOnce(() => step(dan, ride.id, 'arrived')))).toEqual(new Set(['200 en_route']));
    expect(statusesOf(await atOnce(() => step(dan, ride.id, 'in_progress')))).toEqual(new Set(['200 in_progress']));
    expect(statusesOf(await atOnce(() => complete(dan, ride.id, ride.totalCost)))).toEqual(new Set(['200 completed']));
    expect(await eventCounts(ride.id)).toMatchObject({
      driver_assigned: 1,
      driver_arrived: 1,
      trip_started: 1,
      trip_completed: 1,
    });
    const { body: profile } = await expectStatus(dan.client.get('/api/drivers/profile'), 200);
    expect(profile.totalTrips).toBe(1);
  });

  it('is answered with the current ride when the ride has moved on since', async () => {
    const { dan, ride } = await offered();
    await expectStatus(accept(dan, ride.id), 200);
    await expectStatus(step(dan, ride.id, 'arrived'), 200);
    await expectStatus(step(dan, ride.id, 'in_progress'), 200);
    expect((await expectStatus(step(dan, ride.id, 'arrived'), 200)).body.status).toBe('in_progress');
    await expectStatus(complete(dan, ride.id, ride.totalCost), 200);
    expect((await expectStatus(accept(dan, ride.id), 200)).body.ride.status).toBe('completed');
    expect((await expectStatus(step(dan, ride.id, 'completed'), 200)).body.status).toBe('completed');
  });

  it('is refused when it states a different amount from the one recorded', async () => {
    const { dan, ride } = await offered();
    await expectStatus(accept(dan, ride.id), 200);
    await expectStatus(step(dan, ride.id, 'arrived'), 200);
    await expectStatus(step(dan, ride.id, 'in_progress'), 200);
    await expectStatus(complete(dan, ride.id, ride.totalCost), 200);
    const { body } = await expectStatus(complete(dan, ride.id, '1.00'), 409);
    expect(body).toMatchObject({ code: 'amount_mismatch', detail: expect.stringContaining(`$${ride.totalCost}`) });
  });

  it('is refused to other drivers, and to the driver who gave the ride back', async () => {
    const { dan, ride } = await offered();
    const other = await driver(api, { lat: 35.6, lng: -80.4 });
    await expectStatus(accept(dan, ride.id), 200);
    await expectStatus(step(dan, ride.id, 'arrived'), 200);
    await expectStatus(step(other, ride.id, 'arrived'), 404);
    await expectStatus(accept(other, ride.id), 409);
    await expectStatus(dan.client.post(`/api/rides/${ride.id}/release`, {}), 204);
    await expectStatus(step(dan, ride.id, 'arrived'), 404);
    await expectStatus(accept(dan, ride.id), 409);
  });
});
