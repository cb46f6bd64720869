import { ApiError } from '../../platform/http/api-error';
import { only, principal } from '../../platform/testing/stand-ins';
import type { AheadFacade } from '../drivers/ahead.facade';
import type { Driver } from '../drivers/drivers.facade';
import type { Ride } from '../rides/rides.facade';
import { DriversAhead } from './drivers-ahead.service';
import { StandbyService } from './standby.service';
import { DAN, DispatchWorld, EVA, signedIn } from './testing/dispatch-world';

describe('the standby list of a scheduled ride', () => {
  let world: DispatchWorld;
  let service: StandbyService;
  let ride: Ride;

  const join = (driverId = DAN, rideId = ride.id) => service.join(signedIn(driverId), driverId, rideId);
  const refused = (why: string) => ({ code: 'ride_taken', more: { extra: { why } } });
  const waiting = async () => (await world.standby.lists([ride.id])).map(({ driverId }) => driverId);

  beforeEach(() => {
    world = new DispatchWorld();
    const ahead = only<AheadFacade>({
      lockApproved: async (_tx, driverId) => {
        if (world.driverStates.get(driverId)?.applicationStatus !== 'approved')
          throw new ApiError('driver_not_approved', '');
        return only<Driver>({ id: driverId });
      },
    });
    const drivers = new DriversAhead(
      ...([world.drivers, ahead, world.rides, world.offers, world.standby, world.eligibility] as const),
    );
    service = new StandbyService(
      ...([world.database, world.rides, drivers, world.standby, world.decisions, world.clock] as const),
    );
    ride = world.addScheduled(24 * 60, { status: 'confirmed', driverId: 99 });
  });

  it('has drivers in the order in which they joined', async () => {
    expect(await join(EVA)).toEqual({ place: 1 });
    expect(await join(DAN)).toEqual({ place: 2 });
    expect(await join(EVA)).toEqual({ place: 1 });
    expect(await waiting()).toEqual([EVA, DAN]);
  });

  it('is for a ride that another driver has', async () => {
    world.rows.change(ride.id, { driverId: DAN });
    await expect(join()).rejects.toMatchObject(refused('mine'));
    world.rows.change(ride.id, { driverId: null, status: 'pending' });
    await expect(join()).rejects.toMatchObject(refused('open'));
    world.rows.change(ride.id, { driverId: 99, status: 'en_route' });
    await expect(join()).rejects.toMatchObject(refused('over'));
    expect(await waiting()).toEqual([]);
  });

  it('is for scheduled rides alone', async () => {
    const now = world.add({ status: 'confirmed', driverId: 99 });
    await expect(join(DAN, now.id)).rejects.toMatchObject(refused('over'));
    await expect(join(DAN, 999)).rejects.toMatchObject(refused('over'));
  });

  it('can be joined from two weeks until half an hour before the start', async () => {
    const at = (minutes: number) => world.rows.change(ride.id, { scheduledAt: world.clock.in(minutes) });
    const [twoWeeks, halfAnHour] = [14 * 24 * 60, 30];
    for (const minutes of [twoWeeks + 1, halfAnHour - 1]) {
      at(minutes);
      await expect(join()).rejects.toMatchObject(refused('over'));
    }
    at(twoWeeks);
    expect(await join()).toEqual({ place: 1 });
    at(halfAnHour);
    expect(await join(EVA)).toEqual({ place: 2 });
  });

  it('takes nobody who could not serve the ride', async () => {
    world.exclusions.set(DAN, 'vehicle_too_small').set(EVA, 'scheduled_ride');
    await expect(join(DAN)).rejects.toMatchObject({
      code: 'ride_not_suitable',
      more: { extra: { reason: 'vehicle_too_small' } },
    });
    await expect(join(EVA)).rejects.toMatchObject({ code: 'ride_overlaps' });
    expect(await waiting()).toEqual([]);
  });

  it('takes approved drivers, each by themselves', async () => {
    world.driverStates.set(DAN, { applicationStatus: 'suspended', isOnline: false });
    await expect(join()).rejects.toMatchObject({ code: 'driver_not_approved' });
    await expect(service.join(signedIn(EVA), DAN, ride.id)).rejects.toMatchObject({ code: 'not_found' });
    world.driverStates.set(EVA, { applicationStatus: 'approved', isOnline: false });
    expect(await join(EVA)).toEqual({ place: 1 });
  });

  it('can be left by the driver alone', async () => {
    await world.wait(ride.id, DAN, EVA);
    await expect(service.leave(signedIn(EVA), DAN, ride.id)).rejects.toMatchObject({ code: 'not_found' });
    await service.leave(signedIn(DAN), DAN, ride.id);
    await service.leave(signedIn(DAN), DAN, ride.id);
    expect(await waiting()).toEqual([EVA]);
  });

  it('is shown to operations', async () => {
    await world.wait(ride.id, EVA, DAN);
    const joinedAt = world.clock.now().toISOString();
    const vehicle = 'Ford Transit';
    expect(await service.ofRide(principal(5, { isAdmin: true }), ride.id)).toEqual({
      drivers: [
        { driverId: EVA, driverName: `Driver ${EVA}`, vehicle, place: 1, joinedAt },
        { driverId: DAN, driverName: `Driver ${DAN}`, vehicle, place: 2, joinedAt },
      ],
    });
    await expect(service.ofRide(principal(1), ride.id)).rejects.toMatchObject({ code: 'not_found' });
  });
});
