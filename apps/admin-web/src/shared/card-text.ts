import { useTranslation } from 'react-i18next';

/** What the server calls a card, "Visa ending 4242", in the reader's language; other ways to pay keep their names. */
export function useCardText(): (card: string) => string {
  const { t } = useTranslation();
  return (card) => {
    const [, brand, last4] = /^(.+) ending (\w{4})$/.exec(card) ?? [];
    return brand && last4 ? t('charges.cardEnding', { brand, last4 }) : card;
  };
}
