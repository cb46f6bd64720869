import { customAmounts } from './seat-amounts';

const ride = { total: 5000, groupSize: 4 };

describe('amounts of a custom split', () => {
  it('are those that are set, and nothing for the other seats', () => {
    expect(
      customAmounts(ride, 'custom', [
        { seat: 3, amount: '5.00' },
        { seat: 1, amount: '20.00' },
      ]),
    ).toEqual([2000, 0, 500]);
    expect(customAmounts(ride, 'cover', undefined)).toBeNull();
  });

  it.each([
    ['custom', undefined, 'is needed'],
    ['cover', [{ seat: 1, amount: '5.00' }], 'belongs to a custom split'],
    ['custom', [{ seat: 4, amount: '5.00' }], 'more seats'],
    [
      'custom',
      [
        { seat: 1, amount: '5.00' },
        { seat: 1, amount: '6.00' },
      ],
      'twice',
    ],
    ['custom', [{ seat: 1, amount: '0.49' }], 'at least 0.50'],
    ['custom', [{ seat: 1, amount: '-5.00' }], 'at least 0.50'],
    ['custom', [{ seat: 1, amount: '50.01' }], 'more than the ride costs'],
    ['custom', [{ seat: 1, amount: '49.80' }], 'no card can be charged'],
  ] as const)('%s %j are refused', (mode, shares, why) => {
    expect(() => customAmounts(ride, mode, shares)).toThrow(why);
  });
});
