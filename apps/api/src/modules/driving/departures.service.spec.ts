import type { Ride } from '../rides/rides.facade';
import { DeparturesService } from './departures.service';
import { DRIVER, driver, DrivingWorld, OTHER_DRIVER } from './testing/driving-world';

describe('setting out', () => {
  let world: DrivingWorld;
  let departures: DeparturesService;

  beforeEach(() => {
    world = new DrivingWorld();
    departures = new DeparturesService(world.database, world.rides, world.drivers, world.runsFacade, world.clock);
  });

  const ahead = (minutes: number, more: Partial<Ride> = {}) =>
    world.bookEnRoute({
      status: 'confirmed',
      bookingType: 'scheduled',
      scheduledAt: world.clock.in(minutes),
      ...more,
    });
  const setOut = ({ id }: Ride, driverId = DRIVER) => departures.setOut({ id: driverId, userId: driver.userId }, id);

  it('brings a confirmed ride on the way', async () => {
    const ride = await ahead(60);
    await setOut(ride);
    expect(await world.stored(ride.id)).toMatchObject({ status: 'en_route', driverId: DRIVER });
    expect(await world.history(ride.id)).toMatchObject([
      { type: 'driver_set_out', actorKind: 'driver', actorId: driver.userId, status: 'en_route' },
    ]);
  });

  it('is possible from two hours before the start', async () => {
    const ride = await ahead(121);
    await expect(setOut(ride)).rejects.toMatchObject({ code: 'too_early', more: { extra: { hours: 2 } } });
    expect(await world.stored(ride.id)).toMatchObject({ status: 'confirmed' });
    world.clock.forward(1);
    await setOut(ride);
    expect(await world.stored(ride.id)).toMatchObject({ status: 'en_route' });
  });

  it('is for the driver of the ride, at work', async () => {
    const ride = await ahead(60);
    await expect(setOut(ride, OTHER_DRIVER)).rejects.toMatchObject({ code: 'ride_state_conflict' });
    world.cars.goOffline(DRIVER);
    await expect(setOut(ride)).rejects.toMatchObject({ code: 'driver_offline' });
    expect(await world.stored(ride.id)).toMatchObject({ status: 'confirmed' });
  });

  it('again changes nothing, also after later steps', async () => {
    const ride = await ahead(60);
    await setOut(ride);
    await setOut(ride);
    const started = await world.bookEnRoute({ status: 'completed', scheduledAt: world.clock.in(500) });
    await setOut(started);
    expect(await world.history(ride.id)).toHaveLength(1);
    expect(await world.history(started.id)).toEqual([]);
  });

  it('is refused while another ride is under way, unless one run serves both', async () => {
    await world.bookEnRoute({ runId: 70, status: 'in_progress' });
    await expect(setOut(await ahead(60))).rejects.toMatchObject({ code: 'driver_busy' });
    const together = await ahead(60, { runId: 70 });
    await setOut(together);
    expect(await world.stored(together.id)).toMatchObject({ status: 'en_route' });
  });

  it('is refused to a pickup that other stops of the run come before', async () => {
    const [first, second] = [await ahead(60, { runId: 70 }), await ahead(60, { runId: 70 })];
    world.runs.add([
      [first.id, 'pickup'],
      [second.id, 'pickup'],
    ]);
    await expect(setOut(second)).rejects.toMatchObject({ code: 'not_next_stop' });
    await setOut(first);
    expect(await world.stored(first.id)).toMatchObject({ status: 'en_route' });
  });

  it('is refused for a ride that the driver has no more', async () => {
    const ride = await ahead(60, { status: 'pending', driverId: null });
    await expect(setOut(ride)).rejects.toMatchObject({
      code: 'ride_state_conflict',
      more: { extra: { status: 'pending' } },
    });
  });
});
