import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { hasMisplacedComma } from '@groupride/pricing';

/** The message for an amount that can’t be used: about its comma when that is the reason, otherwise `text`. */
export function useAmountText(): (typed: string, text: string) => string {
  const { t } = useTranslation();
  return useCallback((typed, text) => (hasMisplacedComma(typed) ? t('amounts.comma') : text), [t]);
}
