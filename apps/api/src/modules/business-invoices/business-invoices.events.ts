import { defineEvent } from '../../platform/events/events';

export interface InvoiceFact {
  invoiceId: number;
}
export const invoiceCreated = defineEvent<InvoiceFact>('invoice_created');
/** Paid in full. */
export const invoicePaid = defineEvent<InvoiceFact>('invoice_paid');
