import type { Language } from '@groupride/contracts';

/** Card names with placeholders in braces. Receipts store the English text. */
const EN = { card: 'Card', cardEnding: '{brand} ending {last4}' } as const;

export const CARD_TEXTS = {
  en: EN,
  es: { card: 'Tarjeta', cardEnding: '{brand} terminada en {last4}' },
} as const satisfies Record<Language, Record<keyof typeof EN, string>>;
