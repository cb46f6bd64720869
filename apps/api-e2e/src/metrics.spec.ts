import type { MetricsDay, MetricsView } from '@groupride/contracts';
import { startApi, type Api, type Client } from './support/api';
import { addManyRides } from './support/many-rides';
import { driver, expectStatus, operator, person, type Driver } from './support/people';
import { book, UPTOWN } from './support/rides';

const ZONE = 'America/New_York';

let api: Api;
let operations: Client;
let drivers: Driver[];

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: 'ops@example.test' });
  operations = await operator(api, 'ops@example.test');
  drivers = [
    await driver(api, UPTOWN),
    await driver(api, UPTOWN, 14, 'minibus'),
    await driver(api, UPTOWN, 50, 'coach'),
  ];
  const rita = await person(api, 'Rita Rider');
  const ids = await addManyRides(api, {
    organizerId: rita.id,
    driverIds: drivers.map(({ driverId }) => driverId),
    count: 400,
    days: 25,
  });
  await api.query(
    `INSERT INTO reviews (ride_id, driver_id, user_id, rating, created_at, hidden_at)
     SELECT id, driver_id, organizer_id, 1 + id % 5, completed_at, CASE WHEN id % 7 = 0 THEN now() END
       FROM rides WHERE id = ANY($1) AND status = 'completed'`,
    [ids],
  );
}, 120_000);
afterAll(() => api?.stop());

const figures = async (query: string) =>
  (await expectStatus(operations.get(`/api/admin/metrics${query}`), 200)).body as MetricsView;
const days = async (query: string) =>
  (await expectStatus(operations.get(`/api/admin/metrics/days${query}`), 200)).body.days as MetricsDay[];
const count = async (sql: string, parameters: unknown[]) =>
  Number((await api.query<{ count: unknown }>(`SELECT ${sql} AS count`, parameters))[0]?.count ?? NaN);

/** A day in the city, some days from today. */
async function cityDay(daysFromToday: number): Promise<string> {
  const [row] = await api.query<{ day: string }>(
    `SELECT to_char((now() AT TIME ZONE $1)::date + $2::int, 'YYYY-MM-DD') AS day`,
    [ZONE, daysFromToday],
  );
  return row!.day;
}
/** Days from $1 to $2 in zone $3. */
const within = (column: string) => `(${column} AT TIME ZONE $3)::date BETWEEN $1::date AND $2::date`;

