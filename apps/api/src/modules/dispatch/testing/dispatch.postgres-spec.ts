import { SqlDispatchLeaseRepository } from '../infra/sql-dispatch-lease.repository';
import { describeDispatchLease } from './dispatch-lease-contract';
import { PostgresWorld } from '../../../platform/database/testing/postgres-world';

let world: PostgresWorld;
beforeAll(async () => void (world = await PostgresWorld.open()), 120_000);
afterAll(() => world?.close());

describeDispatchLease('the lease of dispatch in PostgreSQL', async () => {
  const { database } = world;
  await database.query(`UPDATE dispatch_lease SET holder = NULL, expires_at = now(), requested = 0, served = 0`);
  return {
    lease: new SqlDispatchLeaseRepository(database),
    pass: async (milliseconds) => {
      await database.query(
        `UPDATE dispatch_lease SET expires_at = expires_at - $1 * interval '1 millisecond',
                round_began_at = round_began_at - $1 * interval '1 millisecond'`,
        [milliseconds],
      );
    },
  };
});
