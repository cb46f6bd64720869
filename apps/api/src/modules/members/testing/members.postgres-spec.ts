import { SqlJoinLinks } from '../infra/sql-join-links';
import { SqlMembersRepository } from '../infra/sql-members.repository';
import { describeJoinLinks } from './join-links-contract';
import { describeMembers } from './members-contract';
import { PostgresWorld } from '../../../platform/database/testing/postgres-world';

let world: PostgresWorld;
beforeAll(async () => void (world = await PostgresWorld.open()), 120_000);
afterAll(() => world?.close());

describeMembers('members in PostgreSQL', async () => ({ members: new SqlMembersRepository(world.database), world }));
describeJoinLinks('join links in PostgreSQL', async () => ({ links: new SqlJoinLinks(world.database), world }));