describe('figures', () => {
  it.each([
    [-6, 0],
    [-20, -11],
    [-30, 0],
  ])('for days %i to %i equal plain queries', async (first, last) => {
    const [from, to] = [await cityDay(first), await cityDay(last)];
    const shown = await figures(`?from=${from}&to=${to}`);
    const between = [from, to, ZONE];
    const completed = `FROM rides WHERE status = 'completed' AND ${within('completed_at')}`;
    expect(shown).toMatchObject({ from, to });
    expect(shown.totalRides).toBe(await count(`(SELECT count(*) FROM rides WHERE ${within('created_at')})`, between));
    expect(shown.completedRides).toBe(await count(`(SELECT count(*) ${completed})`, between));
    expect(shown.completedRides).toBeGreaterThan(10);
    expect(shown.cancelledRides).toBe(
      await count(
        `(SELECT count(*) FROM rides WHERE status = 'cancelled' AND pending_since IS NOT NULL AND ${within('cancelled_at')})`,
        between,
      ),
    );
    expect(shown.activeDrivers).toBe(await count(`(SELECT count(DISTINCT driver_id) ${completed})`, between));
    expect(shown.totalPassengers).toBe(await count(`(SELECT sum(passengers) ${completed})`, between));
    expect(Number(shown.revenue)).toBe(await count(`(SELECT sum(total_cost) ${completed})`, between));
    expect(shown.completionRate).toBeCloseTo(shown.completedRides / (shown.completedRides + shown.cancelledRides), 3);
    expect(shown.responseTime).toBeCloseTo(
      await count(
        `(SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM accepted_at - pending_since) / 60)
            FROM rides WHERE accepted_at IS NOT NULL AND ${within('accepted_at')})`,
        between,
      ),
      1,
    );
    expect(shown.averageRating).toBe(
      await count(
        `(SELECT round(avg(rating), 2) FROM reviews WHERE hidden_at IS NULL AND ${within('created_at')})`,
        between,
      ),
    );
  });

  it('are compared with the period before of the same length', async () => {
    const shown = await figures(`?from=${await cityDay(-8)}&to=${await cityDay(-5)}`);
    const { from, to, previousStart, previousEnd, previous, pendingRides, driversOnline, ...current } = await figures(
      `?from=${await cityDay(-12)}&to=${await cityDay(-9)}`,
    );
    expect(shown.previous).toEqual(current);
    expect(shown.previous.totalRides).toBeGreaterThan(10);
    expect([from, to]).toEqual([await cityDay(-12), await cityDay(-9)]);
    expect(Date.parse(shown.previousEnd)).toBeGreaterThan(Date.parse(shown.previousStart));
    expect(previousStart < previousEnd && previous.totalRides > 0).toBe(true);
    expect([pendingRides, driversOnline]).toEqual([0, 3]);
  });

  it('compare today so far with yesterday until the same time', async () => {
    const { previousStart, previousEnd } = await figures('');
    const [row] = await api.query<{ seconds: number }>(
      `SELECT extract(epoch FROM now() - date_trunc('day', now() AT TIME ZONE $1) AT TIME ZONE $1)::float8 AS seconds`,
      [ZONE],
    );
    expect((Date.parse(previousEnd) - Date.parse(previousStart)) / 1000).toBeCloseTo(row!.seconds, -1);
  });

  it('compare one car per person with what the class of the shared vehicle emits', async () => {
    const [from, to] = [await cityDay(-6), await cityDay(0)];
    const rides = await api.query<{ miles: number; passengers: number; vehicle_class: string }>(
      `SELECT r.distance_meters / 1609.344 AS miles, r.passengers, d.vehicle_class FROM rides r JOIN drivers d ON d.id = r.driver_id
        WHERE r.status = 'completed' AND ${within('r.completed_at')}`,
      [from, to, ZONE],
    );
    const shared: Record<string, number> = { car: 400, van: 508, minibus: 1252, coach: 1433 };
    const grams = rides.map(
      ({ miles, passengers, vehicle_class }) => Number(miles) * (passengers * 400 - shared[vehicle_class]!),
    );
    expect((await figures(`?from=${from}&to=${to}`)).carbonSaved).toBeCloseTo(
      grams.reduce((sum, each) => sum + each, 0) / 1000,
      0,
    );
    // Two people in a coach emit more than two people in two cars.
    expect(Math.min(...grams)).toBeLessThan(0);
  });

  it('link to lists with the same number of rides, drivers and reviews', async () => {
    const [from, to] = [await cityDay(-3), await cityDay(-1)];
    const shown = await figures(`?from=${from}&to=${to}`);
    const listed = async (filter: string) =>
      (await expectStatus(operations.get(`/api/admin/rides?limit=100&from=${from}&to=${to}&${filter}`), 200)).body.rides
        .length;
    expect(await listed('')).toBe(shown.totalRides);
    expect(await listed('dated=completed')).toBe(shown.completedRides);
    expect(await listed('dated=ended')).toBe(shown.completedRides + shown.cancelledRides);
    expect(await listed('dated=ended&status=cancelled')).toBe(shown.cancelledRides);
    expect(await listed('dated=accepted')).toBe(
      await count(`(SELECT count(*) FROM rides WHERE ${within('accepted_at')})`, [from, to, ZONE]),
    );
    const listedDrivers = async (filter: string) =>
      (await expectStatus(operations.get(`/api/admin/drivers?limit=100&${filter}`), 200)).body.drivers.length;
    expect(await listedDrivers(`from=${from}&to=${to}`)).toBe(shown.activeDrivers);
    expect(shown.activeDrivers).toBeGreaterThan(0);
    expect(await listedDrivers('presence=reachable')).toBe(shown.driversOnline);
    const { body: given } = await expectStatus(
      operations.get(`/api/admin/reviews?state=shown&from=${from}&to=${to}`),
      200,
    );
    expect(given.reviews).toHaveLength(
      await count(`(SELECT count(*) FROM reviews WHERE hidden_at IS NULL AND ${within('created_at')})`, [
        from,
        to,
        ZONE,
      ]),
    );
    const ratings = given.reviews.map(({ rating }: { rating: number }) => rating) as number[];
    expect(shown.averageRating).toBeCloseTo(ratings.reduce((sum, each) => sum + each, 0) / ratings.length, 1);
  });

  it('count every ride without a driver as pending, including scheduled ones, like the list they link to', async () => {
    const pia = await person(api, 'Pending Pia');
    await book(pia);
    await book(pia, { startsIn: 24 * 60 });
    const { pendingRides } = await figures('');
    expect(pendingRides).toBe(2);
    expect(pendingRides).toBe(await count(`(SELECT count(*) FROM rides WHERE status = 'pending')`, []));
    const { body } = await expectStatus(operations.get('/api/admin/rides?limit=100&status=pending'), 200);
    expect(body.rides).toHaveLength(pendingRides);
  });

  it('are refused for impossible dates', async () => {
    const problem = async (query: string) =>
      ((await expectStatus(operations.get(`/api/admin/metrics${query}`), 400)).body.errors as { field: string }[])[0]
        ?.field;
    expect(await problem('?period=24h')).toBe('period');
    expect(await problem('?from=2026-02-30&to=2026-03-01')).toBe('from');
    expect(await problem('?from=2026-02-01&to=2026-02-30')).toBe('to');
    expect(await problem('?from=2026-02-02&to=2026-02-01')).toBe('to');
    expect(await problem('?from=yesterday&to=2026-02-01')).toBe('from');
    expect(await problem('?from=2026-02-01')).toBe('to');
    expect(await problem('?to=2026-02-01')).toBe('from');
    expect(await problem('?from=2024-01-01&to=2026-02-01')).toBe('to');
    expect(await problem('?from=2999-01-01&to=2999-01-02')).toBe('from');
    expect((await operations.get('/api/admin/rides?from=2026-02-02&to=2026-02-01')).status).toBe(400);
  });
});

