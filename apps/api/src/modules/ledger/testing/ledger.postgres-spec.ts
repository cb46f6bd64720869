import { PostgresWorld } from '../../../platform/database/testing/postgres-world';
import { describeLedger } from './ledger-contract';
import { postgresLedger } from './postgres-ledger';

let world: PostgresWorld;
beforeAll(async () => void (world = await PostgresWorld.open()), 120_000);
afterAll(() => world?.close());

describeLedger('the ledger in PostgreSQL', async () => ({ ledger: postgresLedger(world.database), world }));
