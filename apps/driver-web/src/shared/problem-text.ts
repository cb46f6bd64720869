import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnreachable, problemOf, problemText } from '@groupride/web-api-client';

/** The message for a failed request; `fallback` when there is nothing more specific. */
export function useProblemText(): (error: unknown, fallback?: string) => string {
  const { t } = useTranslation();
  return useCallback((error, fallback) => problemText(error, t('errors', { returnObjects: true }), fallback), [t]);
}

/** The texts of a toast: the reason if it is known; otherwise what failed, with the server's reason, if any. */
export function useProblemToast(): (error: unknown, fallback: string) => { title: string; description?: string } {
  const { t } = useTranslation();
  const problemText = useProblemText();
  return useCallback(
    (error, fallback) => {
      // Most titles already ask the driver to try again.
      if (isUnreachable(error)) return { title: fallback, description: t('errors.unreachable') };
      const title = problemText(error, fallback);
      const problem = problemOf(error);
      // Only the server knows which entry it rejected.
      return title === fallback && problem?.code === 'validation_failed'
        ? { title, description: problem.detail }
        : { title };
    },
    [t, problemText],
  );
}
