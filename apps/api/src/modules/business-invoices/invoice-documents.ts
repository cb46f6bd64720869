import type { BusinessInvoiceView, Language } from '@groupride/contracts';

export abstract class InvoiceDocuments {
  /** The invoice as a PDF. @param issued day in the city on which it was made */
  abstract write(invoice: BusinessInvoiceView, to: { language: Language; issued: string }): Promise<Buffer>;
}
