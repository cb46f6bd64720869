import { worldInMemory } from '../../../platform/database/testing/repository-world';
import { InMemoryRides } from '../../rides/testing/in-memory-rides';
import { InMemoryRuns } from './in-memory-runs';
import { describeRuns } from './runs-contract';

describeRuns('runs in memory', async () => {
  const { transaction, newUser } = worldInMemory();
  const rides = new InMemoryRides();
  return {
    runs: new InMemoryRuns(() => rides.all),
    world: {
      transaction,
      newUser,
      newDriver: newUser,
      newRoutePlan: newUser,
      newRide: async (organizerId) => rides.add({ organizerId, status: 'pending' }).id,
      assign: async (rideId, ride) => void rides.add({ ...(await rides.find(rideId)), ...ride }),
    },
  };
});
