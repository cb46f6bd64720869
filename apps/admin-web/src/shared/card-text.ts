import { useTranslation } from 'react-i18next';

/** What the server calls a card, "Visa ending 4242", in the reader's language; other ways to pay keep their names. */
export function useCardText(): (card: string) => string {
  const { t } = useTranslation();
  return (card) => {
    const named = /^(?<brand>.+) ending (?<last4>\w{4})$/.exec(card)?.groups;
    return named ? t('charges.cardEnding', named) : card;
  };
}
