import type { Ride } from '../rides/rides.facade';
import { expireOffer, seekDriver } from './offering.service';
import { DAN, DispatchWorld, EVA, searchFor } from './testing/dispatch-world';

describe('offering a ride', () => {
  let world: DispatchWorld;
  let ride: Ride;

  const offer = (driverId: number, isAsleep = false) =>
    world.transaction((tx) =>
      world.offering.offer(tx, searchFor(ride, world.clock.now()), driverId, { meters: 800, isAsleep }),
    );
  const onlyOffer = () => world.offers.ofRide(ride.id)[0]!;

  beforeEach(() => {
    world = new DispatchWorld();
    ride = world.add();
  });

  it('asks the driver for some seconds, after which the offer ends', async () => {
    await offer(DAN);
    const { id, ...made } = onlyOffer();
    expect(made).toMatchObject({ driverId: DAN, status: 'open', pickupMeters: 800, ahead: false });
    expect(made.expiresAt).toEqual(world.clock.in(15 / 60));
    expect(world.recordedJobs.enqueued).toEqual([
      { name: expireOffer.name, data: { rideId: ride.id, offerId: id }, at: made.expiresAt },
    ]);
  });

  it('gives a driver whose phone sleeps half a minute', async () => {
    await offer(DAN, true);
    expect(onlyOffer().expiresAt).toEqual(world.clock.in(0.5));
  });

  it('gives a driver whose phone sleeps no less than others', async () => {
    world.config.OFFER_SECONDS = 60;
    await offer(DAN, true);
    expect(onlyOffer().expiresAt).toEqual(world.clock.in(1));
  });

  it('writes it to the history of the ride, and why this driver was chosen', async () => {
    await offer(EVA);
    expect(world.history).toEqual([
      {
        rideId: ride.id,
        type: 'offer_made',
        actor: { as: 'system', userId: null },
        data: { driverId: EVA, offerId: onlyOffer().id },
      },
    ]);
    expect(world.decisions.all).toMatchObject([{ rideId: ride.id, driverId: EVA, ridesTogether: 1 }]);
    expect(world.decisions.all[0]!.candidates.map(({ driverId, result }) => [driverId, result])).toEqual([
      [DAN, 'not_preferred'],
      [EVA, 'offered'],
    ]);
  });

  it('notifies a sleeping phone in the same transaction, so that a crash loses no notification', async () => {
    await world.transaction(async (tx) => {
      await world.offering.offer(tx, searchFor(ride, world.clock.now()), EVA, { meters: 800, isAsleep: true });
      expect(world.notified).toEqual([`offer of ${ride.id} to ${EVA}, 101 s away`]);
    });
  });

  it('tells the driver’s app only after the commit', async () => {
    await world.transaction(async (tx) => {
      await world.offering.offer(tx, searchFor(ride, world.clock.now()), DAN, { meters: 800, isAsleep: false });
      expect(world.pushed).toEqual([]);
    });
    expect(world.pushed).toEqual([`offer of ${ride.id} to ${DAN}`]);
  });
});

describe('a decision about a ride', () => {
  let world: DispatchWorld;
  let ride: Ride;
  const waits = () => world.transaction((tx) => world.offering.isWaiting(tx, ride.id));

  beforeEach(() => {
    world = new DispatchWorld();
    ride = world.add();
  });

  it('is made while it waits without an offer', async () => {
    expect(await waits()).toBe(true);
    await world.offer(ride.id, DAN);
    expect(await waits()).toBe(false);
    await world.transaction((tx) => world.offers.close(tx, { rideId: ride.id, driverId: DAN }, 'declined'));
    expect(await waits()).toBe(true);
    world.rows.change(ride.id, { status: 'cancelled' });
    expect(await waits()).toBe(false);
  });

  it('is recorded without a driver when nobody was found, and makes no offer', async () => {
    const context = searchFor(ride, world.clock.now());
    await world.transaction((tx) => world.offering.recordNoDriverFound(tx, context));
    expect(world.decisions.all).toMatchObject([{ rideId: ride.id, driverId: null, fingerprint: 'not_preferred' }]);
    expect([world.answers(ride.id), world.history, world.pushed]).toEqual([[], [], []]);
  });

  it('names the driver whose vehicle the group joined, without asking them', async () => {
    const context = searchFor(ride, world.clock.now());
    await world.transaction((tx) => world.offering.recordJoined(tx, context, DAN));
    expect(world.decisions.all).toMatchObject([{ driverId: DAN }]);
    expect([world.answers(ride.id), world.history]).toEqual([[], []]);
  });

  it('is tried again soon', async () => {
    await world.transaction((tx) => world.offering.retrySoon(tx, ride.id));
    expect(world.recordedJobs.enqueued).toEqual([{ name: seekDriver.name, data: { rideId: ride.id } }]);
  });
});
