import { randomUUID } from 'node:crypto';
import { worldInMemory } from '../../../platform/database/testing/repository-world';
import { InMemoryRides } from './in-memory-rides';
import { describeRideSteps } from './ride-steps-contract';
import { describeRides } from './rides-contract';
import type { OpenRides } from './rides-contract-world';

const open: OpenRides = async () => {
  const world = worldInMemory();
  const seats = new Set<string>();
  return {
    rides: new InMemoryRides(async (rideId, userId) => seats.has(`${rideId} ${userId}`)),
    world: {
      ...world,
      newDriver: () => world.newUser(),
      newQuote: async () => randomUUID(),
      newRun: () => world.newUser(),
      takeSeat: async (rideId, userId) => void seats.add(`${rideId} ${userId}`),
      leave: async (rideId, userId) => void seats.delete(`${rideId} ${userId}`),
    },
  };
};

describeRides('rides in memory', open);
describeRideSteps('the steps of rides in memory', open);
