import { ApiError } from '../../platform/http/api-error';

export const nothingToInvoice = () =>
  new ApiError('nothing_to_invoice', 'This business account owes nothing that is not on an invoice already.');

export const invoiceNotOpen = () =>
  new ApiError('invoice_not_open', 'This invoice is paid or void, or something was paid of it. Read it again.');
