import type { Ride } from '../rides/rides.facade';
import { OfferExpiryService } from './offer-expiry.service';
import { seekDriver } from './offering.service';
import { seekRide } from './search.service';
import { DAN, DispatchWorld, EVA } from './testing/dispatch-world';

let world: DispatchWorld;
let ride: Ride;
beforeEach(() => {
  world = new DispatchWorld();
  ride = world.add();
});

describe('an offer without an answer', () => {
  let service: OfferExpiryService;
  const offerId = () => world.offers.ofRide(ride.id)[0]!.id;
  const searchGoesOn = () => [
    { name: seekDriver.name, rideId: ride.id },
    // The same driver can be asked again after a pause.
    { name: seekDriver.name, rideId: ride.id },
    { name: seekRide.name, driverId: DAN },
  ];

  beforeEach(async () => {
    service = new OfferExpiryService(
      ...([world.database, world.rides, world.drivers, world.offers, world.pushes, world.jobs, world.clock] as const),
    );
    await world.offer(ride.id, DAN);
  });

  it('ends, and the search goes on', async () => {
    await service.end(ride.id, offerId());
    expect(world.answers(ride.id)).toEqual([[DAN, 'expired']]);
    expect(world.history).toEqual([
      {
        rideId: ride.id,
        type: 'offer_expired',
        actor: { as: 'system', userId: null },
        data: { driverId: DAN, offerId: offerId() },
      },
    ]);
    expect(world.enqueued()).toEqual(searchGoesOn());
    expect(world.pushed).toEqual([`no offer of ${ride.id} to ${DAN}`]);
  });

  it('ends once, and not after an answer', async () => {
    await world.transaction((tx) => world.offers.accept(tx, ride.id, DAN, world.clock.now()));
    await service.end(ride.id, offerId());
    expect(world.answers(ride.id)).toEqual([[DAN, 'accepted']]);
    expect([world.history, world.enqueued(), world.pushed]).toEqual([[], [], []]);
  });

  it('ends when its driver goes offline, with the reason', async () => {
    world.driverStates.set(DAN, { applicationStatus: 'approved', isOnline: false });
    await world.offer(ride.id, EVA);
    await service.endOfAbsent(DAN);
    expect(world.offers.ofRide(ride.id)).toMatchObject([
      { driverId: DAN, status: 'expired', cause: 'went_offline' },
      { driverId: EVA, status: 'open' },
    ]);
    expect(world.history).toMatchObject([{ data: { driverId: DAN, wentOffline: true } }]);
    expect(world.enqueued()).toEqual(searchGoesOn());
  });

  it('of a ride ahead ends when its driver is suspended, and not when they only go offline', async () => {
    const scheduled = world.addScheduled(600);
    await world.transaction((tx) => world.offers.make(tx, scheduled.id, DAN, 0, world.clock.in(30), true));
    const suspend = (applicationStatus: 'approved' | 'suspended') =>
      world.driverStates.set(DAN, { applicationStatus, isOnline: false });
    suspend('approved');
    await service.endOfAbsent(DAN);
    expect(world.answers(scheduled.id)).toEqual([[DAN, 'open']]);
    suspend('suspended');
    await service.endOfAbsent(DAN);
    expect(world.answers(scheduled.id)).toEqual([[DAN, 'expired']]);
    expect(world.enqueued()).toContainEqual({ name: seekDriver.name, rideId: scheduled.id });
  });

  it('stays open when its driver comes back while their offers are read', async () => {
    const comeBack = () => world.driverStates.set(DAN, { applicationStatus: 'approved', isOnline: true });
    const read = world.offers.openOfDriver.bind(world.offers);
    world.offers.openOfDriver = async (...asked) => {
      const open = await read(...asked);
      comeBack();
      return open;
    };
    world.driverStates.set(DAN, { applicationStatus: 'approved', isOnline: false });
    await service.endOfAbsent(DAN);
    expect(world.answers(ride.id)).toEqual([[DAN, 'open']]);
    expect(world.history).toEqual([]);
  });

  it('stays open when its driver is online again', async () => {
    await service.endOfAbsent(DAN);
    expect(world.answers(ride.id)).toEqual([[DAN, 'open']]);
    expect(world.history).toEqual([]);
  });
});
