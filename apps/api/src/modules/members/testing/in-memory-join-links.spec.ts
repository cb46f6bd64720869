import { worldInMemory } from '../../../platform/database/testing/repository-world';
import { InMemoryJoinLinks } from './in-memory-join-links';
import { describeJoinLinks } from './join-links-contract';

describeJoinLinks('join links in memory', async () => ({ links: new InMemoryJoinLinks(), world: worldInMemory() }));
