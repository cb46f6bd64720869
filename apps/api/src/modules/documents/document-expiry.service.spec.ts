import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Database, Transaction } from '../../platform/database/database';
import type { Job, Jobs } from '../../platform/jobs/jobs';
import type { DailySchedule } from '../../platform/jobs/jobs-follower';
import { CityCalendar } from '../city/city-calendar.facade';
import { testCity } from '../city/testing/test-city';
import type { Driver, DriversFacade } from '../drivers/drivers.facade';
import type { DrivingFacade } from '../driving/driving.facade';
import { DocumentExpiryService } from './document-expiry.service';
import type { DocumentNotices } from './document-notices';
import type { DocumentsRepository, DriverDocument } from './documents.repository';

const only = <T>(part: Partial<T>): T => part as T;
const expiredOf = (driverId: number) =>
  only<DriverDocument>({ id: driverId, driverId, group: 'insurance', state: 'accepted', expiresOn: '2026-11-28' });

/** Three drivers whose insurance expired the day before yesterday. */
class World {
  readonly told: number[] = [];
  readonly released: number[] = [];
  readonly blocked: number[] = [];
  /** Drivers whose row is locked. */
  readonly locked = new Set<number>();
  /** The driver whose new insurance is accepted after the expiring documents were read. */
  renewing: number | null = null;
  failing: number | null = null;
  schedule: DailySchedule | null = null;
  run: () => Promise<void> = async () => undefined;

  constructor(timeZone = 'America/New_York') {
    const service = new DocumentExpiryService(
      only<Database>({ transaction: async (work) => work({} as Transaction) }),
      only<DocumentsRepository>({
        expiring: async () => [3, 4, 5].map((driverId) => expiredOf(driverId)),
        list: async ({ driverId }) =>
          driverId === this.renewing && this.locked.has(driverId!)
            ? [expiredOf(driverId!), { ...expiredOf(driverId!), id: 100, expiresOn: '2027-11-28' }]
            : [expiredOf(driverId!)],
      }),
      only<DriversFacade>({
        lock: async (_tx, id) => {
          this.locked.add(id);
          return only<Driver>({ id, applicationStatus: 'approved' });
        },
        setDocumentsExpired: async (_tx, id, expired) => expired && this.blocked.push(id) > 0,
      }),
      only<DrivingFacade>({
        releaseUpcoming: async (_tx, { id }) => {
          if (id === this.failing) throw new Error('a ride that cannot be released');
          this.released.push(id);
        },
      }),
      only<DocumentNotices>({ tellExpired: async (_tx, { driverId }) => void this.told.push(driverId) }),
      new CityCalendar(testCity({ timeZone }), { now: () => new Date('2026-11-30T09:05:00Z') } as never),
      only<Jobs>({
        handleDaily: <Data extends object>(_job: Job<Data>, at: DailySchedule, run: (data: Data) => Promise<void>) => {
          this.schedule = at;
          this.run = () => run({} as Data);
        },
      }),
    );
    service.onModuleInit();
  }
}

describe('the check of documents that expire', () => {
  it('continues with the other drivers when one fails, and then fails in order to run again', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const world = new World();
    world.failing = 4;
    await expect(world.run()).rejects.toThrow('documents of drivers 4 could not be checked');
    expect(world.told).toEqual([3, 4, 5]);
    expect(logged).toHaveBeenCalledTimes(1);
    world.failing = null;
    await world.run();
  });

  it('neither blocks nor tells a driver whose new document was accepted meanwhile', async () => {
    const world = new World();
    world.renewing = 4;
    await world.run();
    expect(world.blocked).toEqual([3, 5]);
    expect(world.told).toEqual([3, 5]);
    expect(world.released).toEqual([3, 5]);
  });

  it.each(['America/New_York', 'Asia/Tokyo'])('runs early in the morning in %s', (timeZone) => {
    const { hour, timeZone: asked } = new World(timeZone).schedule!;
    expect([asked?.(), hour]).toEqual([timeZone, 4]);
  });
});
