import type { Ride } from '../rides/rides.facade';
import { seekRide } from './search.service';
import { StandbyPromotion } from './standby-promotion.service';
import { DAN, DispatchWorld, EVA } from './testing/dispatch-world';

describe('a scheduled ride that lost its driver', () => {
  let world: DispatchWorld;
  let service: StandbyPromotion;
  let ride: Ride;

  const waiting = async () => (await world.standby.lists([ride.id])).map(({ driverId }) => driverId);

  beforeEach(async () => {
    world = new DispatchWorld();
    service = new StandbyPromotion(
      ...([world.database, world.drivers, world.rides, world.withdrawals, world.standby] as const),
      ...([world.eligibility, world.clock] as const),
    );
    ride = world.addScheduled(240);
    await world.wait(ride.id, DAN, EVA);
  });

  it('goes to the first one on its standby list', async () => {
    expect(await service.promote(ride.id)).toBe(true);
    expect(world.ride(ride.id)).toMatchObject({
      status: 'confirmed',
      driverId: DAN,
      acceptedAt: world.clock.now(),
      busyFrom: world.clock.in(225),
    });
    expect(world.history).toEqual([
      {
        rideId: ride.id,
        type: 'driver_assigned',
        actor: { as: 'system', userId: null },
        data: { driverId: DAN, standby: true },
      },
    ]);
    expect(world.offers.ofRide(ride.id)).toMatchObject([{ driverId: DAN, status: 'accepted', ahead: true }]);
    expect(await waiting()).toEqual([EVA]);
  });

  it('goes to the next one when the first one cannot serve it, who keeps the place', async () => {
    world.exclusions.set(DAN, 'documents_expired');
    expect(await service.promote(ride.id)).toBe(true);
    expect(world.ride(ride.id).driverId).toBe(EVA);
    expect(await waiting()).toEqual([DAN]);
  });

  it('goes to no driver who may not drive, and to one who is offline', async () => {
    world.driverStates.set(DAN, { applicationStatus: 'suspended', isOnline: false });
    world.driverStates.set(EVA, { applicationStatus: 'approved', isOnline: false });
    expect(await service.promote(ride.id)).toBe(true);
    expect(world.ride(ride.id).driverId).toBe(EVA);
  });

  it('goes to the next one when the first one took another ride in this moment', async () => {
    const busy = { busyFrom: world.clock.in(230), busyUntil: world.clock.in(300) };
    world.addScheduled(245, { status: 'confirmed', driverId: DAN, ...busy });
    expect(await service.promote(ride.id)).toBe(true);
    expect(world.ride(ride.id).driverId).toBe(EVA);
  });

  it('ends the offer to somebody who has waited less', async () => {
    await world.offer(ride.id, 95);
    await service.promote(ride.id);
    expect(world.answers(ride.id)).toEqual([[DAN, 'accepted']]);
    expect(world.pushed).toEqual([`no offer of ${ride.id} to 95`]);
    expect(world.enqueued()).toEqual([{ name: seekRide.name, driverId: 95 }]);
  });

  it('is searched for when nobody on the list can serve it', async () => {
    world.exclusions.set(DAN, 'vehicle_too_small').set(EVA, 'refused');
    await world.offer(ride.id, 95);
    expect(await service.promote(ride.id)).toBe(false);
    expect(world.ride(ride.id)).toMatchObject({ status: 'pending', driverId: null });
    expect(world.answers(ride.id)).toEqual([[95, 'open']]);
    expect(await waiting()).toEqual([DAN, EVA]);
    expect(await service.promote(world.addScheduled(240).id)).toBe(false);
  });

  it('goes to nobody in the half hour before it starts, nor after it was cancelled', async () => {
    world.clock.forward(211);
    expect(await service.promote(ride.id)).toBe(false);
    const cancelled = world.addScheduled(240, { status: 'cancelled' });
    await world.wait(cancelled.id, DAN);
    expect(await service.promote(cancelled.id)).toBe(false);
    expect(world.history).toEqual([]);
  });

  it('reports other failures', async () => {
    world.driverStates.delete(DAN);
    await expect(service.promote(ride.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(world.ride(ride.id).driverId).toBeNull();
  });
});
