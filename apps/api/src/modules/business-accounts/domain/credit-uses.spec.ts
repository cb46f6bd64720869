import fc from 'fast-check';
import { planUses, taxesIn } from './credit-uses';

const credits = fc.uniqueArray(
  fc.record({ id: fc.nat(50), unused: fc.integer({ min: 1, max: 500 }), invoiceId: fc.nat(6) }),
  { selector: ({ id }) => id, maxLength: 8 },
);
const invoices = fc.uniqueArray(fc.record({ id: fc.nat(6), left: fc.nat(500) }), {
  selector: ({ id }) => id,
  maxLength: 5,
});
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('credits of a business account', () => {
  it('reduce their own invoice first, then the oldest, and the rest waits', () => {
    const open = [
      { id: 1, left: 50 },
      { id: 2, left: 100 },
    ];
    expect(planUses([{ id: 7, unused: 120, invoiceId: 2 }], open)).toEqual([
      { creditId: 7, invoiceId: 2, amount: 100 },
      { creditId: 7, invoiceId: 1, amount: 20 },
    ]);
    expect(planUses([{ id: 7, unused: 400, invoiceId: 9 }], open)).toEqual([
      { creditId: 7, invoiceId: 1, amount: 50 },
      { creditId: 7, invoiceId: 2, amount: 100 },
    ]);
  });

  it('never exceed their amount or what is left of an invoice, and wait only when nothing is left to pay', () => {
    fc.assert(
      fc.property(credits, invoices, (given, open) => {
        const uses = planUses(given, open);
        const usedOf = (id: number) => sum(uses.filter(({ creditId }) => creditId === id).map(({ amount }) => amount));
        const usedOn = (id: number) => sum(uses.filter((use) => use.invoiceId === id).map(({ amount }) => amount));
        expect(uses.every(({ amount }) => amount > 0)).toBe(true);
        expect(given.every(({ id, unused }) => usedOf(id) <= unused)).toBe(true);
        expect(open.every(({ id, left }) => usedOn(id) <= left)).toBe(true);
        const unused = sum(given.map((credit) => credit.unused - usedOf(credit.id)));
        const unpaid = sum(open.map(({ id, left }) => left - usedOn(id)));
        expect(Math.min(unused, unpaid)).toBe(0);
      }),
    );
  });

  it('stay whole when every invoice is paid, and skip an invoice that is already paid', () => {
    expect(planUses([{ id: 7, unused: 120, invoiceId: 2 }], [])).toEqual([]);
    const open = [
      { id: 1, left: 0 },
      { id: 2, left: 0 },
      { id: 3, left: 10 },
    ];
    expect(planUses([{ id: 7, unused: 120, invoiceId: 2 }], open)).toEqual([{ creditId: 7, invoiceId: 3, amount: 10 }]);
  });

  it('give back taxes in proportion to the charge, and none where none are left', () => {
    expect(taxesIn(50, { charge: 200, taxes: 20 })).toBe(5);
    expect(taxesIn(200, { charge: 200, taxes: 20 })).toBe(20);
    expect(taxesIn(50, { charge: 200, taxes: 0 })).toBe(0);
    // More was credited than was charged.
    expect(taxesIn(50, { charge: 200, taxes: -20 })).toBe(0);
    expect(taxesIn(50, { charge: 0, taxes: 20 })).toBe(0);
  });

  it('give back all taxes of a charge that is credited in parts, and never more', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 6 }),
        fc.nat(200),
        (parts, tax) => {
          const charge = sum(parts);
          const left = { charge, taxes: Math.min(tax, charge) };
          for (const part of parts) {
            const taxes = taxesIn(part, left);
            expect(taxes).toBeGreaterThanOrEqual(0);
            expect(taxes).toBeLessThanOrEqual(part);
            left.charge -= part;
            left.taxes -= taxes;
          }
          expect(left.taxes).toBe(0);
        },
      ),
    );
  });
});
