import type { BusinessInvoiceView, Language } from '@groupride/contracts';

export interface InvoicePdfTexts {
  title(number: string): string;
  /** @param invoice the month and dates of the invoice as text */
  facts(invoice: { month: string; issued: string; dueDate: string }): string;
  isVoid: string;
  /** Names of charges; fares have none. */
  kinds: Readonly<Partial<Record<BusinessInvoiceView['lines'][number]['kind'], string>>>;
  ride(rideId: number): string;
  rides(count: number): string;
  noCostCenter: string;
  discounts: string;
  total: string;
  credits: string;
  credited: string;
  paid: string;
  left: string;
}

export const INVOICE_PDF_TEXTS: Readonly<Record<Language, InvoicePdfTexts>> = {
  en: {
    title: (number) => `Invoice ${number}`,
    facts: ({ month, issued, dueDate }) => `Month: ${month}    Issued: ${issued}    Due: ${dueDate}`,
    isVoid: 'VOID',
    kinds: { cancellation_fee: 'Cancellation fee', no_show_fee: 'No-show fee' },
    ride: (rideId) => `Ride ${rideId}`,
    rides: (count) => `${count} ${count === 1 ? 'ride' : 'rides'}`,
    noCostCenter: 'No cost center',
    discounts: 'Volume discounts, taken off above',
    total: 'Total',
    credits: 'Credits',
    credited: 'Credited',
    paid: 'Paid',
    left: 'Left to pay',
  },
  es: {
    title: (number) => `Factura ${number}`,
    facts: ({ month, issued, dueDate }) => `Mes: ${month}    Emitida: ${issued}    Vence: ${dueDate}`,
    isVoid: 'ANULADA',
    kinds: { cancellation_fee: 'Cargo por cancelación', no_show_fee: 'Cargo por no presentarse' },
    ride: (rideId) => `Viaje ${rideId}`,
    rides: (count) => `${count} ${count === 1 ? 'viaje' : 'viajes'}`,
    noCostCenter: 'Sin centro de costos',
    discounts: 'Descuentos por volumen, ya aplicados',
    total: 'Total',
    credits: 'Créditos',
    credited: 'Acreditado',
    paid: 'Pagado',
    left: 'Por pagar',
  },
};
