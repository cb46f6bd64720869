import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnreachable, problemOf } from '@groupride/web-api-client';

const TOLD = [
  'too_many_requests',
  'not_signed_in',
  'code_invalid',
  'code_expired',
  'code_attempts_exceeded',
  'driver_not_approved',
  'driver_busy',
  'service_unavailable',
] as const;

const isTold = (code: string): code is (typeof TOLD)[number] => (TOLD as readonly string[]).includes(code);

/** What to tell a person about a refused or failed request; `fallback` when nothing more exact is known. */
export function useProblemText(): (error: unknown, fallback?: string) => string {
  const { t } = useTranslation();
  return useCallback(
    (error, fallback) => {
      const code = problemOf(error)?.code;
      if (code && isTold(code)) return t(`errors.${code}`);
      if (isUnreachable(error)) return t('errors.network');
      return fallback ?? t('errors.general');
    },
    [t],
  );
}
