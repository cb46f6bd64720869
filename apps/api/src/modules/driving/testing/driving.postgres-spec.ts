import { PostgresWorld } from '../../../platform/database/testing/postgres-world';
import { SqlProgressChecksRepository } from '../infra/sql-progress-checks.repository';
import { SqlRideConfirmationsRepository } from '../infra/sql-ride-confirmations.repository';
import { describeApproaches } from './approaches-contract';
import type { DrivingContractWorld } from './driving-contract-world';
import { UNSEEN } from './driving-sources';
import { describeProgressChecks } from './progress-checks-contract';
import { describeRideConfirmations } from './ride-confirmations-contract';

let world: PostgresWorld;
beforeAll(async () => void (world = await PostgresWorld.open()), 120_000);
afterAll(() => world?.close());

describeRideConfirmations('ride confirmations in PostgreSQL', async () => ({
  confirmations: new SqlRideConfirmationsRepository(world.database),
  world: drivingWorld(),
}));

const openChecks = async () => ({ checks: new SqlProgressChecksRepository(world.database), world: drivingWorld() });
describeProgressChecks('progress checks in PostgreSQL', openChecks);
describeApproaches('approaches in PostgreSQL', openChecks);

function drivingWorld(): DrivingContractWorld {
  const run = async (sql: string, parameters: unknown[]) => void (await world.database.query(sql, parameters));
  return {
    transaction: (work) => world.transaction(work),
    newUser: () => world.newUser(),
    newRide: (organizerId) => world.newRide(organizerId),
    async newDriver(seen = {}) {
      const { credible, positionAt, lastSeenAt, control } = { ...UNSEEN, ...seen };
      const userId = await world.newUser();
      const [driver] = await world.database.query<{ id: number }>(
        `INSERT INTO drivers (user_id, name, phone, vehicle, license_plate, seats, vehicle_class, credible_lat, credible_lng, position_at, last_seen_at)
         VALUES ($1, 'Dan', '', 'Van', 'ABC', 14, 'van', $2, $3, $4, $5) RETURNING id`,
        [userId, credible?.lat ?? null, credible?.lng ?? null, positionAt, lastSeenAt],
      );
      if (control !== 'none')
        await run(`INSERT INTO sandbox_drivers (driver_id, owner_id, is_stalled) VALUES ($1, $2, $3)`, [
          driver!.id,
          userId,
          control === 'stalled',
        ]);
      return driver!.id;
    },
    assign: (rideId, given) =>
      run(`UPDATE rides SET status = $2, driver_id = $3, accepted_at = $4 WHERE id = $1`, [
        rideId,
        given?.status ?? 'pending',
        given?.driverId ?? null,
        given?.acceptedAt ?? null,
      ]),
    arrive: (rideId, at) => run(`UPDATE rides SET arrived_at = $2 WHERE id = $1`, [rideId, at]),
    movePickup: (rideId, { lat, lng }) =>
      run(`UPDATE rides SET pickup_lat = $2, pickup_lng = $3 WHERE id = $1`, [rideId, lat, lng]),
    board: async (rideId) =>
      run(`INSERT INTO ride_members (ride_id, user_id, code, seat, verified_at) VALUES ($1, $2, '123456', 1, now())`, [
        rideId,
        await world.newUser(),
      ]),
    putBehindAnother: async (rideId) =>
      run(
        `WITH run AS (INSERT INTO runs (source, ride_type, seats, starts_at) VALUES ('pool', 'GroupPool', 14, now()) RETURNING id),
         stop AS (INSERT INTO run_stops (run_id, position, ride_id, kind, planned_at)
                  SELECT id, position, ride_id, 'pickup', now() FROM run, (VALUES (0, $2::integer), (1, $1::integer)) AS next (position, ride_id))
         UPDATE rides SET run_id = run.id FROM run WHERE rides.id IN ($1, $2)`,
        [rideId, await world.newRide(await world.newUser())],
      ),
  };
}
