import { useTranslation } from 'react-i18next';

/**
 * Translates the server's card name, such as "Visa ending 4242", into the reader's language. Other payment methods stay
 * unchanged.
 */
export function useCardText(): (card: string) => string {
  const { t } = useTranslation();
  return (card) => {
    const [, brand, last4] = /^(.+) ending (\w{4})$/.exec(card) ?? [];
    return brand && last4 ? t('charges.cardEnding', { brand, last4 }) : card;
  };
}
