import type { LatLng } from '@groupride/geo';
import type { Clock } from '../../platform/clock';
import type { Database, Transaction } from '../../platform/database/database';
import type { Events } from '../../platform/events/events';
import { AvailabilityService } from './availability.service';
import type { DriverChanges } from './driver-changes';
import { applicationStatusChanged, driverBecameAvailable, driverWentOffline } from './drivers.events';
import type { DriversRepository } from './drivers.repository';
import { DriversWorld, HERE } from './testing/drivers-world';

const CLAIMED = { lat: 35.22, lng: -80.84, heading: null, speed: null };
const CREDIBLE = { lat: 34.6, lng: -80.84 };

function availability(withinCell: LatLng | null) {
  const told: [number, LatLng][] = [];
  const available: unknown[] = [];
  const service = new AvailabilityService(
    { transaction: <T>(run: (tx: Transaction) => Promise<T>) => run({} as Transaction) } as unknown as Database,
    {
      savePositionWithinCell: () => Promise.resolve(withinCell),
      savePosition: () => Promise.resolve(CREDIBLE),
    } as unknown as DriversRepository,
    { publish: (_: unknown, __: unknown, fact: unknown) => Promise.resolve(available.push(fact)) } as unknown as Events,
    { moved: (driverId: number, position: LatLng) => told.push([driverId, position]) } as unknown as DriverChanges,
    { now: () => new Date() } as Clock,
  );
  return { service, told, available };
}

describe('a position that a car cannot have reached', () => {
  it.each([
    ['in the same cell', CREDIBLE, 0],
    ['that wakes up rides', null, 1],
  ])('is not passed to the indexes in memory, %s', async (_, withinCell, wakeUps) => {
    const { service, told, available } = availability(withinCell);
    await service.moved(7, CLAIMED);
    expect(told).toEqual([[7, CREDIBLE]]);
    expect(available).toHaveLength(wakeUps);
  });
});

describe('the availability of a driver', () => {
  let world: DriversWorld;
  beforeEach(() => void (world = new DriversWorld()));
  const near = { ...HERE, lat: HERE.lat + 0.001 };
  const elsewhere = { ...HERE, lat: HERE.lat + 0.02 };

  it('is published when a position may bring waiting rides within reach', async () => {
    const { id } = await world.addAtWork();
    await world.availability.moved(id, near);
    expect(world.events.published).toEqual([]);
    world.clock.forward(1);
    await world.availability.moved(id, elsewhere);
    expect(world.events.of(driverBecameAvailable)).toEqual([{ driverId: id }]);
    expect(world.moved.map(([driverId, { lat }]) => [driverId, lat])).toEqual([
      [id, near.lat],
      [id, elsewhere.lat],
    ]);
  });

  it('is published with any position after a minute of silence', async () => {
    const { id } = await world.addAtWork();
    world.clock.forward(2);
    await world.availability.moved(id, HERE);
    expect(world.events.of(driverBecameAvailable)).toEqual([{ driverId: id }]);
    expect((await world.stored(id)).positionAt).toEqual(world.clock.now());
  });

  it('is published when a driver is seen again, and not while they are expected', async () => {
    const { id } = await world.addAtWork();
    world.clock.forward(1);
    await world.availability.seen(id);
    expect(world.events.published).toEqual([]);
    world.clock.forward(2);
    await world.availability.seen(id);
    expect(world.events.take()).toEqual([driverBecameAvailable.name]);
    expect((await world.stored(id)).lastSeenAt).toEqual(world.clock.now());
  });

  it('ends with every decision but an approval', async () => {
    const decide = (status: 'approved' | 'rejected') =>
      world.transaction((tx) => world.availability.decided(tx, 7, status));
    await decide('approved');
    expect(world.events.take()).toEqual([applicationStatusChanged.name]);
    await decide('rejected');
    expect(world.events.take()).toEqual([driverWentOffline.name, applicationStatusChanged.name]);
  });
});
