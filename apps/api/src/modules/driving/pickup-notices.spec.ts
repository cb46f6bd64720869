import { only } from '../../platform/testing/stand-ins';
import type { OutboxFacade } from '../identity/identity.facade';
import type { RealtimeFacade } from '../realtime/realtime.facade';
import { pickupMoved } from '../rides/rides.events';
import { SYSTEM } from '../rides/rides.facade';
import { PickupNotices } from './pickup-notices';
import { DRIVER, driver, DrivingWorld } from './testing/driving-world';

describe('the notice of a moved pickup', () => {
  let world: DrivingWorld;
  let written: Map<string, number>;

  beforeEach(() => {
    world = new DrivingWorld();
    written = new Map();
    const outbox = only<OutboxFacade>({ write: async (userId, { key }) => void written.set(key ?? 'none', userId) });
    const realtime = only<RealtimeFacade>({ toDriver: () => undefined });
    new PickupNotices(world.events, world.rides, world.drivers, outbox, realtime).onModuleInit();
  });

  it('reaches the driver once for each move, also when the reaction runs twice', async () => {
    const { id: rideId } = await world.bookEnRoute();
    for (const number of [5, 5, 6])
      await world.events.runReactions(pickupMoved, { rideId, number, type: 'pickup_moved', status: null });
    expect([...written]).toEqual([5, 6].map((number) => [`ride:${rideId}:route:${number}:${DRIVER}`, driver.userId]));
  });

  it('is not sent to a driver who accepted the ride with the new pickup', async () => {
    const { id: rideId } = await world.bookEnRoute();
    const note = (type: 'pickup_moved' | 'driver_assigned') =>
      world.database.transaction((tx) => world.rides.note(tx, { rideId, type, actor: SYSTEM }));
    const tell = (number: number) =>
      world.events.runReactions(pickupMoved, { rideId, number, type: 'pickup_moved', status: null });
    const known = await note('pickup_moved');
    await note('driver_assigned');
    await tell(known);
    expect([...written]).toEqual([]);
    const event = await note('pickup_moved');
    await tell(event);
    expect([...written.keys()]).toEqual([`ride:${rideId}:route:${event}:${DRIVER}`]);
  });
});
