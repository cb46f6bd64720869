import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnreachable, problemOf } from '@groupride/web-api-client';

/** Refusals that have words of their own in both languages. */
const TOLD = [
  'too_many_requests',
  'not_signed_in',
  'not_found',
  'service_unavailable',
  'email_taken',
  'phone_taken',
  'code_invalid',
  'code_expired',
  'code_attempts_exceeded',
  'quote_expired',
  'quote_used',
  'promo_used',
  'place_outside_area',
  'schedule_in_past',
  'group_too_large',
  'ride_state_conflict',
  'ride_full',
  'ride_closed_to_joining',
  'join_link_invalid',
  'payment_not_due',
  'payment_provider_unavailable',
  'payment_not_ready',
] as const;

const isTold = (code: string): code is (typeof TOLD)[number] => (TOLD as readonly string[]).includes(code);

/** What to tell a person about a failed request; `fallback` when nothing more exact is known. */
export function useProblemText(): (error: unknown, fallback?: string) => string {
  const { t } = useTranslation();
  return useCallback(
    (error, fallback) => {
      const code = problemOf(error)?.code;
      if (code && isTold(code)) return t(`problems.${code}`);
      if (isUnreachable(error)) return t('problems.network');
      return fallback ?? t('problems.general');
    },
    [t],
  );
}
