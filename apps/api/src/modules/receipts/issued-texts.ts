import { CARD_TEXTS } from '../payments/payments.facade';
import { RECEIPT_LINES } from './domain/receipt-lines';

/** Texts that receipts store in English and that are translated when they are shown. */
export const ISSUED_TEXTS = {
  en: { ...RECEIPT_LINES.en, ...CARD_TEXTS.en },
  es: { ...RECEIPT_LINES.es, ...CARD_TEXTS.es },
} as const;
