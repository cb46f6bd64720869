import { firstName, type BusinessInvoiceRow, type BusinessInvoiceView } from '@groupride/contracts';
import { instantToZoned } from '@groupride/geo';
import { formatCents } from '@groupride/pricing';
import { invoiceNumberText } from '../business-accounts/business-accounts.facade';
import type { InvoicedCredit } from '../business-accounts/business-credits.facade';
import type { InvoicedCharge } from '../business-accounts/business-invoicing.facade';
import { leftOf, type Invoice } from './business-invoices.facade';
import type { StoredPayment } from './business-invoices.repository';
import { discountOf, subtotalsOf } from './domain/invoice';

export const presentInvoice = (invoice: Invoice, today: string): BusinessInvoiceRow => ({
  id: invoice.id,
  number: invoiceNumberText(invoice.number),
  month: invoice.month,
  status: invoice.status,
  total: formatCents(invoice.total),
  paid: formatCents(invoice.paid),
  credited: formatCents(invoice.credited),
  outstanding: formatCents(leftOf(invoice)),
  dueDate: invoice.dueDate,
  overdue: invoice.status === 'open' && invoice.dueDate < today,
  createdAt: invoice.createdAt.toISOString(),
  paidAt: invoice.paidAt?.toISOString() ?? null,
});

export const presentWhole = (
  invoice: Invoice,
  {
    charges,
    credits,
    payments,
  }: { charges: readonly InvoicedCharge[]; credits: readonly InvoicedCredit[]; payments: readonly StoredPayment[] },
  { today, timeZone, forOperations }: { today: string; timeZone: string; forOperations: boolean },
): BusinessInvoiceView => ({
  ...presentInvoice(invoice, today),
  accountId: invoice.accountId,
  accountName: invoice.accountName,
  billingAddress: invoice.billingAddress,
  lines: charges.map(({ settledAt, costCenterName: _, passengerName, amount, discount, ...charge }) => ({
    ...charge,
    date: instantToZoned(settledAt, timeZone).date,
    passengerName: passengerName && firstName(passengerName),
    discount: formatCents(discount),
    amount: formatCents(amount),
  })),
  subtotals: subtotalsOf(charges).map((subtotal) => ({ ...subtotal, amount: formatCents(subtotal.amount) })),
  discount: formatCents(discountOf(charges)),
  credits: credits.map(({ id, rideId, costCenter, reference, reason, used, createdAt }) => ({
    id,
    rideId,
    costCenter,
    reference,
    reason,
    date: instantToZoned(createdAt, timeZone).date,
    amount: formatCents(used),
  })),
  payments: payments.map(({ amount, recordedAt, reversedAt, reversedBy, ...payment }) => ({
    ...payment,
    amount: formatCents(amount),
    recordedAt: recordedAt.toISOString(),
    reversedAt: reversedAt?.toISOString() ?? null,
    // Names of operators are not shown to customers.
    reversedBy: forOperations ? reversedBy : null,
  })),
  today,
});
