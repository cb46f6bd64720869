import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { declineText } from '@groupride/contracts';
import { useLanguage } from '@groupride/web-ui';

interface Refusal {
  /** The provider's most specific reason. */
  code?: string | null | undefined;
  /** The provider's message, in any language. */
  message?: string | null | undefined;
  /** The browser could not reach the provider, whose message about it is long and in English. */
  isUnreachable?: boolean;
}

/** Explains in the reader's language why a card was declined; falls back to the provider's message. */
export function useDeclineText(): (refusal: Refusal) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return useCallback(
    ({ code, message, isUnreachable }) => {
      if (isUnreachable) return t('payment.providerUnreachable');
      return (code && declineText(code, language)) || message || t('payment.failedDetail');
    },
    [t, language],
  );
}

/** The error code and message of an error from the provider's script. */
export function refusalOf(error: {
  type?: string | undefined;
  code?: string | undefined;
  decline_code?: string | undefined;
  message?: string | undefined;
}): Refusal {
  return {
    code: error.decline_code ?? error.code,
    message: error.message,
    isUnreachable: error.type === 'api_connection_error',
  };
}
