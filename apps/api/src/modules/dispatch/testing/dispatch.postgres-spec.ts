import { PostgresWorld } from '../../../platform/database/testing/postgres-world';
import { only } from '../../../platform/testing/stand-ins';
import type { RidesFacade } from '../../rides/rides.facade';
import { SqlDecisionsRepository } from '../infra/sql-decisions.repository';
import { SqlDemandRepository } from '../infra/sql-demand.repository';
import { SqlDispatchLeaseRepository } from '../infra/sql-dispatch-lease.repository';
import { SqlDriverRatesRepository } from '../infra/sql-driver-rates.repository';
import { SqlOffersRepository } from '../infra/sql-offers.repository';
import { SqlStandbyRepository } from '../infra/sql-standby.repository';
import { describeDecisions } from './decisions-contract';
import { describeDemand } from './demand-contract';
import type { DispatchContractWorld, StoredOffer } from './dispatch-contract-world';
import { describeDispatchLease } from './dispatch-lease-contract';
import { describeDriverRates } from './driver-rates-contract';
import { describeOffers } from './offers-contract';
import { someRide } from '../../rides/testing/some-ride';
import { describeRoundEnds } from './round-ends-contract';
import { describeStandby } from './standby-contract';

let world: PostgresWorld;
beforeAll(async () => void (world = await PostgresWorld.open()), 120_000);
afterAll(() => world?.close());

async function unusedLease(): Promise<SqlDispatchLeaseRepository> {
  await world.database.query(`UPDATE dispatch_lease SET holder = NULL, expires_at = now()`);
  await world.database.query(`DELETE FROM round_requests`);
  return new SqlDispatchLeaseRepository(world.database);
}

describeDispatchLease('the lease of dispatch in PostgreSQL', async () => {
  const { database } = world;
  return {
    lease: await unusedLease(),
    transaction: (work) => world.transaction(work),
    pass: async (milliseconds) => {
      await database.query(
        `UPDATE dispatch_lease SET expires_at = expires_at - $1 * interval '1 millisecond',
                round_began_at = round_began_at - $1 * interval '1 millisecond'`,
        [milliseconds],
      );
    },
  };
});

const offersInPostgres = () =>
  new SqlOffersRepository(world.database, only<RidesFacade>({ find: async (id) => someRide({ id }) }));

const cancelWaiting = () =>
  world.database.query(`UPDATE rides SET status = 'cancelled', cancelled_at = now() WHERE status = 'pending'`);

describeDemand('demand in PostgreSQL', async () => {
  await cancelWaiting();
  return {
    demand: new SqlDemandRepository(world.database),
    world: {
      ...dispatchWorld(),
      place: async (rideId, { pickupLat, pickupLng, groupSize }) =>
        void (await world.database.query(
          `UPDATE rides SET pickup_lat = $2, pickup_lng = $3, group_size = $4 WHERE id = $1`,
          [rideId, pickupLat, pickupLng, groupSize],
        )),
      putInRun: async (rideId) =>
        void (await world.database.query(
          `WITH run AS (INSERT INTO runs (source, ride_type, seats, starts_at) VALUES ('pool', 'GroupPool', 14, now()) RETURNING id)
           UPDATE rides SET run_id = run.id FROM run WHERE rides.id = $1`,
          [rideId],
        )),
    },
  };
});

describeOffers('offers in PostgreSQL', async () => {
  await cancelWaiting();
  return { offers: offersInPostgres(), world: dispatchWorld() };
});

describeStandby('standby lists in PostgreSQL', async () => ({
  standby: new SqlStandbyRepository(world.database),
  world: dispatchWorld(),
}));

describeDecisions('decisions in PostgreSQL', async () => ({
  decisions: new SqlDecisionsRepository(world.database),
  world: dispatchWorld(),
}));

describeRoundEnds('the end of a round in PostgreSQL', async () => ({
  lease: await unusedLease(),
  decisions: new SqlDecisionsRepository(world.database),
  offers: offersInPostgres(),
  world: dispatchWorld(),
}));

describeDriverRates("drivers' rates in PostgreSQL", async () => {
  const run = async (sql: string, parameters: unknown[]) => void (await world.database.query(sql, parameters));
  return {
    rates: new SqlDriverRatesRepository(world.database),
    world: {
      ...dispatchWorld(),
      add: ({ rideId, driverId, status, ahead, createdAt }) =>
        run(
          `INSERT INTO offers (ride_id, driver_id, status, ahead, created_at, pickup_meters, expires_at) VALUES ($1, $2, $3, $4, $5, 0, now())`,
          [rideId, driverId, status, ahead, createdAt],
        ),
      record: ({ rideId, driverId, type, by }) =>
        run(
          `INSERT INTO ride_events (ride_id, number, type, actor_kind, actor_id, data)
           SELECT $1, (SELECT count(*) + 1 FROM ride_events WHERE ride_id = $1), $3, $4,
                  CASE WHEN $4 = 'driver' THEN user_id END, jsonb_build_object('driverId', id) FROM drivers WHERE id = $2`,
          [rideId, driverId, type, by],
        ),
    },
  };
});

function dispatchWorld(): DispatchContractWorld {
  const run = <Row>(sql: string, parameters: unknown[]) => world.database.query<Row>(sql, parameters);
  return {
    transaction: (work) => world.transaction(work),
    newUser: () => world.newUser(),
    newRide: (organizerId) => world.newRide(organizerId),
    async newDriver() {
      const [driver] = await run<{ id: number }>(
        `INSERT INTO drivers (user_id, name, phone, vehicle, license_plate, seats, vehicle_class)
         VALUES ($1, 'Dan', '', 'Van', 'ABC', 14, 'van') RETURNING id`,
        [await world.newUser()],
      );
      return driver!.id;
    },
    async change(rideId, { status, driverId, bookingType, scheduledAt, pendingSince, completedAt, lastEvent }) {
      await run(
        `UPDATE rides SET status = coalesce($2, status), driver_id = coalesce($3, driver_id), booking_type = coalesce($4, booking_type),
                scheduled_at = coalesce($5, scheduled_at), pending_since = coalesce($6, pending_since), completed_at = coalesce($7, completed_at),
                last_event = coalesce($8, last_event)
          WHERE id = $1`,
        [rideId, status, driverId, bookingType, scheduledAt, pendingSince, completedAt, lastEvent],
      );
    },
    async takeSeat(rideId, driverId) {
      await run(
        `INSERT INTO ride_members (ride_id, user_id, code, seat) SELECT $1, user_id, '123456', 1 FROM drivers WHERE id = $2`,
        [rideId, driverId],
      );
    },
    offersOf: (rideId) =>
      run<StoredOffer>(
        `SELECT driver_id AS "driverId", status, cause, ahead FROM offers WHERE ride_id = $1 ORDER BY id`,
        [rideId],
      ),
  };
}
