import type { VehicleClass } from '@groupride/contracts';
import type { Driver } from './driver';
import { DriversWorld, signedIn } from './testing/drivers-world';
import { VehicleChanges } from './vehicle-changes.service';

describe('the class of a vehicle', () => {
  let world: DriversWorld;
  let changes: VehicleChanges;
  let driver: Driver;

  const change = (vehicleClass: VehicleClass) => changes.change(signedIn(driver), driver.id, { vehicleClass });
  const stored = async () => (await world.stored(driver.id)).vehicleClass;

  beforeEach(async () => {
    world = new DriversWorld();
    changes = new VehicleChanges(world.drivers, world.repository, world.classes);
    driver = await world.add('approved', { seats: 12, vehicleClass: 'van' });
  });

  it('can be changed to another one with so many seats', async () => {
    expect(await change('minibus')).toMatchObject({ id: driver.id, vehicleClass: 'minibus', phone: '7045550100' });
    expect(await stored()).toBe('minibus');
  });

  it('must have so many seats', async () => {
    await expect(change('car')).rejects.toMatchObject({
      code: 'validation_failed',
      detail: 'vehicleClass: this class has 2 to 8 passenger seats',
    });
    expect(await stored()).toBe('van');
  });

  it('must be one that takes rides', async () => {
    world.rules.classes = world.rules.classes.map((rule) =>
      rule.vehicleClass === 'minibus' ? { ...rule, offered: false } : rule,
    );
    await expect(change('minibus')).rejects.toMatchObject({ code: 'validation_failed' });
    expect(await stored()).toBe('van');
  });

  it.each(['confirmed', 'in_progress'] as const)('stays while a ride is %s', async (status) => {
    world.giveRide(driver.id, status);
    await expect(change('minibus')).rejects.toMatchObject({ code: 'driver_busy' });
    expect(await stored()).toBe('van');
  });

  it('stays while a ride is offered to the driver', async () => {
    world.rows.offered.add(driver.id);
    await expect(change('minibus')).rejects.toMatchObject({ code: 'driver_busy' });
    world.rows.offered.clear();
    expect(await change('minibus')).toMatchObject({ vehicleClass: 'minibus' });
  });

  it('is changed by the driver alone', async () => {
    const another = await world.add();
    const foreign = changes.change(signedIn(another), driver.id, { vehicleClass: 'minibus' });
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
    expect(await stored()).toBe('van');
  });
});
