import { ApiError } from '../../platform/http/api-error';

export const nothingToInvoice = () =>
  new ApiError('nothing_to_invoice', 'This business account owes nothing that is not on an invoice already.');

export const invoiceNotOpen = () =>
  new ApiError('invoice_not_open', 'This invoice is paid, partly paid, or void. Load it again.');

export const paymentReversed = () => new ApiError('payment_reversed', 'This payment was already reversed.');

export const chargeNotOwed = () =>
  new ApiError(
    'charge_not_owed',
    'Nothing is owed for this ride: it is not over, or was cancelled free of charge. Only what is owed can be credited.',
  );

export const invoiceLinkExpired = () =>
  new ApiError(
    'invoice_link_expired',
    'This link to an invoice has expired. Ask GroupRide for the invoice again. Programs of the account can download it at any time.',
  );
