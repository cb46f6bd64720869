import type { Cents } from '@groupride/pricing';

export interface UsableCredit {
  id: number;
  unused: Cents;
  /** The invoice that its charge is on. */
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
 * Which credits lower which invoices: each its own invoice first, then the others in their order. An invoice is lowered to zero
 * at most; what is left of a credit waits.
 */
export function planUses(credits: readonly UsableCredit[], invoices: readonly PayableInvoice[]): CreditUse[] {
  const left = new Map(invoices.map((invoice) => [invoice.id, invoice.left]));
  return credits.flatMap(({ id: creditId, unused, invoiceId: own }) => {
    let rest = unused;
    // Its own invoice comes again among the others, when there is nothing more to lower on it.
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
 * The taxes in a credit: in proportion to what is left of the charge, so that several credits together give back exactly
 * what one over their sum would.
 */
export function taxesIn(amount: Cents, left: { charge: Cents; taxes: Cents }): Cents {
  if (left.charge <= 0 || left.taxes <= 0) return 0;
  return Math.min(left.taxes, amount, Math.round((amount * left.taxes) / left.charge));
}
