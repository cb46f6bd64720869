import { RecordedEvents } from '../../platform/testing/stand-ins';
import { rideChanged } from '../rides/rides.events';
import { DepartedDrivers } from './departed-drivers.service';
import { seekDriver } from './offering.service';
import { DAN, DispatchWorld, EVA } from './testing/dispatch-world';

describe('a driver who sets out for a scheduled ride', () => {
  it('loses the offers of immediate requests, which are offered to others', async () => {
    const world = new DispatchWorld();
    const events = new RecordedEvents();
    new DepartedDrivers(events, world.rides, world.withdrawals).onModuleInit();
    const scheduled = world.addScheduled(20, { status: 'confirmed', driverId: DAN });
    const [request, other] = [world.add(), world.add()];
    await world.offer(request.id, DAN);
    await world.offer(other.id, EVA);
    const publish = (type: 'pickup_moved' | 'driver_set_out') =>
      world.transaction((tx) =>
        events.publish(tx, rideChanged, { rideId: scheduled.id, number: 3, type, status: null }),
      );
    await publish('pickup_moved');
    expect(world.answers(request.id)).toEqual([[DAN, 'open']]);
    await publish('driver_set_out');
    expect(world.offers.ofRide(request.id)).toMatchObject([{ driverId: DAN, status: 'withdrawn', cause: 'assigned' }]);
    expect(world.answers(other.id)).toEqual([[EVA, 'open']]);
    expect(world.enqueued()).toEqual([{ name: seekDriver.name, rideId: request.id }]);
    expect(world.pushed).toEqual([`no offer of ${request.id} to ${DAN}`]);
  });
});
