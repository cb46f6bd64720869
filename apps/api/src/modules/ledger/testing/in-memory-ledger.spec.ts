import { worldInMemory } from '../../../platform/database/testing/repository-world';
import { InMemoryLedger } from './in-memory-ledger';
import { describeLedger } from './ledger-contract';

describeLedger('the ledger in memory', async () => ({ ledger: new InMemoryLedger(), world: worldInMemory() }));
