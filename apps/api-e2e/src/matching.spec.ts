import { startApi, type Api } from './support/api';
import { driver, person, type Driver } from './support/people';
import { book, roundsAreMade, until, UPTOWN, type Booking } from './support/rides';
import { StatementGate } from './support/statement-gate';

const gate = new StatementGate();
let api: Api;

beforeAll(async () => {
  api = await startApi({ OFFER_SECONDS: '600' }, { through: (databaseUrl) => gate.between(databaseUrl) });
}, 120_000);
afterAll(() => api?.stop());
/** Removes rides and drivers, so that none takes part in the next test. */
afterEach(async () => {
  await api.query(`UPDATE drivers SET is_online = false`);
  await api.query(`UPDATE offers SET status = 'withdrawn' WHERE status = 'open'`);
  await api.query(`UPDATE rides SET status = 'cancelled' WHERE status <> 'cancelled'`);
});

/** About 110 meters per thousandth. */
const north = (thousandths: number) => ({ lat: UPTOWN.lat + thousandths / 1000, lng: UPTOWN.lng });

/** A request without a driver, at another place and created some seconds ago. */
async function waiting(thousandths: number, waitedSeconds = 0, booking: Booking = {}): Promise<number> {
  const { id } = (await book(await person(api), booking)) as { id: number };
  await until(
    () => api.query(`SELECT 1 FROM dispatch_decisions WHERE ride_id = $1`, [id]),
    (rows) => rows.length > 0,
  );
  await api.query(`UPDATE rides SET pickup_lat = $2, pending_since = now() - $3 * interval '1 second' WHERE id = $1`, [
    id,
    north(thousandths).lat,
    waitedSeconds,
  ]);
  return id;
}

/** A driver who gets no offers before `beginWork`. */
async function parked(thousandths: number, seats = 6): Promise<Driver> {
  const someone = await driver(api, { lat: 35.6, lng: -80.4 }, seats);
  await api.query(`UPDATE drivers SET is_online = false, credible_lat = $2, credible_lng = $3 WHERE id = $1`, [
    someone.driverId,
    north(thousandths).lat,
    UPTOWN.lng,
  ]);
  return someone;
}

/** Puts all online at the same moment, without a wake-up for each. */
async function beginWork(...drivers: Driver[]): Promise<void> {
  await api.query(`UPDATE drivers SET is_online = true, last_seen_at = now(), position_at = now() WHERE id = ANY($1)`, [
    drivers.map(({ driverId }) => driverId),
  ]);
  await roundsAreMade(api);
}

const offers = async () =>
  Object.fromEntries(
    (
      await api.query<{ ride_id: number; driver_id: number }>(
        `SELECT ride_id, driver_id FROM offers WHERE status = 'open' ORDER BY ride_id`,
      )
    ).map(({ ride_id, driver_id }) => [ride_id, driver_id]),
  );
const newestDecision = async (rideId: number) =>
  (
    await api.query<{ rides_together: number; candidates: { driverId: number; result: string }[] }>(
      `SELECT rides_together, candidates FROM dispatch_decisions WHERE ride_id = $1 ORDER BY id DESC LIMIT 1`,
      [rideId],
    )
  )[0]!;

