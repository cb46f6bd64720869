import { PostgresWorld } from '../../../platform/database/testing/postgres-world';
import { SqlRunsRepository } from '../infra/sql-runs.repository';
import { describeRuns } from './runs-contract';

let world: PostgresWorld;
beforeAll(async () => void (world = await PostgresWorld.open()), 120_000);
afterAll(() => world?.close());

describeRuns('runs in PostgreSQL', async () => {
  const insert = async (sql: string, parameters: unknown[]) =>
    (await world.database.query<{ id: number }>(sql, parameters))[0]!.id;
  return {
    runs: new SqlRunsRepository(world.database),
    world: {
      transaction: (work) => world.transaction(work),
      newUser: () => world.newUser(),
      newRide: (organizerId) => world.newRide(organizerId),
      newDriver: async () =>
        insert(
          `INSERT INTO drivers (user_id, name, phone, vehicle, license_plate, seats, vehicle_class)
           VALUES ($1, 'Dan', '', 'Van', 'ABC', 14, 'van') RETURNING id`,
          [await world.newUser()],
        ),
      newRoutePlan: async () =>
        insert(
          `INSERT INTO route_plans (name, day, requests, vehicles, changed_by, changed_at)
           VALUES ('Tour', '2027-01-04', '[]', '[]', $1, now()) RETURNING id`,
          [await world.newUser()],
        ),
      assign: async (rideId, { runId, driverId, status }) => {
        await world.database.query(
          `UPDATE rides SET run_id = $2, driver_id = $3, status = $4,
                  started_at = CASE WHEN $4 IN ('in_progress', 'completed') THEN now() END, completed_at = CASE WHEN $4 = 'completed' THEN now() END,
                  cancelled_at = CASE WHEN $4 = 'cancelled' THEN now() END
            WHERE id = $1`,
          [rideId, runId, driverId, status],
        );
      },
    },
  };
});
