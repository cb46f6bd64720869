import type { MonthOfKind } from './tax-books.repository';
import { taxYearOf } from './tax-year';

const NONE = { plannedTrips: 0, trips: 0, baseFares: 0, meters: 0, payoutFees: 0 };
const row = (month: string, kind: MonthOfKind['kind'], amount: number, more: Partial<MonthOfKind> = {}) => ({
  ...NONE,
  month,
  kind,
  amount,
  ...more,
});
const books = [
  row('2026-01', 'fare', -8000, { trips: 2, baseFares: 10000, meters: 16093.44, plannedTrips: 1 }),
  row('2026-01', 'tip', -500),
  row('2026-01', 'cash', 6100),
  row('2026-01', 'payout', 2000),
  row('2026-01', 'payout_fee', 50, { payoutFees: 50 }),
  row('2026-02', 'no_show_fee', -300),
  row('2026-02', 'cancellation_fee', -200),
  row('2026-02', 'driver_reversal', 100),
  row('2026-02', 'payout_failed', -2050, { payoutFees: -50 }),
];
const NOTHING = {
  plannedTrips: 0,
  trips: 0,
  miles: 0,
  fares: '0.00',
  commission: '0.00',
  tips: '0.00',
  fees: '0.00',
  reversals: '0.00',
  earned: '0.00',
  cash: '0.00',
  payoutFees: '0.00',
  payouts: '0.00',
};

describe("a driver's year", () => {
  it('separates fares, commission, tips, fees, cash and payouts by month', () => {
    const { months } = taxYearOf(books, { year: 2026, running: true, lastMonth: '2026-03' });
    expect(months).toEqual([
      {
        month: '2026-01',
        plannedTrips: 1,
        trips: 2,
        miles: 10,
        fares: '100.00',
        commission: '-20.00',
        tips: '5.00',
        fees: '0.00',
        reversals: '0.00',
        earned: '85.00',
        cash: '61.00',
        payoutFees: '-0.50',
        payouts: '20.00',
      },
      {
        ...NOTHING,
        month: '2026-02',
        fees: '5.00',
        reversals: '-1.00',
        earned: '4.00',
        payoutFees: '0.50',
        payouts: '-20.00',
      },
      { ...NOTHING, month: '2026-03' },
    ]);
  });

  it('no longer takes back what a refund took once it failed', () => {
    const failed = [...books, row('2026-03', 'refund_failed', -100)];
    const { months, total } = taxYearOf(failed, { year: 2026, running: true, lastMonth: '2026-03' });
    expect(months[2]).toEqual({ ...NOTHING, month: '2026-03', reversals: '1.00', earned: '1.00' });
    expect(total).toMatchObject({ reversals: '0.00', earned: '90.00' });
  });

  it('adds the months up', () => {
    const { total, months } = taxYearOf(books, { year: 2026, running: false, lastMonth: '2026-12' });
    expect(months).toHaveLength(12);
    expect(total).toEqual({
      plannedTrips: 1,
      trips: 2,
      miles: 10,
      fares: '100.00',
      commission: '-20.00',
      tips: '5.00',
      fees: '5.00',
      reversals: '-1.00',
      earned: '89.00',
      cash: '61.00',
      payoutFees: '0.00',
      payouts: '0.00',
    });
  });
});