describe('requests that wait at the same time', () => {
  it('are matched for the shortest total pickup time, where choosing the nearest driver for each in turn takes longer', async () => {
    const [first, second] = [await waiting(0, 2), await waiting(30, 1)];
    const [between, below] = [await parked(10), await parked(-40)];
    await beginWork(between, below);
    // One after the other, the first request would take the driver between them, and the other driver would drive seven kilometers.
    expect(await offers()).toEqual({ [first]: below.driverId, [second]: between.driverId });
    const decision = await newestDecision(first);
    expect(decision.rides_together).toBe(2);
    expect(decision.candidates.map(({ driverId, result }) => [driverId, result])).toEqual([
      [between.driverId, 'matched_elsewhere'],
      [below.driverId, 'offered'],
    ]);
  });

  it('compete for the only driver by pickup time when they have waited about equally long', async () => {
    const [far, near] = [await waiting(100, 12), await waiting(1, 10)];
    const only = await parked(0);
    await beginWork(only);
    expect(await offers()).toEqual({ [near]: only.driverId });
    expect((await newestDecision(far)).candidates[0]).toMatchObject({
      driverId: only.driverId,
      result: 'matched_elsewhere',
    });
  });

  it('are not starved by nearer ones that came later', async () => {
    const [longWaiting, near] = [await waiting(100, 420), await waiting(1, 10)];
    const only = await parked(0);
    await beginWork(only);
    expect(await offers()).toEqual({ [longWaiting]: only.driverId });
    expect((await newestDecision(near)).candidates[0]).toMatchObject({ result: 'matched_elsewhere' });
  });

  it('get vehicles of the right size: four people the car, twelve the van next to the four', async () => {
    const tour = { rideType: 'WineTour' } as const;
    const [four, twelve] = [
      await waiting(0, 5, { ...tour, groupSize: 4 }),
      await waiting(0, 5, { ...tour, groupSize: 12 }),
    ];
    const [van, car] = [await parked(1, 14), await parked(40)];
    await beginWork(van, car);
    expect(await offers()).toEqual({ [four]: car.driverId, [twelve]: van.driverId });
  });

  it('get the car when four people wait, not the minibus or the coach next door', async () => {
    const four = await waiting(0, 5, { rideType: 'WineTour', groupSize: 4 });
    const [minibus, coach, car] = [await parked(1, 24), await parked(1, 55), await parked(15)];
    await beginWork(minibus, coach, car);
    expect(await offers()).toEqual({ [four]: car.driverId });
    const results = (await newestDecision(four)).candidates.map(({ driverId, result }) => [driverId, result]);
    expect(results.slice(0, 2)).toEqual([
      [car.driverId, 'offered'],
      [minibus.driverId, 'not_preferred'],
    ]);
    expect(results).toContainEqual([coach.driverId, 'class_not_suitable']);
  });

  it('are all served when there are enough drivers, each by one', async () => {
    const rides = await Promise.all(Array.from({ length: 12 }, (_, index) => waiting(index)));
    const drivers = await Promise.all(Array.from({ length: 12 }, (_, index) => parked(2 * index - 6)));
    await beginWork(...drivers);
    const offered = await offers();
    expect(
      Object.keys(offered)
        .map(Number)
        .sort((a, b) => a - b),
    ).toEqual([...rides].sort((a, b) => a - b));
    expect(new Set(Object.values(offered)).size).toBe(12);
  });
});

it('matches a request at once when no other waits', async () => {
  const dan = await driver(api, north(1));
  await roundsAreMade(api);
  // From now on, several requests would be gathered for an hour.
  await api.query(`UPDATE dispatch_lease SET round_began_at = now() + interval '1 hour'`);
  const ride = await book(await person(api));
  await until(offers, (open) => open[ride.id] === dan.driverId);
  expect((await newestDecision(ride.id)).rides_together).toBe(1);
});

describe('a decision that waits to be written while another dispatcher decides', () => {
  /** Makes a round for these drivers wait before it writes its decision. */
  async function decidedFor(...drivers: Driver[]): Promise<void> {
    gate.holdAt('idle_in_transaction_session_timeout');
    await api.query(
      `UPDATE drivers SET is_online = true, last_seen_at = now(), position_at = now() WHERE id = ANY($1)`,
      [drivers.map(({ driverId }) => driverId)],
    );
    await api.query(`INSERT INTO round_requests DEFAULT VALUES`);
    await until(
      () => Promise.resolve(gate.waiting),
      (waiting) => waiting > 0,
    );
  }
  const offeredMeanwhile = (rideId: number, { driverId }: Driver) =>
    api.query(
      `INSERT INTO offers (ride_id, driver_id, pickup_meters, expires_at) VALUES ($1, $2, 100, now() + interval '10 minutes')`,
      [rideId, driverId],
    );
  const open = async () =>
    (
      await api.query<{ pair: string }>(
        `SELECT ride_id || ' to ' || driver_id AS pair FROM offers WHERE status = 'open' ORDER BY id`,
      )
    ).map(({ pair }) => pair);

  it('gives a ride no second driver', async () => {
    const ride = await waiting(0);
    const [near, far] = [await parked(1), await parked(2)];
    await decidedFor(near);
    await offeredMeanwhile(ride, far);
    gate.release();
    await roundsAreMade(api);
    expect(await open()).toEqual([`${ride} to ${far.driverId}`]);
  });

  it('gives a driver no second ride', async () => {
    await waiting(0);
    const other = await waiting(50);
    const near = await parked(1);
    await decidedFor(near);
    await offeredMeanwhile(other, near);
    gate.release();
    await roundsAreMade(api);
    expect(await open()).toEqual([`${other} to ${near.driverId}`]);
  });
});
