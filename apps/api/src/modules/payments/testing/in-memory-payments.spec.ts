import { worldInMemory } from '../../../platform/database/testing/repository-world';
import { InMemoryPaymentRecords } from './in-memory-payment-records';
import { describePaymentHolds } from './payment-holds-contract';
import { describePaymentRecords } from './payment-records-contract';

const open = async () => ({ payments: new InMemoryPaymentRecords(), world: worldInMemory() });

describePaymentRecords('payments in memory', open);
describePaymentHolds('holds in memory', open);
