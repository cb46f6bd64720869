import fc from 'fast-check';
import { splitByWeight, splitEvenly } from './split';

describe('splitting an amount', () => {
  it('sums to the total in 100,000 random even splits, with shares at most a cent apart, larger ones first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 55 }), (total, parts) => {
        const shares = splitEvenly(total, parts);
        if (shares.length !== parts) throw new Error('wrong number of shares');
        if (shares.reduce((a, b) => a + b, 0) !== total) throw new Error('does not sum');
        if (shares[0]! - shares[parts - 1]! > 1) throw new Error('unfair');
        if (shares.some((share, i) => i > 0 && share > shares[i - 1]!)) throw new Error('ties must go to the earliest');
      }),
      { numRuns: 100_000 },
    );
  });

  it('sums to the total in 20,000 random weighted splits, each share within a cent of its exact part', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 55 }),
        (total, weights) => {
          const shares = splitByWeight(total, weights);
          const sum = weights.reduce((a, b) => a + b, 0);
          if (shares.reduce((a, b) => a + b, 0) !== total) throw new Error('does not sum');
          if (sum > 0 && shares.some((share, i) => Math.abs(share - (total * weights[i]!) / sum) >= 1))
            throw new Error('not proportional');
        },
      ),
      { numRuns: 20_000 },
    );
  });

  it('gives the odd cents to the first shares', () => {
    expect(splitEvenly(1000, 3)).toEqual([334, 333, 333]);
    expect(splitByWeight(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitByWeight(10, [0, 0])).toEqual([5, 5]);
  });

  it('refuses an invalid amount or count', () => {
    expect(() => splitEvenly(-1, 2)).toThrow(RangeError);
    expect(() => splitEvenly(1.5, 2)).toThrow(RangeError);
    expect(() => splitEvenly(1, 0)).toThrow(RangeError);
  });
});
