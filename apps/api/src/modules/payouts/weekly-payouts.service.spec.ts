import type { Clock } from '../../platform/clock';
import type { Database, Transaction } from '../../platform/database/database';
import type { Job, Jobs } from '../../platform/jobs/jobs';
import type { CityFacade } from '../city/city.facade';
import type { PayoutsRepository } from './payouts.repository';
import type { PayoutCreation } from './payout-creation.service';
import { WeeklyPayouts } from './weekly-payouts.service';

const only = <T>(part: Partial<T>): T => part as T;

/** The daily run, and the days for which it pays drivers. */
class World {
  readonly paid: string[] = [];
  readonly ended = new Set<string>();
  private now = new Date(0);
  private run: () => Promise<void> = async () => undefined;

  constructor(private readonly drivers: readonly number[]) {
    const weekly = new WeeklyPayouts(
      only<Database>({ transaction: async (work) => work({} as Transaction) }),
      only<PayoutsRepository>({
        readyDrivers: async (after, limit) => this.drivers.filter((id) => id > after).slice(0, limit),
        weeklyRunEnded: async (tuesday) => this.ended.has(tuesday),
        endWeeklyRun: async (_tx, tuesday) => void this.ended.add(tuesday),
      }),
      only<PayoutCreation>({}),
      only<Jobs>({
        handle: () => undefined,
        handleDaily: <Data extends object>(_job: Job<Data>, _at: object, run: (data: Data) => Promise<void>) => {
          this.run = () => run({} as Data);
        },
        enqueue: async (_tx, _job, data) => {
          const { driverId, date } = data as { driverId: number; date: string };
          if (driverId === this.failsAt) throw new Error('the database is away');
          this.paid.push(`${driverId} ${date}`);
        },
      }),
      only<CityFacade>({ current: only<CityFacade['current']>({ timeZone: 'America/New_York' }) }),
      only<Clock>({ now: () => this.now }),
    );
    weekly.onModuleInit();
  }

  failsAt: number | null = null;

  /** @returns who was paid as of which day */
  async runOn(date: string): Promise<string[]> {
    this.now = new Date(`${date}T13:05:10Z`);
    await this.run();
    return this.paid.splice(0);
  }
}

describe('the run of weekly payouts', () => {
  it('pays on Tuesday, and only repeats failed payouts on the days after', async () => {
    const world = new World([3]);
    expect(await world.runOn('2026-11-24')).toEqual(['3 2026-11-24']);
    expect(await world.runOn('2026-11-25')).toEqual(['3 2026-11-25']);
    expect(await world.runOn('2026-11-26')).toEqual(['3 2026-11-26']);
  });

  it('pays for Tuesday on a later day when Tuesday’s run was missed, and once', async () => {
    const world = new World([3, 4]);
    await world.runOn('2026-11-17');
    expect(await world.runOn('2026-11-26')).toEqual(['3 2026-11-24', '4 2026-11-24']);
    expect(await world.runOn('2026-11-27')).toEqual(['3 2026-11-27', '4 2026-11-27']);
  });

  it('counts as made only when all drivers were reached', async () => {
    const world = new World(Array.from({ length: 600 }, (_, index) => index + 1));
    world.failsAt = 550;
    await expect(world.runOn('2026-11-24')).rejects.toThrow('the database is away');
    world.paid.splice(0);
    world.failsAt = null;
    const paid = await world.runOn('2026-11-25');
    expect([paid.length, paid.at(-1)]).toEqual([600, '600 2026-11-24']);
  });
});
