import type { MessageTemplate } from '../identity/identity.facade';

export interface InvoiceFacts {
  number: string;
  accountName: string;
  /** e.g. 2026-11 */
  month: string;
  /** Such as "$1,250.00". */
  total: string;
  /** Null when there are no credits. */
  credited: string | null;
  /** The amount left to pay; null when nothing is. */
  left: string | null;
  /** e.g. 2026-12-31 */
  dueDate: string;
  /** URL of the PDF. */
  url: string;
}

export const INVOICE_TEXTS: MessageTemplate<InvoiceFacts> = {
  en: ({ number, accountName, month, total, credited, left, dueDate, url }) => ({
    subject: `GroupRide invoice ${number}`,
    text: [
      [
        `Invoice ${number} of ${accountName} for ${month} is ${total}.`,
        ...(credited ? [`Your credit takes ${credited} off.`] : []),
        left ? `Please pay ${credited ? left : 'it'} by ${dueDate}.` : 'You don’t have to pay anything.',
      ].join(' '),
      `Invoice as PDF: ${url}`,
      'It lists every ride with its cost center and reference.',
    ],
  }),
  es: ({ number, accountName, month, total, credited, left, dueDate, url }) => ({
    subject: `Factura ${number} de GroupRide`,
    text: [
      [
        `La factura ${number} de ${accountName} de ${month} es de ${total}.`,
        ...(credited ? [`Tu crédito descuenta ${credited}.`] : []),
        left
          ? `${credited ? `Paga ${left}` : 'Págala'} a más tardar el ${dueDate}, por favor.`
          : 'No tienes que pagar nada.',
      ].join(' '),
      `Factura en PDF: ${url}`,
      'Incluye cada viaje con su centro de costos y su referencia.',
    ],
  }),
};

export const VOID_TEXTS: MessageTemplate<InvoiceFacts> = {
  en: ({ number, accountName, month, url }) => ({
    subject: `GroupRide invoice ${number} is void`,
    text: [
      `Invoice ${number} of ${accountName} for ${month} is void. Please don’t pay it. Its rides come onto the next invoice.`,
      `The void invoice as PDF: ${url}`,
    ],
  }),
  es: ({ number, accountName, month, url }) => ({
    subject: `La factura ${number} de GroupRide está anulada`,
    text: [
      `La factura ${number} de ${accountName} de ${month} está anulada. No la pagues, por favor. Sus viajes pasan a la próxima factura.`,
      `La factura anulada en PDF: ${url}`,
    ],
  }),
};

export const REVERSAL_TEXTS: MessageTemplate<InvoiceFacts & { amount: string; reason: string }> = {
  en: ({ number, accountName, amount, reason, left, dueDate, url }) => ({
    subject: `A payment of GroupRide invoice ${number} was reversed`,
    text: [
      `A payment of ${amount} for invoice ${number} of ${accountName} was reversed. Reason: ${reason}`,
      left
        ? `${left} is left to pay. The invoice’s due date is ${dueDate}.`
        : 'Your credit pays the invoice, so nothing is left to pay.',
      `Invoice as PDF: ${url}`,
    ],
  }),
  es: ({ number, accountName, amount, reason, left, dueDate, url }) => ({
    subject: `Se revirtió un pago de la factura ${number} de GroupRide`,
    text: [
      `Se revirtió un pago de ${amount} de la factura ${number} de ${accountName}. Motivo: ${reason}`,
      left
        ? `Quedan ${left} por pagar. La factura vence el ${dueDate}.`
        : 'Tu crédito paga la factura, así que no queda nada por pagar.',
      `Factura en PDF: ${url}`,
    ],
  }),
};

export interface CreditFacts {
  /** e.g. R-007 */
  ride: string;
  amount: string;
  reason: string;
  /** The reference with which the ride was booked. */
  reference: string | null;
  /** The part of the credit that reduced open invoices; null when nothing did. */
  used: string | null;
  /** The part of the credit that did not reduce an open invoice; null when all of it was used. */
  waiting: string | null;
}

export const CREDIT_TEXTS: MessageTemplate<CreditFacts> = {
  en: ({ ride, amount, reason, reference, used, waiting }) => ({
    subject: `GroupRide credited ${amount} for ride ${ride}`,
    text: [
      `We credited ${amount} for ride ${ride}${reference ? ` (${reference})` : ''}. Reason: ${reason}`,
      [
        ...(waiting && used ? [`${used} comes off your open invoice.`] : []),
        waiting ? `${waiting} comes off your next invoice.` : 'It comes off your open invoice.',
      ].join(' '),
    ],
  }),
  es: ({ ride, amount, reason, reference, used, waiting }) => ({
    subject: `GroupRide acreditó ${amount} por el viaje ${ride}`,
    text: [
      `Acreditamos ${amount} por el viaje ${ride}${reference ? ` (${reference})` : ''}. Motivo: ${reason}`,
      [
        ...(waiting && used ? [`${used} se descuentan de tu factura pendiente.`] : []),
        waiting ? `${waiting} se descuentan de tu próxima factura.` : 'Se descuentan de tu factura pendiente.',
      ].join(' '),
    ],
  }),
};
