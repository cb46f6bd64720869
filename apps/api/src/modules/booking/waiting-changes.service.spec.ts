import type { Promotion } from '@groupride/pricing';
import type { Config } from '../../config/config';
import type { Database, Transaction } from '../../platform/database/database';
import type { Events } from '../../platform/events/events';
import type { Jobs } from '../../platform/jobs/jobs';
import { only } from '../../platform/testing/stand-ins';
import type { AuthorizationsFacade } from '../authorizations/authorizations.facade';
import type { RidesFacade } from '../rides/rides.facade';
import type { ChangePlan, WantedChange } from './change-plan';
import { WaitingChangesRepository, type WaitingChange } from './waiting-changes.repository';
import { WaitingChanges } from './waiting-changes.service';

/** Reorders the fields of a stored change, as PostgreSQL's jsonb does. */
class ReorderingRepository extends WaitingChangesRepository {
  readonly ended: string[] = [];
  added = 0;
  private waiting: WaitingChange | null = null;

  async find(): Promise<WaitingChange | null> {
    return this.waiting;
  }

  async add(_tx: Transaction, _rideId: number, change: Omit<WaitingChange, 'id'>): Promise<number> {
    this.added += 1;
    const wanted = reordered(JSON.parse(JSON.stringify(change.wanted))) as WantedChange;
    this.waiting = { ...change, id: this.added, wanted };
    return this.added;
  }

  async end(_tx: Transaction, _rideId: number, { why }: { why: string | null }): Promise<boolean> {
    this.ended.push(why ?? 'done');
    this.waiting = null;
    return true;
  }
}

/** Orders shorter names first, then alphabetically. */
function reordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, each]) => [name, reordered(each)]));
}

class World {
  readonly repository = new ReorderingRepository();
  readonly asked: number[] = [];
  readonly jobs: object[] = [];
  /** Data of the events. */
  readonly noted: (object | undefined)[] = [];
  readonly changes: WaitingChanges;
  private readonly tx = {} as Transaction;
  private giveUpLate: (job: object) => Promise<void> = async () => undefined;

  constructor() {
    const payments = only<AuthorizationsFacade>({
      requestIncrease: async (_tx, _rideId, _payer, amount) => void this.asked.push(amount),
      withdrawIncrease: async () => undefined,
    });
    const rides = only<RidesFacade>({ lock: async () => RIDE, note: async (_tx, { data }) => this.noted.push(data) });
    const jobs = only<Jobs>({
      enqueue: async (_tx, _job, data) => void this.jobs.push(data),
      handle: (_job, work) => void (this.giveUpLate = work as (job: object) => Promise<void>),
    });
    this.changes = new WaitingChanges(
      only<Database>({ transaction: (work) => work(this.tx) }),
      this.repository,
      rides,
      payments,
      only<Events>({ react: () => undefined }),
      jobs,
      only<Config>({ PAYMENT_MINUTES: 15 }),
    );
    this.changes.onModuleInit();
  }

  async run(job: object): Promise<void> {
    await this.giveUpLate(job);
  }

  async begin(wanted: WantedChange, toAuthorize = 7000): Promise<void> {
    await this.changes.begin(this.tx, { ride: RIDE, wanted, toAuthorize } as Partial<ChangePlan> as ChangePlan);
  }
}

const PROMOTION: Promotion = { code: 'FREEFIRST', name: 'First ride', maxDiscount: 5000, percentOff: 50 };
const RIDE = { id: 7, organizerId: 11 } as ChangePlan['ride'];

describe('a change that waits for its hold', () => {
  it('keeps waiting when it is sent twice with a promotion in it, and the card is authorized once', async () => {
    const world = new World();
    await world.begin({ groupSize: 6, promotion: { ...PROMOTION } });
    await world.begin({ groupSize: 6, promotion: { ...PROMOTION } });
    expect([world.repository.added, world.repository.ended, world.asked, world.jobs]).toEqual([
      1,
      [],
      [7000],
      [{ rideId: 7, total: 7000, changeId: 1 }],
    ]);
  });

  it('has its full time, even after an earlier one at the same total', async () => {
    const world = new World();
    await world.begin({ groupSize: 6, promotion: { ...PROMOTION } });
    await world.changes.giveUpNow(RIDE.id, 'withdrawn');
    await world.begin({ groupSize: 6, promotion: { ...PROMOTION } });
    const withdrawn = ['The organizer left it as it was.'];
    await world.run(world.jobs[0]!);
    expect(world.repository.ended).toEqual(withdrawn);
    await world.run(world.jobs[1]!);
    expect(world.repository.ended).toEqual([...withdrawn, 'The larger amount was not confirmed in time.']);
  });

  it('records for the organizer whether it was withdrawn, was too late or was refused', async () => {
    const world = new World();
    const ends = [
      () => world.changes.giveUpNow(RIDE.id, 'withdrawn'),
      () => world.run(world.jobs.at(-1)!),
      () => world.changes.giveUp({} as Transaction, RIDE.id, new Error('The vehicle is too small.')),
    ];
    for (const end of ends) {
      await world.begin({ groupSize: 6, promotion: null });
      await end();
    }
    expect(world.noted).toEqual(['withdrawn', 'too_late', 'refused'].map((cause) => ({ total: '70.00', cause })));
  });

  it('ends by a job of an earlier release, which names only the total', async () => {
    const world = new World();
    await world.begin({ groupSize: 6, promotion: { ...PROMOTION } });
    await world.run({ rideId: RIDE.id, total: 6900 });
    expect(world.repository.ended).toEqual([]);
    await world.run({ rideId: RIDE.id, total: 7000 });
    expect(world.repository.ended).toHaveLength(1);
  });

  it('is replaced by one with other terms, without the promotion, or at another total', async () => {
    const others: [WantedChange, number][] = [
      [{ groupSize: 6, promotion: { ...PROMOTION, code: 'WELCOME' } }, 7000],
      [{ groupSize: 6, promotion: null }, 7000],
      [{ groupSize: 5, promotion: { ...PROMOTION } }, 7000],
      [{ groupSize: 6, promotion: { ...PROMOTION } }, 7100],
    ];
    for (const [wanted, total] of others) {
      const world = new World();
      await world.begin({ groupSize: 6, promotion: { ...PROMOTION } });
      await world.begin(wanted, total);
      expect([world.repository.added, world.repository.ended, world.asked]).toEqual([
        2,
        ['Another change was asked for.'],
        [7000, total],
      ]);
    }
  });
});
