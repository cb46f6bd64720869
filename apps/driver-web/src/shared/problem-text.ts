import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '@groupride/web-api-client';

/** What to tell a person about a refused or failed request; `fallback` when nothing more exact is known. */
export function useProblemText(): (error: unknown, fallback?: string) => string {
  const { t } = useTranslation();
  return useCallback((error, fallback) => problemText(error, t('errors', { returnObjects: true }), fallback), [t]);
}
