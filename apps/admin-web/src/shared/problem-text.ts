import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '@groupride/web-api-client';

/** The message for a failed request; `fallback` when there is nothing more specific. */
export function useProblemText(): (error: unknown, fallback?: string) => string {
  const { t } = useTranslation();
  return useCallback(
    (error, fallback) => {
      // Texts of errors that only signed-in operators can get are loaded later.
      const later = t('operationErrors', { returnObjects: true, defaultValue: {} });
      return problemText(error, { ...later, ...t('errors', { returnObjects: true }) }, fallback);
    },
    [t],
  );
}
