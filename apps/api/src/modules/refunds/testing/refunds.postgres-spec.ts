import { randomUUID } from 'node:crypto';
import { PostgresWorld } from '../../../platform/database/testing/postgres-world';
import type { Jobs } from '../../../platform/jobs/jobs';
import { InMemoryAlerts } from '../../alerts/testing/in-memory-alerts';
import type { Account } from '../../ledger/ledger.facade';
import { postgresLedger } from '../../ledger/testing/postgres-ledger';
import type { EarlyRefunds } from '../early-refunds.service';
import { SqlRefundsRepository } from '../infra/sql-refunds.repository';
import { OverpaymentRefundsService } from '../overpayment-refunds.service';
import { RefundFacts } from '../refund-facts.service';
import { describeRefunds, type RefundsContractWorld } from './refunds-contract';

let world: PostgresWorld;
beforeAll(async () => void (world = await PostgresWorld.open()), 120_000);
afterAll(() => world?.close());

/** Refunds stay requested because nothing is sent to the provider. */
describeRefunds('refunds in PostgreSQL', async () => {
  const repository = new SqlRefundsRepository(world.database);
  const jobs = { enqueue: () => Promise.resolve() } as Partial<Jobs> as Jobs;
  const ledger = postgresLedger(world.database);
  const overpayments = new OverpaymentRefundsService(repository, new InMemoryAlerts(), jobs, ledger);
  return { refunds: new RefundFacts(repository, {} as EarlyRefunds, overpayments), world: refundsWorld() };
});

function refundsWorld(): RefundsContractWorld {
  const ledger = postgresLedger(world.database);
  const book = async (rideId: number, payerId: number, amount: number, against: Account) => {
    const entries = [
      { account: `rider:${payerId}` as const, amount },
      { account: against, amount: -amount },
    ];
    const posting = { key: randomUUID(), kind: 'fare' as const, rideId, entries };
    if (amount !== 0) await world.transaction((tx) => ledger.post(tx, posting));
  };
  return {
    transaction: (work) => world.transaction(work),
    newUser: () => world.newUser(),
    newRide: (organizerId) => world.newRide(organizerId),
    charge: (rideId, payerId, amount) => book(rideId, payerId, amount, 'platform:fees'),
    async capture(rideId, payerId, captured) {
      await book(rideId, payerId, -captured, 'provider:clearing');
      const [row] = await world.database.query<{ id: number }>(
        `INSERT INTO payments (ride_id, payer_id, purpose, amount, captured, state, intent_id) VALUES ($1, $2, 'overpayment', 500, $3::bigint / 100.0, 'captured', $4) RETURNING id`,
        [rideId, payerId, captured, randomUUID()],
      );
      return row!.id;
    },
  };
}
