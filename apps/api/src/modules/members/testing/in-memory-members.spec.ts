import { worldInMemory } from '../../../platform/database/testing/repository-world';
import { InMemoryMembers } from './in-memory-members';
import { describeMembers } from './members-contract';

describeMembers('members in memory', async () => ({ members: new InMemoryMembers(), world: worldInMemory() }));
