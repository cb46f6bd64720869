import { failedPayoutPosting, payoutPostings } from './postings';

const sumOf = (entries: readonly { amount: number }[]) => entries.reduce((sum, { amount }) => sum + amount, 0);
const INSTANT = { id: 3, driverId: 7, amount: 2500, fee: 50 };

describe('postings of a payout', () => {
  it('balance, deduct amount and fee from what is owed, and keep the fee', () => {
    const postings = payoutPostings(INSTANT);
    expect(postings.map(({ key }) => key)).toEqual(['payout:3', 'payout:3:fee']);
    for (const { entries } of postings) expect(sumOf(entries)).toBe(0);
    const entries = postings.flatMap((posting) => posting.entries);
    expect(sumOf(entries.filter(({ account }) => account === 'driver:7'))).toBe(2550);
    expect(entries).toContainEqual({ account: 'platform:fees', amount: -50 });
  });

  it('have no fee on Tuesdays', () => {
    expect(payoutPostings({ ...INSTANT, fee: 0 })).toHaveLength(1);
  });

  it('are reversed to the cent, fee included, when the money comes back', () => {
    const undone = [...payoutPostings(INSTANT), failedPayoutPosting(INSTANT)].flatMap(({ entries }) => entries);
    for (const account of ['driver:7', 'provider:clearing', 'platform:fees'] as const) {
      expect([account, sumOf(undone.filter((entry) => entry.account === account))]).toEqual([account, 0]);
    }
  });
});
