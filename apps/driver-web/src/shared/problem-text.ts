import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnreachable, problemText } from '@groupride/web-api-client';

/** The message for a failed request; `fallback` when there is nothing more specific. */
export function useProblemText(): (error: unknown, fallback?: string) => string {
  const { t } = useTranslation();
  return useCallback((error, fallback) => problemText(error, t('errors', { returnObjects: true }), fallback), [t]);
}

/** The texts of a toast: why it failed when that is known, otherwise what failed and, when nobody answered, that. */
export function useProblemToast(): (error: unknown, fallback: string) => { title: string; description?: string } {
  const problemText = useProblemText();
  return useCallback(
    (error, fallback) =>
      isUnreachable(error)
        ? { title: fallback, description: problemText(error) }
        : { title: problemText(error, fallback) },
    [problemText],
  );
}
