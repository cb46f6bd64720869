import { defineEvent } from '../../platform/events/events';

export interface InvoiceFact {
  invoiceId: number;
}
export const invoiceCreated = defineEvent<InvoiceFact>('invoice_created');
/** It is not to be paid. */
export const invoiceVoided = defineEvent<InvoiceFact>('invoice_voided');
/** Paid in full. */
export const invoicePaid = defineEvent<InvoiceFact>('invoice_paid');
