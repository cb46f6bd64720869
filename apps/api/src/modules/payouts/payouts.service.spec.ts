import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { Idempotency } from '../../platform/http/idempotency';
import type { Principal } from '../../platform/http/principal';
import type { CityFacade } from '../city/city.facade';
import type { AvailableFunds } from './available-funds.service';
import type { PayoutsRepository } from './payouts.repository';
import { PayoutsService } from './payouts.service';
import type { PayoutCreation } from './payout-creation.service';

const only = <T>(part: Partial<T>): T => part as T;

/** The day that a driver without payouts is told. @param ended Tuesdays whose run is over */
async function nextWeekly(now: string, ended: readonly string[]): Promise<string> {
  const payouts = new PayoutsService(
    only<Database>({}),
    only<PayoutsRepository>({
      findAccount: async () => null,
      listOfDriver: async () => [],
      totalsOf: async () => ({ onTheWay: 0, paid: 0 }),
      weeklyRunEnded: async (tuesday) => ended.includes(tuesday),
    }),
    only<PayoutCreation>({ balanceOf: async () => 5000 }),
    only<AvailableFunds>({ shown: async () => 5000 }),
    only<Idempotency>({}),
    only<CityFacade>({ current: only<CityFacade['current']>({ timeZone: 'America/New_York' }) }),
    only<Clock>({ now: () => new Date(now) }),
  );
  return (await payouts.of(only<Principal>({ driverId: 7 }), 7)).nextWeekly;
}

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
