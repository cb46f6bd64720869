import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Names of card brands by the provider's identifier. */
export const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** Formats "Visa ending ····4242". */
export function useCardName(): (card: { brand: string; last4: string }) => string {
  const { t } = useTranslation();
  return useCallback(({ brand, last4 }) => t('cards.name', { brand: BRANDS[brand] ?? t('cards.card'), last4 }), [t]);
}

/**
 * Translates the server's card name, such as "Visa ending 4242", into the reader's language. Other payment methods stay
 * unchanged.
 */
export function useCardText(): (text: string) => string {
  const { t } = useTranslation();
  return useCallback(
    (text) => {
      const [, brand, last4] = /^(.+) ending (\w{4})$/.exec(text) ?? [];
      return brand && last4 ? t('cards.ending', { brand, last4 }) : text;
    },
    [t],
  );
}

/** Formats "12/40". */
export const expiryOf = ({ expMonth, expYear }: { expMonth: number; expYear: number }) =>
  `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`;
