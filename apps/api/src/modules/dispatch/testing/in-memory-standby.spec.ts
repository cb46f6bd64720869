import { DispatchRowsInMemory, dispatchWorldInMemory } from './dispatch-contract-world';
import { InMemoryStandby } from './in-memory-standby';
import { describeStandby } from './standby-contract';

describeStandby('standby lists in memory', async () => {
  const rows = new DispatchRowsInMemory();
  return { standby: new InMemoryStandby(rows), world: dispatchWorldInMemory(rows, async () => []) };
});
