import { RecordedEvents } from '../../platform/testing/stand-ins';
import { memberJoined } from '../rides/rides.events';
import type { Ride } from '../rides/rides.facade';
import { JoinedDriversService } from './joined-drivers.service';
import { DAN, DispatchWorld, EVA } from './testing/dispatch-world';

describe('a driver who joins a ride that is offered to them', () => {
  let world: DispatchWorld;
  let events: RecordedEvents;
  let ride: Ride;

  beforeEach(async () => {
    world = new DispatchWorld();
    events = new RecordedEvents();
    new JoinedDriversService(events, world.offers, world.pushes, world.jobs).onModuleInit();
    ride = world.add();
    await world.offer(ride.id, DAN);
  });

  /** The driver takes a seat in the ride. @param pushed the messages that were sent before the transaction ended */
  const join = (driverId: number, rideId = ride.id): Promise<string[]> =>
    world.transaction(async (tx) => {
      world.rows.takeSeat(rideId, driverId);
      await events.publish(tx, memberJoined, { rideId, number: 1, type: 'member_joined', status: null });
      return [...world.pushed];
    });

  it('loses the offer, and both the ride and the driver are searched for again', async () => {
    const before = await join(DAN);
    expect(world.offers.ofRide(ride.id)).toMatchObject([{ driverId: DAN, status: 'withdrawn', cause: 'joined' }]);
    expect(world.enqueued()).toEqual([
      { name: 'seek-a-driver-for-the-ride', rideId: ride.id },
      { name: 'seek-a-ride-for-the-driver', driverId: DAN },
    ]);
    expect([before, world.pushed]).toEqual([[], [`no offer of ${ride.id} to ${DAN}`]]);
  });

  it('loses no offer of another ride', async () => {
    const other = world.add();
    await world.offer(other.id, DAN);
    await join(DAN);
    expect(world.answers(other.id)).toEqual([[DAN, 'open']]);
  });

  it('leaves the offers of others, and those that were answered', async () => {
    await world.offer(ride.id, EVA);
    await world.transaction((tx) => world.offers.close(tx, { rideId: ride.id, driverId: DAN }, 'declined'));
    await join(DAN);
    expect(world.answers(ride.id)).toEqual([
      [DAN, 'declined'],
      [EVA, 'open'],
    ]);
    expect([world.enqueued(), world.pushed]).toEqual([[], []]);
  });

  it('starts no search when somebody without an offer joins', async () => {
    await join(EVA);
    expect(world.answers(ride.id)).toEqual([[DAN, 'open']]);
    expect([world.enqueued(), world.pushed]).toEqual([[], []]);
  });
});
