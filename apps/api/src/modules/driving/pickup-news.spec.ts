import { only } from '../../platform/testing/stand-ins';
import type { OutboxFacade } from '../identity/identity.facade';
import type { RealtimeFacade } from '../realtime/realtime.facade';
import { pickupMoved } from '../rides/rides.events';
import { PickupNews } from './pickup-news';
import { DRIVER, driver, DrivingWorld } from './testing/driving-world';

describe('the news of a moved pickup', () => {
  it('reaches the driver once for each move, also when the reaction runs twice', async () => {
    const world = new DrivingWorld();
    const written = new Map<string, number>();
    const outbox = only<OutboxFacade>({ write: async (userId, { key }) => void written.set(key ?? 'none', userId) });
    const realtime = only<RealtimeFacade>({ toDriver: () => undefined });
    new PickupNews(world.events, world.rides, world.drivers, outbox, realtime).onModuleInit();
    const { id: rideId } = await world.bookEnRoute();
    for (const number of [5, 5, 6])
      await world.events.runReactions(pickupMoved, { rideId, number, type: 'pickup_moved', status: null });
    expect([...written]).toEqual([5, 6].map((number) => [`ride:${rideId}:route:${number}:${DRIVER}`, driver.userId]));
  });
});
