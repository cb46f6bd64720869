import { principal } from '../../platform/testing/stand-ins';
import { applicationStatusChanged, driverWentOffline } from './drivers.events';
import { DriversWorld, HERE, signedIn } from './testing/drivers-world';

const RIDER = 1;
let world: DriversWorld;
beforeEach(() => void (world = new DriversWorld()));

describe('what others see of a driver', () => {
  it('is everything to the driver', async () => {
    const driver = await world.addAtWork();
    const full = { name: 'Pat', phone: '7045550100', currentLocation: { lat: HERE.lat, lng: HERE.lng } };
    expect(await world.drivers.view(signedIn(driver), driver.id)).toMatchObject(full);
    expect(await world.drivers.profile(signedIn(driver))).toMatchObject(full);
    expect(world.looks).toEqual([]);
  });

  it('is everything to operators who may see people, which is recorded', async () => {
    const driver = await world.addAtWork();
    const operator = principal(5, { isAdmin: true, operatorRole: 'support' });
    expect(await world.drivers.view(operator, driver.id)).toMatchObject({ phone: '7045550100' });
    expect(world.looks).toEqual([[5, `driver:${driver.id}`]]);
    const viewer = principal(6, { isAdmin: true, operatorRole: 'viewer' });
    await expect(world.drivers.view(viewer, driver.id)).rejects.toMatchObject({ code: 'role_not_allowed' });
  });

  it('is what finds the car for members of a ride, with the phone during the ride', async () => {
    const driver = await world.addAtWork();
    world.giveRide(driver.id, 'completed', RIDER);
    const look = () => world.drivers.view(principal(RIDER), driver.id);
    expect(await look()).toMatchObject({ licensePlate: 'ABC123', phone: null, currentLocation: null });
    world.giveRide(driver.id, 'confirmed', RIDER);
    expect(await look()).toMatchObject({ phone: '7045550100', currentLocation: null });
  });

  it('is nothing to anybody else', async () => {
    const driver = await world.addAtWork();
    await expect(world.drivers.view(principal(RIDER), driver.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(world.drivers.view(principal(RIDER), 999)).rejects.toMatchObject({ code: 'not_found' });
    await expect(world.drivers.profile(principal(RIDER))).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('drivers on the map', () => {
  it('are at rounded positions, under ids that change', async () => {
    await world.addAtWork();
    const list = async () => (await world.drivers.listAvailable({}))[0]!;
    const shown = await list();
    expect(shown).toMatchObject({ currentLocation: { lat: 35.22, lng: -80.845 }, heading: 90, eta: null });
    expect((await list()).id).toBe(shown.id);
    world.clock.forward(10);
    await world.addAtWork();
    expect((await list()).id).not.toBe(shown.id);
  });

  it('are those who are online in the area and were seen within a minute', async () => {
    world.easternBound = -80.5;
    await world.addAtWork();
    world.clock.forward(2);
    await world.addAtWork({ ...HERE, lng: -80.4 });
    const { id } = await world.addAtWork();
    await world.addAtWork();
    expect(await world.drivers.listAvailable({})).toHaveLength(2);
    await world.transaction((tx) => world.repository.setOnline(tx, id, false, world.clock.now()));
    expect(await world.drivers.listAvailable({})).toHaveLength(1);
  });

  it('have the minutes from their rounded position, by road or else estimated', async () => {
    await world.addAtWork();
    await world.addAtWork({ ...HERE, lat: 35.3001 });
    world.seconds.set(35.22, 300);
    const near = await world.drivers.listAvailable({ near: '35.2271,-80.8431' });
    expect(near.map(({ eta }) => eta)).toEqual([5, 20]);
  });

  it('are fifty at most', async () => {
    for (let count = 0; count < 52; count += 1) await world.addAtWork();
    expect(await world.drivers.listAvailable({})).toHaveLength(50);
  });
});

describe('a driver at work', () => {
  const lock = (driverId: number) => world.transaction((tx) => world.drivers.lockAtWork(tx, driverId));

  it('is approved and online', async () => {
    const [atWork, offline, suspended] = [await world.addAtWork(), await world.add(), await world.add('suspended')];
    expect(await lock(atWork.id)).toMatchObject({ id: atWork.id });
    await expect(lock(offline.id)).rejects.toMatchObject({ code: 'driver_offline' });
    await expect(lock(suspended.id)).rejects.toMatchObject({ code: 'driver_not_approved' });
    await expect(lock(999)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('acts for nobody else', async () => {
    const [driver, another] = [await world.add(), await world.add()];
    expect(await world.drivers.authorizeSelf(signedIn(driver), driver.id)).toMatchObject({ id: driver.id });
    await expect(world.drivers.authorizeSelf(signedIn(driver), another.id)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(() => world.drivers.checkSelf(signedIn(driver), another.id)).toThrow('not_found');
    expect(() => world.drivers.checkSelf(signedIn(driver), driver.id)).not.toThrow();
  });
});

describe('a decision about an application', () => {
  const decide = (driverId: number, status: 'applied' | 'approved' | 'suspended', reason: string | null = null) =>
    world.transaction((tx) => world.drivers.changeApplicationStatus(tx, driverId, status, reason));

  it('is published, and takes who may no longer drive offline', async () => {
    const { id } = await world.addAtWork();
    const at = world.clock.now().toISOString();
    expect(await decide(id, 'suspended', 'Complaints.')).toMatchObject({
      applicationStatus: 'suspended',
      applicationReason: 'Complaints.',
      isOnline: false,
    });
    await decide(id, 'approved');
    expect(world.events.published).toEqual([
      { name: driverWentOffline.name, data: { driverId: id } },
      { name: applicationStatusChanged.name, data: { driverId: id, status: 'suspended', at } },
      { name: applicationStatusChanged.name, data: { driverId: id, status: 'approved', at } },
    ]);
  });

  it('leads to no earlier status, and needs an application', async () => {
    const { id } = await world.add();
    await expect(decide(id, 'applied')).rejects.toMatchObject({ code: 'validation_failed' });
    await expect(decide(999, 'approved')).rejects.toMatchObject({ code: 'not_found' });
    expect(world.events.published).toEqual([]);
  });
});

describe('expired documents', () => {
  it('take a driver offline once', async () => {
    const { id } = await world.addAtWork();
    const set = (expired: boolean) => world.transaction((tx) => world.drivers.setDocumentsExpired(tx, id, expired));
    expect([await set(true), await set(true)]).toEqual([true, false]);
    expect(world.events.take()).toEqual([driverWentOffline.name]);
    expect(await set(false)).toBe(true);
    expect(world.events.take()).toEqual([]);
  });
});
