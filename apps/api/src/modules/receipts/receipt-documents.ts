import type { Language } from '@groupride/contracts';
import type { OwnReceipt } from './domain/own-receipt';

/** Writes receipts as documents, for example for expense reports. */
export abstract class ReceiptDocuments {
  /** @returns a PDF of one page */
  abstract write(receipt: OwnReceipt, to: { name: string; language: Language; timeZone: string }): Promise<Buffer>;
}
