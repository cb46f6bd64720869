import { Clock } from '../../platform/clock';
import type { Principal } from '../../platform/http/principal';
import { only } from '../../platform/testing/stand-ins';
import type { CityFacade } from '../city/city.facade';
import type { LedgerFacade, LedgerLine } from '../ledger/ledger.facade';
import type { EarningsRepository, UnpostedTrip } from './earnings.repository';
import { EarningsService } from './earnings.service';

const NOW = new Date('2026-11-23T18:00:00Z');
const driver = { driverId: 3, isAdmin: false } as Principal;

/** A service for which the given trips have no fare in the ledger at first, and the lines are posted a moment later. */
function earningsWith(unposted: UnpostedTrip[], lines: LedgerLine[] = []) {
  const posted = lines.reduce((sum, { amount }) => sum + amount, 0);
  const service = new EarningsService(
    only<LedgerFacade>({ balanceOf: async () => posted, linesOf: async () => lines }),
    only<EarningsRepository>({
      snapshot: async () => ({ day: 0, week: 0, trips: 0, unposted }),
    }),
    only<CityFacade>({ current: { timeZone: 'America/New_York' } as CityFacade['current'] }),
    Object.assign(new Clock(), { now: () => NOW }),
  );
  return service.of(driver, 3);
}

describe('today’s earnings', () => {
  it('count a trip as soon as it has ended', async () => {
    const trip = { rideId: 7, baseFare: 5000, completedAt: new Date('2026-11-23T17:59:58Z') };
    expect(await earningsWith([trip])).toMatchObject({
      today: '40.00',
      thisWeek: '40.00',
      tripsThisWeek: 1,
      balance: '0.00',
      recent: [{ rideId: 7, label: 'Trip', amount: '40.00' }],
    });
  });

  it('leave out a trip that ended yesterday', async () => {
    const trip = { rideId: 7, baseFare: 5000, completedAt: new Date('2026-11-23T04:00:00Z') };
    expect(await earningsWith([trip])).toMatchObject({ today: '0.00', thisWeek: '0.00', recent: [{ rideId: 7 }] });
  });

  it('count and list a fare once when it is posted between the two reads', async () => {
    const trip = { rideId: 7, baseFare: 5000, completedAt: NOW };
    const line: LedgerLine = { transactionId: 1, kind: 'fare', rideId: 7, account: 'driver:3', amount: -4000, at: NOW };
    expect(await earningsWith([trip], [line])).toMatchObject({
      today: '40.00',
      tripsThisWeek: 1,
      recent: [{ rideId: 7, amount: '40.00' }],
    });
  });
});
