import { PostgresWorld } from '../../../platform/database/testing/postgres-world';
import { only } from '../../../platform/testing/stand-ins';
import type { Ride, RidesFacade } from '../../rides/rides.facade';
import { someRide } from '../../rides/testing/some-ride';
import { SqlPaymentContexts } from '../infra/sql-payment-contexts';
import { TypeOrmPaymentRecords } from '../infra/typeorm-payment-records';
import { describePaymentContexts, type PaymentContextsWorld } from './payment-contexts-contract';
import { describePaymentHolds } from './payment-holds-contract';
import { describePaymentRecords } from './payment-records-contract';
import { PaymentsOfARide } from './payments-of-a-ride';

let world: PostgresWorld;
beforeAll(async () => void (world = await PostgresWorld.open()), 120_000);
afterAll(() => world?.close());

const open = async () => ({ payments: new TypeOrmPaymentRecords(world.database), world });

describePaymentRecords('payments in PostgreSQL', open);
describePaymentHolds('holds in PostgreSQL', open);

describePaymentContexts('payment contexts in PostgreSQL', async () => ({
  payments: new TypeOrmPaymentRecords(world.database),
  contexts: new SqlPaymentContexts(
    world.database,
    only<RidesFacade>({ ofRow: ({ id, status }) => someRide({ id, status } as Pick<Ride, 'id' | 'status'>) }),
  ),
  world: contextsWorld(),
}));

describe('a change of a payment', () => {
  it('is prepared once it is repeated', async () => {
    const payments = new TypeOrmPaymentRecords(world.database);
    const { id } = await (await PaymentsOfARide.in(payments, world)).open();
    const prepared = await world.transaction(async (tx) => {
      for (let time = 0; time < 5; time += 1) await payments.change(tx, id, ['created'], { state: 'created' });
      return tx.query(`SELECT 1 FROM pg_prepared_statements WHERE statement LIKE 'UPDATE "payments"%'`);
    });
    expect(prepared).not.toHaveLength(0);
  });
});

function contextsWorld(): PaymentContextsWorld {
  const run = async (sql: string, parameters: unknown[]) => void (await world.database.query(sql, parameters));
  let seats = 0;
  return {
    transaction: (work) => world.transaction(work),
    newUser: () => world.newUser(),
    newRide: (organizerId) => world.newRide(organizerId),
    takeSeat(rideId, userId) {
      seats += 1;
      return run(`INSERT INTO ride_members (ride_id, user_id, code, seat) VALUES ($1, $2, $3, $4)`, [
        rideId,
        userId,
        String(seats).padStart(6, '0'),
        seats,
      ]);
    },
    leave: (rideId, userId) =>
      run(`UPDATE ride_members SET left_at = now() WHERE ride_id = $1 AND user_id = $2`, [rideId, userId]),
    cancel: (rideId) => run(`UPDATE rides SET status = 'cancelled', cancelled_at = now() WHERE id = $1`, [rideId]),
    setCustomer: (userId, customer) =>
      run(`UPDATE users SET stripe_customer_id = $2 WHERE id = $1`, [userId, customer]),
  };
}
