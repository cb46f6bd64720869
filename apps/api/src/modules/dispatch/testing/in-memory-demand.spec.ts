import { describeDemand } from './demand-contract';
import { DispatchRowsInMemory, dispatchWorldInMemory } from './dispatch-contract-world';
import { InMemoryDemand } from './in-memory-demand';

describeDemand('demand in memory', async () => {
  const rows = new DispatchRowsInMemory();
  const world = dispatchWorldInMemory(rows, async () => []);
  return {
    demand: new InMemoryDemand(rows),
    world: {
      ...world,
      place: async (rideId, ride) => void rows.change(rideId, ride),
      putInRun: async (rideId) => void rows.change(rideId, { runId: 1 }),
    },
  };
});
