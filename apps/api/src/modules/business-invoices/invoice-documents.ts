import type { BusinessInvoiceView, Language } from '@groupride/contracts';

export abstract class InvoiceDocuments {
  /** The invoice as a PDF. `issued` is the date in the city on which it was created. */
  abstract write(invoice: BusinessInvoiceView, to: { language: Language; issued: string }): Promise<Buffer>;
}
