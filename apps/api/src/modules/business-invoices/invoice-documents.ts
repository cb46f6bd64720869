import type { BusinessInvoiceView } from '@groupride/contracts';

export abstract class InvoiceDocuments {
  /** The invoice as a PDF. */
  abstract write(invoice: BusinessInvoiceView): Promise<Buffer>;
}
