import type { Cents } from '@groupride/pricing';

export interface UsableCredit {
  id: number;
  unused: Cents;
  /** The invoice with the credited charge. */
  invoiceId: number;
}

export interface PayableInvoice {
  id: number;
  left: Cents;
}

export interface CreditUse {
  creditId: number;
  invoiceId: number;
  amount: Cents;
}

/**
 * Plans which credits reduce which invoices: each credit its own invoice first, then the others in order. No invoice
 * goes below zero; the rest of a credit stays unused.
 */
export function planUses(credits: readonly UsableCredit[], invoices: readonly PayableInvoice[]): CreditUse[] {
  const left = new Map(invoices.map((invoice) => [invoice.id, invoice.left]));
  return credits.flatMap(({ id: creditId, unused, invoiceId: own }) => {
    let rest = unused;
    // The own invoice occurs again among the others, where nothing is left to reduce.
    return [own, ...left.keys()].flatMap((invoiceId) => {
      const open = left.get(invoiceId) ?? 0;
      const amount = Math.min(rest, open);
      if (amount <= 0) return [];
      rest -= amount;
      left.set(invoiceId, open - amount);
      return [{ creditId, invoiceId, amount }];
    });
  });
}

/**
 * The taxes in a credit, in proportion to the rest of the charge. Several credits together return exactly the taxes of
 * a single credit over their sum.
 */
export function taxesIn(amount: Cents, left: { charge: Cents; taxes: Cents }): Cents {
  if (left.charge <= 0 || left.taxes <= 0) return 0;
  return Math.min(left.taxes, amount, Math.round((amount * left.taxes) / left.charge));
}
