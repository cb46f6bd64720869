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

  async add(_tx: Transaction, _rideId: number, change: WaitingChange): Promise<void> {
    this.added += 1;
    this.waiting = { ...change, wanted: reordered(JSON.parse(JSON.stringify(change.wanted))) as WantedChange };
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
  readonly changes: WaitingChanges;
  private readonly tx = {} as Transaction;

  constructor() {
    const payments = only<AuthorizationsFacade>({
      requestIncrease: async (_tx, _rideId, _payer, amount) => void this.asked.push(amount),
      withdrawIncrease: async () => undefined,
    });
    const rides = only<RidesFacade>({ lock: async () => RIDE, note: async () => 1 });
    const jobs = only<Jobs>({ enqueue: async (_tx, _job, data) => void this.jobs.push(data) });
    this.changes = new WaitingChanges(
      only<Database>({}),
      this.repository,
      rides,
      payments,
      only<Events>({}),
      jobs,
      only<Config>({ PAYMENT_MINUTES: 15 }),
    );
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
      [{ rideId: 7, total: 7000 }],
    ]);
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