describe('figures of each day', () => {
  it('add up to those of the period and equal those of the single day', async () => {
    const query = `?from=${await cityDay(-12)}&to=${await cityDay(0)}`;
    const [whole, each] = [await figures(query), await days(query)];
    expect(each.map(({ day }) => day)).toEqual(
      await Promise.all(Array.from({ length: 13 }, (_, index) => cityDay(index - 12))),
    );
    const sum = (value: (day: MetricsDay) => number) => each.reduce((total, day) => total + value(day), 0);
    expect(sum((day) => day.totalRides)).toBe(whole.totalRides);
    expect(sum((day) => day.completedRides)).toBe(whole.completedRides);
    expect(sum((day) => Number(day.revenue))).toBeCloseTo(Number(whole.revenue), 2);
    for (const { day, ...shown } of [each[0]!, each[5]!, each[12]!])
      expect(await figures(`?from=${day}&to=${day}`)).toMatchObject(shown);
  });

  it('are zero, without a response time, when nothing happened', async () => {
    expect(await days('?from=2025-01-01&to=2025-01-02')).toEqual(
      ['2025-01-01', '2025-01-02'].map((day) => ({
        day,
        totalRides: 0,
        completedRides: 0,
        revenue: '0.00',
        responseTime: null,
        activeDrivers: 0,
      })),
    );
    expect(await figures('?from=2025-01-01&to=2025-01-02')).toMatchObject({
      totalRides: 0,
      revenue: '0.00',
      completionRate: null,
      averageRating: null,
      carbonSaved: 0,
    });
  });
});
