import type { Ride } from '../rides/rides.facade';
import { OfferAnswersService } from './offer-answers.service';
import { seekDriver } from './offering.service';
import { seekRide } from './search.service';
import { DAN, DispatchWorld, EVA, signedIn } from './testing/dispatch-world';

let world: DispatchWorld;
let service: OfferAnswersService;
let ride: Ride;

beforeEach(() => {
  world = new DispatchWorld();
  service = new OfferAnswersService(
    ...([world.database, world.drivers, world.rides, world.offers, world.pushes, world.jobs, world.clock] as const),
  );
  ride = world.add();
});

describe('accepting an offer', () => {
  const accept = (driverId = DAN, rideId = ride.id) => service.accept(signedIn(driverId), rideId, driverId);

  it('sends the driver to an immediate request', async () => {
    await world.offer(ride.id, DAN);
    const { ride: view } = await accept();
    expect(view).toEqual({ id: ride.id, status: 'en_route', driverId: DAN });
    expect(world.answers(ride.id)).toEqual([[DAN, 'accepted']]);
    expect(world.ride(ride.id)).toMatchObject({ acceptedAt: world.clock.now(), busyFrom: world.clock.now() });
    // A quarter of an hour on the way there, and the ride.
    expect(world.ride(ride.id).busyUntil).toEqual(world.clock.in(30));
    expect(world.history).toEqual([
      {
        rideId: ride.id,
        type: 'driver_assigned',
        data: { driverId: DAN },
        actor: { as: 'driver', userId: signedIn(DAN).userId },
      },
    ]);
    expect(world.enqueued()).toEqual([]);
    expect(world.pushed).toEqual([`accepted by ${DAN}`]);
  });

  it('confirms a scheduled ride, and leaves its driver free until it starts', async () => {
    ride = world.addScheduled(60);
    const now = world.add();
    await world.offer(ride.id, DAN);
    await world.offer(now.id, DAN);
    await accept();
    expect(world.ride(ride.id)).toMatchObject({ status: 'confirmed', busyFrom: world.clock.in(45) });
    expect(world.answers(now.id)).toEqual([[DAN, 'open']]);
    expect(world.enqueued()).toEqual([{ name: seekRide.name, driverId: DAN }]);
  });

  it('ends the offers of the ride to others, who look for another one', async () => {
    await world.offer(ride.id, DAN);
    await world.offer(ride.id, EVA);
    await accept();
    expect(world.answers(ride.id)).toEqual([
      [DAN, 'accepted'],
      [EVA, 'withdrawn'],
    ]);
    expect(world.enqueued()).toEqual([{ name: seekRide.name, driverId: EVA }]);
    expect(world.pushed).toEqual([`no offer of ${ride.id} to ${EVA}`, `accepted by ${DAN}`]);
    await expect(accept(EVA)).rejects.toMatchObject({ code: 'offer_gone' });
    expect(world.ride(ride.id).driverId).toBe(DAN);
  });

  it('ends the other offers of the driver, whose rides look for somebody else', async () => {
    const another = world.add();
    await world.offer(ride.id, DAN);
    await world.offer(another.id, DAN);
    await accept();
    expect(world.answers(another.id)).toEqual([[DAN, 'withdrawn']]);
    expect(world.enqueued()).toEqual([{ name: seekDriver.name, rideId: another.id }]);
    expect(world.pushed).toContain(`no offer of ${another.id} to ${DAN}`);
  });

  it('again returns the ride and changes nothing', async () => {
    await world.offer(ride.id, DAN);
    await accept();
    world.clock.forward(1);
    expect(await accept()).toEqual({ ride: { id: ride.id, status: 'en_route', driverId: DAN } });
    expect(world.history).toHaveLength(1);
  });

  it('is too late when the offer has run out, or the ride was cancelled', async () => {
    await world.offer(ride.id, DAN);
    world.clock.forward(1);
    await expect(accept()).rejects.toMatchObject({ code: 'offer_gone' });
    const cancelled = world.add({ status: 'cancelled', driverId: DAN });
    await expect(accept(DAN, cancelled.id)).rejects.toMatchObject({ code: 'offer_gone' });
    expect(world.history).toEqual([]);
  });

  it('does not tell whether a ride exists', async () => {
    await expect(accept()).rejects.toMatchObject({ code: 'offer_gone' });
    await expect(accept(DAN, 999)).rejects.toMatchObject({ code: 'offer_gone' });
  });

  it('is for drivers at work, and for themselves', async () => {
    await world.offer(ride.id, DAN);
    world.driverStates.set(DAN, { applicationStatus: 'approved', isOnline: false });
    await expect(accept()).rejects.toMatchObject({ code: 'driver_offline' });
    world.driverStates.set(DAN, { applicationStatus: 'suspended', isOnline: true });
    await expect(accept()).rejects.toMatchObject({ code: 'driver_not_approved' });
    await expect(service.accept(signedIn(EVA), ride.id, DAN)).rejects.toMatchObject({ code: 'not_found' });
    expect(world.answers(ride.id)).toEqual([[DAN, 'open']]);
  });

  it('is refused to a member of the ride', async () => {
    await world.offer(ride.id, DAN);
    world.rows.takeSeat(ride.id, DAN);
    await expect(accept()).rejects.toMatchObject({ code: 'offer_gone' });
    expect(world.ride(ride.id).status).toBe('pending');
  });

  it('is refused to a driver with a ride under way', async () => {
    world.add({ status: 'in_progress', driverId: DAN });
    await world.offer(ride.id, DAN);
    await expect(accept()).rejects.toMatchObject({ code: 'driver_busy' });
  });

  it('is refused to a driver with another ride at that time', async () => {
    world.addScheduled(60, {
      status: 'confirmed',
      driverId: DAN,
      busyFrom: world.clock.in(45),
      busyUntil: world.clock.in(90),
    });
    ride = world.addScheduled(80);
    await world.offer(ride.id, DAN);
    await expect(accept()).rejects.toMatchObject({ code: 'ride_overlaps' });
  });
});

describe('declining an offer', () => {
  const decline = (driverId = DAN, rideId = ride.id) => service.decline(signedIn(driverId), rideId, driverId);

  it('continues the search, for the ride and for the driver', async () => {
    await world.offer(ride.id, DAN);
    await decline();
    const [offer] = world.offers.ofRide(ride.id);
    expect(offer).toMatchObject({ driverId: DAN, status: 'declined' });
    expect(world.history).toEqual([
      {
        rideId: ride.id,
        type: 'offer_declined',
        data: { driverId: DAN, offerId: offer!.id },
        actor: { as: 'driver', userId: signedIn(DAN).userId },
      },
    ]);
    expect(world.enqueued()).toEqual([
      { name: seekDriver.name, rideId: ride.id },
      { name: seekRide.name, driverId: DAN },
    ]);
    expect(world.pushed).toEqual([`no offer of ${ride.id} to ${DAN}`]);
  });

  it('is possible once, by who was asked', async () => {
    await world.offer(ride.id, DAN);
    await expect(decline(EVA)).rejects.toMatchObject({ code: 'offer_gone' });
    await expect(decline(DAN, 999)).rejects.toMatchObject({ code: 'offer_gone' });
    await expect(service.decline(signedIn(EVA), ride.id, DAN)).rejects.toMatchObject({ code: 'not_found' });
    await decline();
    await expect(decline()).rejects.toMatchObject({ code: 'offer_gone' });
    expect(world.history).toHaveLength(1);
  });
});
