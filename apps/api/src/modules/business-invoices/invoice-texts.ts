import type { MessageTemplate } from '../identity/identity.facade';

export interface InvoiceFacts {
  number: string;
  accountName: string;
  /** e.g. 2026-11 */
  month: string;
  /** "$1,250.00" */
  total: string;
  /** e.g. 2026-12-31 */
  dueDate: string;
  /** Address of the PDF. */
  url: string;
}

export const INVOICE_TEXTS: MessageTemplate<InvoiceFacts> = {
  en: ({ number, accountName, month, total, dueDate, url }) => ({
    subject: `GroupRide invoice ${number}`,
    text: [
      `Invoice ${number} of ${accountName} for ${month} is ${total}. Please pay it by ${dueDate}.`,
      `Invoice as PDF: ${url}`,
      'It lists every ride with its cost center and reference.',
    ],
  }),
  es: ({ number, accountName, month, total, dueDate, url }) => ({
    subject: `Factura ${number} de GroupRide`,
    text: [
      `La factura ${number} de ${accountName} de ${month} es de ${total}. Págala antes del ${dueDate}, por favor.`,
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
