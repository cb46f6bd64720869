import { describeDispatchLease } from './dispatch-lease-contract';
import { worldInMemory } from '../../../platform/database/testing/repository-world';
import { InMemoryDispatchLease } from './in-memory-dispatch-lease';

describeDispatchLease('the lease of dispatch in memory', async () => {
  const lease = new InMemoryDispatchLease();
  return { lease, pass: async (milliseconds) => lease.pass(milliseconds), transaction: worldInMemory().transaction };
});
