import { dispatchWorldInMemory, DispatchRowsInMemory } from './dispatch-contract-world';
import { InMemoryOffers } from './in-memory-offers';
import { describeOffers } from './offers-contract';

describeOffers('offers in memory', async () => {
  const rows = new DispatchRowsInMemory();
  const offers = new InMemoryOffers(rows);
  const world = dispatchWorldInMemory(rows, async (rideId) =>
    offers.ofRide(rideId).map(({ driverId, status, cause, ahead }) => ({ driverId, status, cause, ahead })),
  );
  return { offers, world };
});
