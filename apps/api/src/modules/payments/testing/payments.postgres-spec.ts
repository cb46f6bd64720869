import { PostgresWorld } from '../../../platform/database/testing/postgres-world';
import { TypeOrmPaymentRecords } from '../infra/typeorm-payment-records';
import { describePaymentHolds } from './payment-holds-contract';
import { describePaymentRecords } from './payment-records-contract';

let world: PostgresWorld;
beforeAll(async () => void (world = await PostgresWorld.open()), 120_000);
afterAll(() => world?.close());

const open = async () => ({ payments: new TypeOrmPaymentRecords(world.database), world });

describePaymentRecords('payments in PostgreSQL', open);
describePaymentHolds('holds in PostgreSQL', open);
