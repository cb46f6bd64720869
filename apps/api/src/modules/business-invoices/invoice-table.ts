import type { BusinessInvoiceCredit, BusinessInvoiceLine } from '@groupride/contracts';
import type { ExportColumn, ExportRow } from '../../platform/export/table';

/** Headers are read by programs, so they are the same in every language. */
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

/** Below zero, so that the amounts of all rows add up to what is to be paid. */
export const creditRowOf = (number: string, credit: BusinessInvoiceCredit): ExportRow => [
  ...[number, String(credit.rideId), credit.date, 'credit', credit.costCenter, credit.reference],
  ...[null, null, null, null, '0.00', `-${credit.amount}`],
];
