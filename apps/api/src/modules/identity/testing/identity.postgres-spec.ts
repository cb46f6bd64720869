import { PostgresWorld } from '../../../platform/database/testing/postgres-world';
import { PostgresDecoyCodes } from '../infra/postgres-decoy-codes';
import { PostgresMessages } from '../infra/postgres-messages';
import { describeDecoyCodes } from './decoy-codes-contract';
import { describeMessages } from './messages-contract';

let world: PostgresWorld;
beforeAll(async () => void (world = await PostgresWorld.open()), 120_000);
afterAll(() => world?.close());

describeMessages('the outbox in PostgreSQL', async () => ({ messages: new PostgresMessages(world.database), world }));
describeDecoyCodes('decoy codes in PostgreSQL', async () => ({ codes: new PostgresDecoyCodes(world.database), world }));
