import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { hasMisplacedComma } from '@groupride/pricing';

/** The message for an invalid amount: about its comma if that is the problem, otherwise `text`. */
export function useAmountText(): (typed: string, text: string) => string {
  const { t } = useTranslation();
  return useCallback((typed, text) => (hasMisplacedComma(typed) ? t('amounts.comma') : text), [t]);
}
