import { startApi, type Api } from './support/api';
import { driver, expectStatus, person, type Driver } from './support/people';
import { AIRPORT, book, completeTrip, driveTo, offerTo, until, UPTOWN } from './support/rides';

let api: Api;

beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api?.stop());

/** A completed trip of ten minutes to the north. @param seconds after the start at which the car was seen @param speed in meters per second */
async function tripOf(dan: Driver, seconds: readonly number[], speed = 1000 / 60): Promise<number> {
  await driveTo(dan, UPTOWN);
  const { id, totalCost } = (await book(await person(api))) as { id: number; totalCost: string };
  await offerTo(api, id, [dan.driverId]);
  await expectStatus(dan.client.post(`/api/rides/${id}/accept/${dan.driverId}`), 200);
  for (const status of ['arrived', 'in_progress'])
    await expectStatus(dan.client.patch(`/api/rides/${id}/status`, { status, reason: 'No phones' }), 200);
  await expectStatus(completeTrip(dan, id, { amount: totalCost }), 200);
  await until(
    () => api.query(`SELECT 1 FROM ledger_transactions WHERE ride_id = $1 AND kind = 'fare'`, [id]),
    ({ length }) => length === 1,
  );
  await api.query(`DELETE FROM driven_points WHERE ride_id = $1`, [id]);
  await api.query(
    `UPDATE rides SET started_at = completed_at - interval '10 minutes', distance_meters = 16093 WHERE id = $1`,
    [id],
  );
  await api.query(
    `INSERT INTO driven_points (ride_id, at, driver_id, lat_e5, lng_e5)
     SELECT r.id, r.started_at + s * interval '1 second', $2, round(35.2e5 + s * $4::float8 / 111195 * 1e5), -8080000
       FROM rides r, unnest($3::int[]) AS s WHERE r.id = $1`,
    [id, dan.driverId, seconds, speed],
  );
  return id;
}

/** Makes two trips of ten minutes share a vehicle. The second begins five minutes after the first. */
async function share(first: number, second: number): Promise<void> {
  await api.query(
    `WITH run AS (INSERT INTO runs (source, ride_type, seats, starts_at) VALUES ('pool', 'GroupPool', 14, now()) RETURNING id)
     UPDATE rides SET run_id = run.id FROM run WHERE rides.id IN ($1, $2)`,
    [first, second],
  );
  await api.query(
    `UPDATE driven_points p SET at = p.at - b.started_at + a.started_at + interval '5 minutes'
       FROM rides a, rides b WHERE a.id = $1 AND b.id = $2 AND p.ride_id = b.id`,
    [first, second],
  );
  await api.query(
    `UPDATE rides b SET started_at = a.started_at + interval '5 minutes', completed_at = a.completed_at + interval '5 minutes'
       FROM rides a WHERE a.id = $1 AND b.id = $2`,
    [first, second],
  );
}

const EVERY_SECOND = Array.from({ length: 601 }, (_, index) => index);
const EVERY_HALF_MINUTE = Array.from({ length: 21 }, (_, index) => index * 30);

describe('the miles of a tax summary', () => {
  it('are the miles driven where a position was stored every second', async () => {
    const dan = await driver(api, AIRPORT);
    await tripOf(dan, EVERY_SECOND, 11);
    const { body } = await expectStatus(dan.client.get(`/api/drivers/${dan.driverId}/tax-summary`), 200);
    expect(body.total).toMatchObject({ trips: 1, miles: 4.1, plannedTrips: 0 });
  });

  it('count once while two trips share the vehicle', async () => {
    const dan = await driver(api, AIRPORT);
    await share(await tripOf(dan, EVERY_HALF_MINUTE), await tripOf(dan, EVERY_HALF_MINUTE));
    const { body } = await expectStatus(dan.client.get(`/api/drivers/${dan.driverId}/tax-summary`), 200);
    // The car drove for fifteen minutes, a kilometer each.
    expect(body.total).toMatchObject({ trips: 2, miles: 9.3, plannedTrips: 0 });
  });

  it('count once while two trips share the vehicle, also when the miles of one of them are planned', async () => {
    const dan = await driver(api, AIRPORT);
    await share(await tripOf(dan, EVERY_HALF_MINUTE), await tripOf(dan, []));
    const { body } = await expectStatus(dan.client.get(`/api/drivers/${dan.driverId}/tax-summary`), 200);
    // Ten kilometers were driven. Ten miles were planned for the second trip, which had the vehicle alone for half of it.
    expect(body.total).toMatchObject({ trips: 2, miles: 11.2, plannedTrips: 1 });
  });

  it('are the miles driven, or the planned miles where positions are missing, and marked as such', async () => {
    const dan = await driver(api, AIRPORT);
    const summary = async () =>
      (await expectStatus(dan.client.get(`/api/drivers/${dan.driverId}/tax-summary`), 200)).body.total;
    await tripOf(dan, EVERY_HALF_MINUTE);
    // Ten kilometers were driven, ten miles were planned.
    expect(await summary()).toMatchObject({ trips: 1, miles: 6.2, plannedTrips: 0 });
    await tripOf(dan, []);
    expect(await summary()).toMatchObject({ trips: 2, miles: 16.2, plannedTrips: 1 });
    const gap = EVERY_HALF_MINUTE.filter((second) => second < 180 || second > 360);
    await tripOf(dan, gap);
    expect(await summary()).toMatchObject({ trips: 3, miles: 26.2, plannedTrips: 2 });
    const endless = EVERY_HALF_MINUTE.filter((second) => second < 420);
    await tripOf(dan, endless);
    expect(await summary()).toMatchObject({ trips: 4, miles: 36.2, plannedTrips: 3 });

    const { body: csv } = await expectStatus(dan.client.get(`/api/drivers/${dan.driverId}/tax-summary.csv`), 200);
    const rows = String(csv).split('\r\n');
    expect(rows[0]).toMatch(/^Month,Trips,Trip miles,Trips counted with planned miles,/);
    expect(rows.at(-2)).toMatch(/^\d{4},4,36\.2,3,/);
  });
});
