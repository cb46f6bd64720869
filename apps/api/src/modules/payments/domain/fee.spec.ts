import { keptFee } from './fee';

const ride = { totalCost: 10_001, cancelRule: 'late', paymentMethod: 'card' as const };

describe('what is kept of a ride that is called off', () => {
  it.each([
    ['no_driver', 0],
    ['in_time', 0],
    ['late', 2500],
    ['after_arrival', 5001],
    [null, 0],
    ['something else', 0],
  ])('by the rule %s: %d cents', (cancelRule, fee) => {
    expect(keptFee({ ...ride, cancelRule }, 10_001)).toBe(fee);
  });

  it('is nothing in cash', () => {
    expect(keptFee({ ...ride, paymentMethod: 'cash' }, 10_001)).toBe(0);
  });

  it('is never more than the hold', () => {
    expect(keptFee(ride, 600)).toBe(600);
  });

  it('is nothing when a card can not be charged so little', () => {
    expect(keptFee({ ...ride, totalCost: 200 }, 200)).toBe(50);
    expect(keptFee({ ...ride, totalCost: 190 }, 190)).toBe(0);
  });
});
