import { PaidRides } from './paid-rides';
import { driver, expectStatus, operator, person, type Driver, type Person } from './people';
import { AIRPORT, until, UPTOWN, offerTo } from './rides';
import type { Client } from './api';

const OPERATOR = 'pool-ops@example.test';

/** A point along the route from Uptown (0) to the airport (100), and beyond. */
export const along = (percent: number, name = `Mile ${percent}`) => ({
  name,
  lat: UPTOWN.lat + ((AIRPORT.lat - UPTOWN.lat) * percent) / 100,
  lng: UPTOWN.lng + ((AIRPORT.lng - UPTOWN.lng) * percent) / 100,
});
/** A point about eleven kilometers north of it. */
export const farNorth = (percent: number) => ({ ...along(percent, 'Far north'), lat: along(percent).lat + 0.1 });

export interface Trip {
  groupSize?: number;
  rideType?: string;
  pickup?: ReturnType<typeof along>;
  destination?: ReturnType<typeof along>;
}

/** Starts an API for a spec about groups that share vehicles. @returns how they ask, ride and are matched */
export function setUpGroupPools(use: (opened: { world: PaidRides; operations: Client }) => void) {
  let world: PaidRides;
  let operations: Client;
  beforeAll(async () => {
    world = await PaidRides.start({ OFFER_SECONDS: '600', ADMIN_EMAILS: OPERATOR });
    operations = await operator(world.api, OPERATOR);
    use({ world, operations });
  }, 120_000);
  afterAll(() => world?.api.stop());
  /** Removes vehicles and requests, so that none takes part in the next test. */
  afterEach(async () => {
    await world.api.query(
      `UPDATE drivers SET is_online = false, position_at = now() - interval '1 hour', last_seen_at = now() - interval '1 hour'`,
    );
    await world.api.query(`UPDATE offers SET status = 'withdrawn' WHERE status = 'open'`);
    await world.api.query(
      `UPDATE rides SET status = 'cancelled' WHERE status IN ('pending', 'confirmed', 'en_route', 'in_progress')`,
    );
  });

  const priced = async (
    who: Person,
    { groupSize = 3, rideType = 'GroupPool', pickup = along(0), destination = along(100) }: Trip = {},
  ) =>
    (await expectStatus(who.client.post('/api/calculate-pricing', { groupSize, rideType, pickup, destination }), 200))
      .body;

  /** A paid request of a separate group. */
  async function request(trip: Trip = {}, paymentMethod: 'card' | 'cash' = 'cash', more: object = {}) {
    const organizer = await person(world.api);
    const quote = await priced(organizer, trip);
    const { body: ride } = await expectStatus(
      organizer.client.post('/api/rides', { quoteId: quote.quoteId, paymentMethod, ...more }),
      201,
    );
    if (paymentMethod === 'card') {
      const { body: intent } = await expectStatus(world.begin(organizer, ride.id), 200);
      await world.cards.confirm(intent.clientSecret);
      await until(
        () => world.view(organizer, ride.id),
        ({ status }) => status === 'pending',
      );
    }
    return { organizer, id: ride.id as number, quote };
  }

  /** A van on the way to the group. */
  async function underWay(trip: Trip = {}, { paymentMethod = 'cash' as 'card' | 'cash', seats = 8, more = {} } = {}) {
    const first = await request(trip, paymentMethod, more);
    const someone = await driver(world.api, along(0), seats);
    await offerTo(world.api, first.id, [someone.driverId]);
    await expectStatus(someone.client.post(`/api/rides/${first.id}/accept/${someone.driverId}`), 200);
    return { ...first, driver: someone };
  }

  const joined = ({ organizer, id }: { organizer: Person; id: number }) =>
    until(
      () => world.view(organizer, id),
      ({ status }) => status === 'en_route',
    );
  const stopsOf = async (someone: Driver, rideId: number) =>
    (await world.view(someone, rideId)).run.stops as { rideId: number; kind: string; state: string }[];
  const orderOf = async (someone: Driver, rideId: number) =>
    (await stopsOf(someone, rideId)).map((stop) => `${stop.kind} ${stop.rideId}`);
  /** Keeps the next round of dispatch from beginning. */
  const holdRounds = () =>
    until(
      () =>
        world.api.query(
          `UPDATE dispatch_lease SET holder = 'another', expires_at = now() + interval '1 hour' WHERE holder IS NULL RETURNING 1`,
        ),
      (rows) => rows.length === 1,
    );
  const continueRounds = () =>
    world.api.query(
      `WITH expired AS (UPDATE dispatch_lease SET expires_at = now()) INSERT INTO round_requests DEFAULT VALUES`,
    );
  /** Waits until this many transactions wait for a lock. */
  const waitForLocks = (count: number) =>
    until(
      () =>
        world.api.query(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        ),
      (rows) => rows.length >= count,
    );
  const decisionsOf = async (rideId: number) =>
    (await expectStatus(operations.get(`/api/admin/rides/${rideId}/dispatch`), 200)).body.decisions as {
      driverId: number | null;
      sharedVehicles: { driverId: number; result: string; addedSeconds: number | null; rides: { rideId: number }[] }[];
    }[];

  return { priced, request, underWay, joined, stopsOf, orderOf, holdRounds, continueRounds, waitForLocks, decisionsOf };
}
