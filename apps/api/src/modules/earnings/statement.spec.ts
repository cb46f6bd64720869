import type { LedgerLine, TransactionKind } from '../ledger/ledger.facade';
import { statementOf } from './statement';

const line = (kind: TransactionKind, rideId: number | null, amount: number): LedgerLine => ({
  transactionId: 1,
  kind,
  rideId,
  account: 'driver:1',
  amount,
  at: new Date('2026-11-18T12:00:00Z'),
});

const WEEK = {
  from: '2026-11-16',
  to: '2026-11-22',
  running: false,
  dayOf: (at: Date) => at.toISOString().slice(0, 10),
  baseFares: new Map([
    [7, 5000],
    [8, 3750],
  ]),
};

describe("a driver's week", () => {
  it('adds up from the opening to the closing balance to the cent', () => {
    const lines = [
      line('fare', 7, -4000),
      line('tip', 7, -500),
      line('fare', 8, -3000),
      line('cash', 8, 4100),
      line('payout', null, 2000),
      line('payout_fee', null, 50),
    ];
    expect(statementOf({ ...WEEK, opening: -1000, lines })).toMatchObject({
      opening: '10.00',
      earned: '75.00',
      cash: '-41.00',
      paidOut: '20.50',
      closing: '23.50',
      rides: [
        { rideId: 7, fare: '50.00', commission: '-10.00', earned: '45.00', cash: '0.00', date: '2026-11-18' },
        { rideId: 8, fare: '37.50', commission: '-7.50', earned: '30.00', cash: '-41.00' },
      ],
      others: [
        { kind: 'payout', amount: '-20.00' },
        { kind: 'payout_fee', amount: '-0.50' },
      ],
    });
  });

  it('counts returned payouts and amounts that were taken back', () => {
    const lines = [line('payout', null, 2000), line('payout_failed', null, -2000), line('driver_reversal', 7, 300)];
    expect(statementOf({ ...WEEK, opening: -5000, lines })).toMatchObject({
      earned: '-3.00',
      paidOut: '0.00',
      closing: '47.00',
    });
  });

  it('counts what is given back because a refund failed', () => {
    const lines = [line('driver_reversal', 7, 300), line('refund_failed', 7, -300)];
    expect(statementOf({ ...WEEK, opening: -5000, lines })).toMatchObject({
      opening: '50.00',
      earned: '0.00',
      paidOut: '0.00',
      closing: '50.00',
      rides: [{ rideId: 7, earned: '0.00' }],
    });
  });

  it('says what each day earned, including days without rides', () => {
    const monday = { ...line('fare', 7, -4000), at: new Date('2026-11-16T12:00:00Z') };
    const { days } = statementOf({ ...WEEK, opening: 0, lines: [monday, line('tip', 7, -500), line('cash', 8, 4100)] });
    expect(days).toHaveLength(7);
    expect(days.slice(0, 3)).toEqual([
      { date: '2026-11-16', trips: 1, earned: '40.00', cash: '0.00' },
      { date: '2026-11-17', trips: 0, earned: '0.00', cash: '0.00' },
      { date: '2026-11-18', trips: 0, earned: '5.00', cash: '-41.00' },
    ]);
  });

  it('has no fare for a tip that came a week later', () => {
    const { rides } = statementOf({ ...WEEK, opening: 0, lines: [line('tip', 7, -500)] });
    expect(rides).toMatchObject([{ fare: null, commission: null, earned: '5.00' }]);
  });
});
