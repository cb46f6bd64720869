import type { LatLng } from '@groupride/geo';
import type { Clock } from '../../platform/clock';
import type { Database, Transaction } from '../../platform/database/database';
import type { Events } from '../../platform/events/events';
import { AvailabilityService } from './availability.service';
import type { DriverChanges } from './driver-changes';
import type { DriversRepository } from './drivers.repository';

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
