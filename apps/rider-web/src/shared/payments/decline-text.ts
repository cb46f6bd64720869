import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { declineText } from '@groupride/contracts';
import { useLanguage } from '@groupride/web-ui';

interface Refusal {
  /** The provider's reason, the more exact one where there are two. */
  code?: string | null | undefined;
  /** Its own sentence, in whatever language it speaks. */
  message?: string | null | undefined;
}

/** Why a card was refused, in the person's language; the provider's own sentence where we have none. */
export function useDeclineText(): (refusal: Refusal) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return useCallback(
    ({ code, message }) => (code && declineText(code, language)) || message || t('payment.failedDetail'),
    [t, language],
  );
}

/** The code of an error of the provider's script. */
export function refusalOf(error: {
  code?: string | undefined;
  decline_code?: string | undefined;
  message?: string | undefined;
}): Refusal {
  return { code: error.decline_code ?? error.code, message: error.message };
}
