import type { Cents } from '@groupride/pricing';
import { defineEvent } from '../../platform/events/events';

export interface InvoiceFact {
  invoiceId: number;
}
export interface VoidedInvoiceFact extends InvoiceFact {
  /** ISO 8601. Events of older versions lack it. */
  at?: string;
}
/** State of the invoice when it was paid. An invoice can be paid again after a payment was reversed. */
export interface PaidInvoiceFact extends InvoiceFact {
  /** What paid the rest, e.g. `payment:12`. Events of older versions lack this and the following fields. */
  cause?: string;
  paid?: Cents;
  credited?: Cents;
  /** ISO 8601 */
  at?: string;
}
export interface PaymentReversalFact extends InvoiceFact {
  paymentId: number;
  amount: Cents;
  reason: string;
  /** The invoice's paid amount after the reversal. */
  paid: Cents;
  credited: Cents;
  /** ISO 8601 */
  at: string;
}
export interface CreditFact {
  creditId: number;
}
export const invoiceCreated = defineEvent<InvoiceFact>('invoice_created');
/** An invoice was voided and need not be paid. */
export const invoiceVoided = defineEvent<VoidedInvoiceFact>('invoice_voided');
/** An invoice was paid in full, by payments or credits. */
export const invoicePaid = defineEvent<PaidInvoiceFact>('invoice_paid');
/** A payment was reversed, and its invoice is open again. */
export const invoicePaymentReversed = defineEvent<PaymentReversalFact>('invoice_payment_reversed');
export const chargeCredited = defineEvent<CreditFact>('business_charge_credited');
