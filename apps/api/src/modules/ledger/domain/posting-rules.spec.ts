import fc from 'fast-check';
import { balancedEntries } from './posting-rules';

describe('entries of a ledger transaction', () => {
  it('are written when they sum to zero, leaving out zero entries', () => {
    expect(balancedEntries([{ amount: 500 }, { amount: 0 }, { amount: -500 }])).toEqual([
      { amount: 500 },
      { amount: -500 },
    ]);
  });

  it.each([
    ['do not sum to zero', [500, -499], /sum to 1 cents/],
    ['are fewer than two', [], /two entries/],
    ['are all zero', [0, 0], /two entries/],
    ['are not whole cents', [0.5, -0.5], /whole cents/],
    ['are not all whole cents', [0.5, 0.5, -1], /whole cents/],
    ['are not numbers', [NaN, NaN], /whole cents/],
  ])('are refused when they %s', (_, amounts, reason) => {
    const post = () => balancedEntries(amounts.map((amount) => ({ amount })));
    expect(post).toThrow(RangeError);
    expect(post).toThrow(reason);
  });

  it('are accepted exactly when the last one balances the others', () => {
    const amount = fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((cents) => cents !== 0);
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: -3, max: 3 }),
        (amounts, error) => {
          const rest = -amounts.reduce((sum, cents) => sum + cents, 0);
          fc.pre(rest !== 0);
          const post = () => balancedEntries([...amounts, rest + error].map((cents) => ({ amount: cents })));
          if (error === 0) expect(post()).toHaveLength(amounts.length + 1);
          else expect(post).toThrow(RangeError);
        },
      ),
    );
  });
});
