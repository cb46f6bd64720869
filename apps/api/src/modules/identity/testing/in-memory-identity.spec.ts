import { worldInMemory } from '../../../platform/database/testing/repository-world';
import { describeDecoyCodes } from './decoy-codes-contract';
import { InMemoryDecoyCodes } from './in-memory-decoy-codes';
import { InMemoryMessages } from './in-memory-messages';
import { describeMessages } from './messages-contract';

describeMessages('the outbox in memory', async () => ({ messages: new InMemoryMessages(), world: worldInMemory() }));
describeDecoyCodes('decoy codes in memory', async () => ({ codes: new InMemoryDecoyCodes(), world: worldInMemory() }));
