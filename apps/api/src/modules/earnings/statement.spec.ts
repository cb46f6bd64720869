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

const WEEK = { from: '2026-11-16', to: '2026-11-22', running: false };

describe("a driver's week", () => {
  it('opens, moves and closes to the cent', () => {
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
        { rideId: 7, earned: '45.00', cash: '0.00' },
        { rideId: 8, earned: '30.00', cash: '-41.00' },
      ],
      others: [
        { kind: 'payout', amount: '-20.00' },
        { kind: 'payout_fee', amount: '-0.50' },
      ],
    });
  });

  it('counts what came back, and what was taken back', () => {
    const lines = [line('payout', null, 2000), line('payout_failed', null, -2000), line('driver_reversal', 7, 300)];
    expect(statementOf({ ...WEEK, opening: -5000, lines })).toMatchObject({
      earned: '-3.00',
      paidOut: '0.00',
      closing: '47.00',
    });
  });
});
