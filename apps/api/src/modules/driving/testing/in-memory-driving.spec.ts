import { worldInMemory } from '../../../platform/database/testing/repository-world';
import { SYSTEM } from '../../rides/rides.facade';
import { InMemoryRides } from '../../rides/testing/in-memory-rides';
import { describeApproaches } from './approaches-contract';
import type { DrivingContractWorld } from './driving-contract-world';
import { UNSEEN, type DrivingSources, type SeenDriver } from './driving-sources';
import { InMemoryProgressChecks } from './in-memory-progress-checks';
import { InMemoryRideConfirmations } from './in-memory-ride-confirmations';
import { describeProgressChecks } from './progress-checks-contract';
import { describeRideConfirmations } from './ride-confirmations-contract';

function tables(): { sources: DrivingSources; world: DrivingContractWorld } {
  const { transaction, newUser } = worldInMemory();
  const rides = new InMemoryRides();
  const drivers = new Map<number, SeenDriver>();
  const [boarded, behind] = [new Set<number>(), new Set<number>()];
  return {
    sources: {
      rides: () => rides.all,
      driver: (driverId) => drivers.get(driverId) ?? UNSEEN,
      isAnybodyAboard: async (rideId) => boarded.has(rideId),
      isNextOfRun: (rideId) => !behind.has(rideId),
      now: () => new Date(),
    },
    world: {
      transaction,
      newUser,
      newRide: async (organizerId) => rides.add({ organizerId, status: 'pending' }).id,
      async newDriver(seen = {}) {
        const id = await newUser();
        drivers.set(id, { ...UNSEEN, ...seen });
        return id;
      },
      async assign(rideId, given) {
        const { status, driverId, acceptedAt } = given ?? { status: 'pending', driverId: null };
        const from = ['pending', 'confirmed', 'en_route', 'in_progress'] as const;
        const move = {
          rideId,
          to: status,
          actor: SYSTEM,
          event: 'driver_assigned',
          set: { driverId, acceptedAt },
        } as const;
        await transaction((tx) => rides.transition(tx, move, from, []));
      },
      async arrive(rideId, at) {
        const { driverId } = (await rides.find(rideId))!;
        await transaction((tx) => rides.markArrived(tx, rideId, driverId!, at));
      },
      movePickup: async (rideId, { lat, lng }) =>
        void rides.add({ ...(await rides.find(rideId))!, pickupLat: lat, pickupLng: lng }),
      board: async (rideId) => void boarded.add(rideId),
      putBehindAnother: async (rideId) => void behind.add(rideId),
    },
  };
}

describeRideConfirmations('ride confirmations in memory', async () => {
  const { sources, world } = tables();
  return { confirmations: new InMemoryRideConfirmations(sources), world };
});

const openChecks = async () => {
  const { sources, world } = tables();
  return { checks: new InMemoryProgressChecks(sources), world };
};
describeProgressChecks('progress checks in memory', openChecks);
describeApproaches('approaches in memory', openChecks);
