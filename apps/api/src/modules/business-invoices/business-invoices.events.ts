import type { Cents } from '@groupride/pricing';
import { defineEvent } from '../../platform/events/events';

export interface InvoiceFact {
  invoiceId: number;
}
/** As it was when that happened: an invoice can be paid again after a payment was reversed. */
export interface PaidInvoiceFact extends InvoiceFact {
  /** What paid the rest, e.g. `payment:12`. Events of older versions have none of these. */
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
  /** Of the invoice, afterwards. */
  paid: Cents;
  credited: Cents;
  /** ISO 8601 */
  at: string;
}
export interface CreditFact {
  creditId: number;
}
export const invoiceCreated = defineEvent<InvoiceFact>('invoice_created');
/** It is not to be paid. */
export const invoiceVoided = defineEvent<InvoiceFact>('invoice_voided');
/** Nothing is left to pay. */
export const invoicePaid = defineEvent<PaidInvoiceFact>('invoice_paid');
/** The invoice is open again. */
export const invoicePaymentReversed = defineEvent<PaymentReversalFact>('invoice_payment_reversed');
export const chargeCredited = defineEvent<CreditFact>('business_charge_credited');
