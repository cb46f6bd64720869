import { only } from '../../platform/testing/stand-ins';
import type { VehicleRulesFacade } from '../settings/settings.facade';
import { ControlledDriversService } from './controlled-drivers.service';
import { applicationStatusChanged } from './drivers.events';
import { PresenceService } from './presence.service';
import { DriversWorld, signedIn } from './testing/drivers-world';

describe('a driver for a sandbox', () => {
  let world: DriversWorld;
  let service: ControlledDriversService;
  const create = () =>
    world.transaction((tx) => service.create(tx, { userId: 7, name: 'Test', seats: 7, vehicleClass: 'car' }));

  beforeEach(() => {
    world = new DriversWorld();
    const presence = new PresenceService(
      ...([world.database, world.repository, world.drivers, world.availability, world.realtime, world.clock] as const),
    );
    service = new ControlledDriversService(
      ...([world.repository, world.drivers, presence, only<VehicleRulesFacade>({ current: world.rules })] as const),
    );
  });

  it('is approved and offline, with a number that calls nobody', async () => {
    const id = await create();
    expect(await world.stored(id)).toMatchObject({
      userId: 7,
      applicationStatus: 'approved',
      isOnline: false,
      seats: 7,
      licensePlate: 'SBX7',
      phone: '7045550100',
    });
    expect(world.events.of(applicationStatusChanged)).toMatchObject([{ driverId: id, status: 'approved' }]);
  });

  it('is made once for a user', async () => {
    await create();
    await expect(create()).rejects.toThrow('drives already');
  });

  it('has as many seats as the class allows, or all of them', () => {
    expect([service.seatsOf('van', 6), service.seatsOf('van')]).toEqual([6, 15]);
    for (const seats of [4, 16])
      expect(() => service.seatsOf('van', seats)).toThrow('must be from 5 to 15 for this class');
  });

  it('goes online as other drivers do', async () => {
    const driver = await world.stored(await create());
    await service.setStatus(signedIn(driver), driver.id, { isOnline: true });
    expect((await world.stored(driver.id)).isOnline).toBe(true);
    world.giveRide(driver.id, 'in_progress');
    const offline = service.setStatus(signedIn(driver), driver.id, { isOnline: false });
    await expect(offline).rejects.toMatchObject({ code: 'driver_busy' });
    await service.heartbeat(signedIn(driver), driver.id, { timestamp: 0, unloading: true });
    expect(await world.repository.seenAsExpected(driver.id, world.clock.now(), world.clock.now())).toBe(false);
  });
});
