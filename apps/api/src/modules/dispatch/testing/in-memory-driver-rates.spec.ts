import { worldInMemory } from '../../../platform/database/testing/repository-world';
import { describeDriverRates } from './driver-rates-contract';
import { InMemoryDriverRates } from './in-memory-driver-rates';

describeDriverRates("drivers' rates in memory", async () => {
  const rates = new InMemoryDriverRates();
  const base = worldInMemory();
  return {
    rates,
    world: {
      ...base,
      newDriver: base.newUser,
      add: async (offer) => void rates.offers.push(offer),
      record: async (event) => void rates.events.push(event),
    },
  };
});
