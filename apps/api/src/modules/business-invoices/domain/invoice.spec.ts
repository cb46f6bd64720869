import fc from 'fast-check';
import { discountOf, subtotalsOf, totalOf } from './invoice';

const charge = fc.record({
  costCenter: fc.constantFrom(null, 'A', 'B', 'C'),
  costCenterName: fc.constant(null),
  amount: fc.nat(1_000_000),
  discount: fc.nat(10_000),
});

describe('an invoice', () => {
  it('has one subtotal per cost center, which add up to the total and count every ride', () => {
    fc.assert(
      fc.property(fc.array(charge, { maxLength: 40 }), (charges) => {
        const subtotals = subtotalsOf(charges);
        expect(totalOf(subtotals)).toBe(totalOf(charges));
        expect(subtotals.reduce((sum, { rides }) => sum + rides, 0)).toBe(charges.length);
        expect(new Set(subtotals.map(({ costCenter }) => costCenter)).size).toBe(subtotals.length);
      }),
    );
  });

  it('names the cost center and sums the discounts', () => {
    const charges = [
      { costCenter: null, costCenterName: null, amount: 500, discount: 0 },
      { costCenter: 'A', costCenterName: 'Rooms', amount: 900, discount: 100 },
      { costCenter: 'A', costCenterName: 'Rooms', amount: 1, discount: 2 },
    ];
    expect(subtotalsOf(charges)).toEqual([
      { costCenter: null, name: null, rides: 1, amount: 500 },
      { costCenter: 'A', name: 'Rooms', rides: 2, amount: 901 },
    ]);
    expect([totalOf(charges), discountOf(charges)]).toEqual([1401, 102]);
  });
});
