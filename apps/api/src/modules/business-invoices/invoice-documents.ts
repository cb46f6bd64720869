import type { BusinessInvoiceView, Language } from '@groupride/contracts';

export abstract class InvoiceDocuments {
  /** The invoice as a PDF. */
  abstract write(invoice: BusinessInvoiceView, language: Language): Promise<Buffer>;
}
