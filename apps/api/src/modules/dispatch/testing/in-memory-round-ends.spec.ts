import { DispatchRowsInMemory, dispatchWorldInMemory } from './dispatch-contract-world';
import { InMemoryDecisions } from './in-memory-decisions';
import { InMemoryDispatchLease } from './in-memory-dispatch-lease';
import { InMemoryOffers } from './in-memory-offers';
import { describeRoundEnds } from './round-ends-contract';

describeRoundEnds('the end of a round in memory', async () => {
  const rows = new DispatchRowsInMemory();
  const offers = new InMemoryOffers(rows);
  const decisions = new InMemoryDecisions(rows, offers, () => null);
  const world = dispatchWorldInMemory(rows, async () => []);
  return { lease: new InMemoryDispatchLease(decisions), decisions, offers, world };
});
