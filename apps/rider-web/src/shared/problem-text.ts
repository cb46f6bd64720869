import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefused, problemOf, problemText } from '@groupride/web-api-client';

/** The message for a refused or failed request; `fallback` if nothing more specific is known. */
export function useProblemText(): (error: unknown, fallback?: string) => string {
  const { t, i18n } = useTranslation();
  return useCallback(
    (error, fallback) => {
      const texts = {
        ...t('problems', { returnObjects: true }),
        ...(i18n.exists('pageProblems') ? t('pageProblems', { returnObjects: true }) : {}),
      };
      const text = problemText(error, texts, fallback);
      const reason = isRefused(error, 'account_blocked') && problemOf(error)?.extra?.['reason'];
      return typeof reason === 'string' ? `${text} ${t('ourReason', { reason })}` : text;
    },
    [t, i18n],
  );
}
