import type { Clock } from '../../platform/clock';
import type { Database, Transaction } from '../../platform/database/database';
import type { Idempotency } from '../../platform/http/idempotency';
import type { Principal } from '../../platform/http/principal';
import type { CityFacade } from '../city/city.facade';
import type { AvailableFunds } from './available-funds.service';
import type { PayoutsRepository } from './payouts.repository';
import { PayoutsService } from './payouts.service';
import type { PayoutCreation } from './payout-creation.service';

const only = <T>(part: Partial<T>): T => part as T;

const SNAPSHOT = only<Transaction>({});

/** The answer to a driver without payouts. @param ended Tuesdays whose run is over */
async function answer(now: string, ended: readonly string[], reads: (Transaction | undefined)[] = []) {
  const read = <T>(tx: Transaction | undefined, found: T) => {
    reads.push(tx);
    return Promise.resolve(found);
  };
  const payouts = new PayoutsService(
    only<Database>({ snapshot: (work) => work(SNAPSHOT) }),
    only<PayoutsRepository>({
      findAccount: (_, tx) => read(tx, null),
      listOfDriver: (_, _limit, tx) => read(tx, []),
      totalsOf: (_, tx) => read(tx, { onTheWay: 0, paid: 0 }),
      weeklyRunEnded: async (tuesday) => ended.includes(tuesday),
    }),
    only<PayoutCreation>({ balanceOf: (_, tx) => read(tx, 5000) }),
    only<AvailableFunds>({ shown: async () => 5000 }),
    only<Idempotency>({}),
    only<CityFacade>({ current: only<CityFacade['current']>({ timeZone: 'America/New_York' }) }),
    only<Clock>({ now: () => new Date(now) }),
  );
  return payouts.of(only<Principal>({ driverId: 7 }), 7);
}

const nextWeekly = async (now: string, ended: readonly string[]) => (await answer(now, ended)).nextWeekly;

it('reads account, payouts, totals and balance from one snapshot, so that they never contradict each other', async () => {
  const reads: (Transaction | undefined)[] = [];
  await answer('2026-11-24T12:00:00Z', [], reads);
  expect(reads).toEqual([SNAPSHOT, SNAPSHOT, SNAPSHOT, SNAPSHOT]);
});

describe('the day of the next weekly payout', () => {
  it('is today on Tuesday until the payouts are made, then the Tuesday after, also for drivers who got none', async () => {
    expect(await nextWeekly('2026-11-24T12:00:00Z', ['2026-11-17'])).toBe('2026-11-24');
    expect(await nextWeekly('2026-11-24T18:00:00Z', ['2026-11-17', '2026-11-24'])).toBe('2026-12-01');
  });

  it('is the coming Tuesday on other days, in the time zone of the city', async () => {
    expect(await nextWeekly('2026-11-24T03:00:00Z', ['2026-11-17'])).toBe('2026-11-24');
    expect(await nextWeekly('2026-11-25T04:30:00Z', ['2026-11-24'])).toBe('2026-12-01');
    expect(await nextWeekly('2026-11-26T12:00:00Z', ['2026-11-24'])).toBe('2026-12-01');
  });
});
