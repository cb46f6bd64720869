import type { Cents } from '@groupride/pricing';

export interface InvoiceCharge {
  costCenter: string | null;
  costCenterName: string | null;
  amount: Cents;
  discount: Cents;
}

export interface Subtotal {
  costCenter: string | null;
  name: string | null;
  rides: number;
  amount: Cents;
}

/** One subtotal for each cost center, in the order of the charges. They add up to the total. */
export function subtotalsOf(charges: readonly InvoiceCharge[]): Subtotal[] {
  const subtotals = new Map<string | null, Subtotal>();
  for (const { costCenter, costCenterName, amount } of charges) {
    const before = subtotals.get(costCenter) ?? { costCenter, name: costCenterName, rides: 0, amount: 0 };
    subtotals.set(costCenter, { ...before, rides: before.rides + 1, amount: before.amount + amount });
  }
  return [...subtotals.values()];
}

export const totalOf = (charges: readonly { amount: Cents }[]): Cents =>
  charges.reduce((sum, { amount }) => sum + amount, 0);

export const discountOf = (charges: readonly { discount: Cents }[]): Cents =>
  charges.reduce((sum, { discount }) => sum + discount, 0);
