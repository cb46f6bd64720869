import type { BusinessInvoiceCredit, BusinessInvoiceLine } from '@groupride/contracts';
import type { ExportColumn, ExportRow } from '../../platform/export/table';

/** The columns of the CSV. Programs read the headers, so they are the same in every language. */
export const INVOICE_COLUMNS: readonly ExportColumn[] = [
  { header: 'invoice', kind: 'text' },
  { header: 'ride', kind: 'number' },
  { header: 'date', kind: 'text' },
  { header: 'kind', kind: 'text' },
  { header: 'cost_center', kind: 'text' },
  { header: 'reference', kind: 'text' },
  { header: 'event', kind: 'text' },
  { header: 'passenger', kind: 'text' },
  { header: 'pickup', kind: 'text' },
  { header: 'destination', kind: 'text' },
  { header: 'discount', kind: 'number' },
  { header: 'amount', kind: 'number' },
];

export const rowOf = (number: string, line: BusinessInvoiceLine): ExportRow => [
  number,
  String(line.rideId),
  line.date,
  line.kind,
  line.costCenter,
  line.reference,
  line.eventName,
  line.passengerName,
  line.pickupLocation,
  line.dropoffLocation,
  line.discount,
  line.amount,
];

/** The row of a credit, with a negative amount, so that all rows add up to the amount to pay. */
export const creditRowOf = (number: string, credit: BusinessInvoiceCredit): ExportRow => [
  number,
  String(credit.rideId),
  credit.date,
  'credit',
  credit.costCenter,
  credit.reference,
  null,
  null,
  null,
  null,
  '0.00',
  `-${credit.amount}`,
];
