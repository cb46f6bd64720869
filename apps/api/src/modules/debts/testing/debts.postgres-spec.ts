import { randomUUID } from 'node:crypto';
import { PostgresWorld } from '../../../platform/database/testing/postgres-world';
import { SqlDebtsRepository } from '../infra/sql-debts.repository';
import { describeDebts, type DebtsContractWorld } from './debts-contract';

let world: PostgresWorld;
beforeAll(async () => void (world = await PostgresWorld.open()), 120_000);
afterAll(() => world?.close());

describeDebts('debts in PostgreSQL', async () => ({
  debts: new SqlDebtsRepository(world.database),
  world: debtsWorld(),
}));

function debtsWorld(): DebtsContractWorld {
  const run = async (sql: string, parameters: unknown[]) => void (await world.database.query(sql, parameters));
  return {
    transaction: (work) => world.transaction(work),
    newUser: () => world.newUser(),
    newRide: (organizerId) => world.newRide(organizerId),
    async end(rideId, { status, at, paymentMethod = 'card', byOperations = false }) {
      // A completed ride must have a driver.
      await run(
        `WITH driver AS (INSERT INTO drivers (user_id, name, phone, vehicle, license_plate, seats, vehicle_class)
                         VALUES ($5, 'Dan', '', 'Van', 'ABC', 14, 'van') RETURNING id)
         UPDATE rides SET status = $2, payment_method = $3, ${status}_at = $4, driver_id = driver.id FROM driver WHERE rides.id = $1`,
        [rideId, status, paymentMethod, at, await world.newUser()],
      );
      await run(`INSERT INTO ride_events (ride_id, number, type, actor_kind) VALUES ($1, 1000, $2, $3)`, [
        rideId,
        status === 'completed' ? 'trip_completed' : 'ride_cancelled',
        byOperations ? 'admin' : 'driver',
      ]);
    },
    book: (rideId, payerId, amount) =>
      run(
        `WITH posting AS (INSERT INTO ledger_transactions (key, kind, ride_id) VALUES ($1, 'fare', $2) RETURNING id)
         INSERT INTO ledger_entries (transaction_id, account, amount_cents)
         SELECT id, account, amount FROM posting, (VALUES ('rider:' || $3::integer, $4::bigint), ('platform:fees', -$4::bigint)) AS entry (account, amount)`,
        [randomUUID(), rideId, payerId, amount],
      ),
    pay: (rideId, payerId, { purpose, state, failureMessage = null }) =>
      run(
        `INSERT INTO payments (ride_id, payer_id, purpose, amount, state, failure_message) VALUES ($1, $2, $3, 50, $4, $5)`,
        [rideId, payerId, purpose, state, failureMessage],
      ),
  };
}
