import { describeDecisions } from './decisions-contract';
import { DispatchRowsInMemory, dispatchWorldInMemory } from './dispatch-contract-world';
import { InMemoryDecisions } from './in-memory-decisions';
import { InMemoryOffers } from './in-memory-offers';

describeDecisions('decisions in memory', async () => {
  const rows = new DispatchRowsInMemory();
  const offers = new InMemoryOffers(rows);
  const drivers = new Set<number>();
  const named = (id: number) => (drivers.has(id) ? { id, name: 'Pat', vehicle: 'Van' } : null);
  const base = dispatchWorldInMemory(rows, async () => []);
  const world = {
    ...base,
    newDriver: async () => {
      const id = await base.newDriver();
      drivers.add(id);
      return id;
    },
  };
  return { decisions: new InMemoryDecisions(rows, offers, named), world };
});
