import type { Driver } from './driver';
import { driverBecameAvailable, driverWentOffline } from './drivers.events';
import { PresenceService } from './presence.service';
import { DriversWorld, signedIn } from './testing/drivers-world';

let world: DriversWorld;
let presence: PresenceService;

beforeEach(() => {
  world = new DriversWorld();
  presence = new PresenceService(
    ...([world.database, world.repository, world.drivers, world.availability, world.realtime, world.clock] as const),
  );
});

describe('going online and offline', () => {
  const set = (driver: Driver, isOnline: boolean) => presence.setStatus(signedIn(driver), driver.id, { isOnline });

  it('is shown on all devices of the driver and told to dispatch', async () => {
    const driver = await world.add();
    expect(await set(driver, true)).toMatchObject({ id: driver.id, isOnline: true, phone: driver.phone });
    expect(await world.stored(driver.id)).toMatchObject({ isOnline: true, lastSeenAt: world.clock.now() });
    expect(await set(driver, false)).toMatchObject({ isOnline: false });
    expect(world.toldDrivers).toEqual([driver.id, driver.id]);
    expect(world.events.published).toEqual([
      { name: driverBecameAvailable.name, data: { driverId: driver.id } },
      { name: driverWentOffline.name, data: { driverId: driver.id } },
    ]);
  });

  it.each(['applied', 'rejected', 'suspended'] as const)(
    'is for approved drivers, and not for %s ones',
    async (status) => {
      const driver = await world.add(status);
      await expect(set(driver, true)).rejects.toMatchObject({ code: 'driver_not_approved' });
      expect((await world.stored(driver.id)).isOnline).toBe(false);
      expect(await set(driver, false)).toMatchObject({ isOnline: false });
    },
  );

  it('needs valid documents', async () => {
    const driver = await world.add();
    await world.transaction((tx) => world.repository.setDocumentsExpired(tx, driver.id, true));
    await expect(set(driver, true)).rejects.toMatchObject({ code: 'documents_expired' });
    expect(world.events.published).toEqual([]);
    await set(driver, false);
    expect(world.events.take()).toEqual([driverWentOffline.name]);
  });

  it('waits for the end of the ride under way', async () => {
    const driver = await world.addAtWork();
    world.giveRide(driver.id, 'in_progress');
    await expect(set(driver, false)).rejects.toMatchObject({ code: 'driver_busy' });
    expect((await world.stored(driver.id)).isOnline).toBe(true);
    expect(world.toldDrivers).toEqual([]);
    expect(world.events.published).toEqual([]);
  });

  it('is up to the driver alone', async () => {
    const [driver, another] = [await world.add(), await world.add()];
    await expect(presence.setStatus(signedIn(another), driver.id, { isOnline: true })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await world.stored(driver.id)).isOnline).toBe(false);
  });
});

describe('a heartbeat', () => {
  const beat = (driver: Driver, unloading = false) =>
    presence.heartbeat(signedIn(driver), driver.id, { timestamp: 0, unloading });

  it('says that the driver is still there, which is no news within a minute', async () => {
    const driver = await world.addAtWork();
    world.clock.forward(1);
    await beat(driver);
    expect((await world.stored(driver.id)).lastSeenAt).toEqual(world.clock.now());
    expect(world.events.published).toEqual([]);
  });

  it('wakes up waiting rides after a longer silence', async () => {
    const driver = await world.addAtWork();
    const since = world.clock.now();
    world.clock.forward(5);
    await beat(driver);
    expect(await world.stored(driver.id)).toMatchObject({
      lastSeenAt: world.clock.now(),
      unreachableFrom: since,
      unreachableUntil: world.clock.now(),
    });
    expect(world.events.of(driverBecameAvailable)).toEqual([{ driverId: driver.id }]);
  });

  it('of a page that closes keeps rides from the driver until the next one', async () => {
    const driver = await world.addAtWork();
    await beat(driver, true);
    const available = () => world.repository.available(world.availability.seenSince(), 10);
    expect(await available()).toEqual([]);
    await beat(driver);
    expect(await available()).toMatchObject([{ id: driver.id }]);
    expect(world.events.take()).toEqual([driverBecameAvailable.name]);
  });

  it('of a driver who is offline changes nothing', async () => {
    const driver = await world.add();
    await beat(driver);
    await beat(driver, true);
    expect(await world.stored(driver.id)).toEqual(driver);
    expect(world.events.published).toEqual([]);
  });

  it('of a driver who was suspended counts until their ride is over', async () => {
    const driver = await world.addAtWork();
    world.giveRide(driver.id, 'in_progress');
    await world.transaction((tx) => world.repository.setApplicationStatus(tx, driver.id, 'suspended', 'Complaint'));
    world.clock.forward(5);
    await beat(driver);
    expect(await world.stored(driver.id)).toMatchObject({ isOnline: false, lastSeenAt: world.clock.now() });
    expect(world.events.published).toEqual([]);
  });

  it('is sent by the driver alone', async () => {
    const [driver, another] = [await world.addAtWork(), await world.add()];
    await expect(
      presence.heartbeat(signedIn(another), driver.id, { timestamp: 0, unloading: true }),
    ).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
