import { CLOSE_ACCOUNTS } from '@groupride/contracts';
import { ACCOUNT_OWNERS, OWN_ACCOUNTS } from './accounts';
import { CLOSE_ACCOUNT_OF_OWNERS, closeDays, type Movement } from './daily-close';

const move = (day: string | null, kind: string, account: string, amount: number): Movement[] => [
  { day, kind, account, amount },
  { day, kind, account: 'riders', amount: -amount },
];

describe('the daily close', () => {
  it('adds to the balances of the day before, and names the changes', () => {
    const [second, first] = closeDays('2026-11-23', '2026-11-24', [
      ...move(null, 'capture', 'provider:clearing', 10_000),
      ...move('2026-11-23', 'capture', 'provider:clearing', 5_000),
      ...move('2026-11-23', 'fare', 'platform:fees', -900),
      ...move('2026-11-24', 'refund', 'provider:clearing', -700),
      ...move('2026-11-24', 'refund_failed', 'provider:clearing', 200),
      ...move('2026-11-24', 'payout', 'provider:clearing', -3_000),
    ]);
    expect(first).toMatchObject({
      day: '2026-11-23',
      captured: '50.00',
      refunded: '0.00',
      fees: '9.00',
      payouts: '0.00',
    });
    expect(second).toMatchObject({
      day: '2026-11-24',
      captured: '0.00',
      refunded: '5.00',
      fees: '0.00',
      payouts: '30.00',
    });
    expect(first?.balances[0]).toEqual({ account: 'provider:clearing', balance: '150.00' });
    expect(second?.balances[0]).toEqual({ account: 'provider:clearing', balance: '115.00' });
    expect([first?.sum, second?.sum]).toEqual(['0.00', '0.00']);
  });

  it('has every day and every account, even when nothing was booked', () => {
    const days = closeDays('2026-11-23', '2026-11-25', []);
    expect(days.map(({ day }) => day)).toEqual(['2026-11-25', '2026-11-24', '2026-11-23']);
    expect(days).toHaveLength(3);
    expect(days[0]?.balances).toHaveLength(13);
  });

  it('lists every account of the ledger', () => {
    const grouped = ACCOUNT_OWNERS.map((owner) => CLOSE_ACCOUNT_OF_OWNERS[owner]);
    expect([...CLOSE_ACCOUNTS].sort()).toEqual([...grouped, ...OWN_ACCOUNTS].sort());
  });

  it('subtracts failed payouts from the payouts', () => {
    const [day] = closeDays('2026-11-23', '2026-11-23', [
      ...move('2026-11-23', 'payout', 'provider:clearing', -3_000),
      ...move('2026-11-23', 'payout_failed', 'provider:clearing', 1_000),
    ]);
    expect(day).toMatchObject({ payouts: '20.00', captured: '0.00', refunded: '0.00' });
  });

  it('reports books that do not balance, and accounts that it does not know', () => {
    const [day] = closeDays('2026-11-23', '2026-11-23', [
      { day: '2026-11-23', kind: 'capture', account: 'provider:clearing', amount: 500 },
      { day: null, kind: 'fare', account: 'somewhere:else', amount: -200 },
      { day: '2026-11-23', kind: 'fare', account: 'somewhere:else', amount: -100 },
    ]);
    expect(day?.sum).toBe('2.00');
    expect(day?.balances).toContainEqual({ account: 'somewhere:else', balance: '-3.00' });
  });
});
