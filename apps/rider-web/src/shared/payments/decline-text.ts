import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Words of the provider that mean the same to a person. */
const SAME: Readonly<Record<string, string>> = {
  invalid_cvc: 'incorrect_cvc',
  invalid_expiry_month: 'expired_card',
  invalid_expiry_year: 'expired_card',
  invalid_expiry_month_past: 'expired_card',
  invalid_expiry_year_past: 'expired_card',
  invalid_number: 'incorrect_number',
  payment_intent_authentication_failure: 'authentication_failed',
  setup_intent_authentication_failure: 'authentication_failed',
  card_decline_rate_limit_exceeded: 'card_velocity_exceeded',
  withdrawal_count_limit_exceeded: 'card_velocity_exceeded',
  pickup_card: 'lost_card',
  restricted_card: 'card_not_supported',
  not_permitted: 'card_not_supported',
  transaction_not_allowed: 'card_not_supported',
  currency_not_supported: 'card_not_supported',
  try_again_later: 'processing_error',
  reenter_transaction: 'processing_error',
  issuer_not_available: 'processing_error',
  approve_with_id: 'authentication_required',
  do_not_honor: 'generic_decline',
  do_not_try_again: 'generic_decline',
  call_issuer: 'generic_decline',
  card_declined: 'generic_decline',
  fraudulent: 'generic_decline',
  merchant_blacklist: 'generic_decline',
};

interface Refusal {
  /** The provider's reason, the more exact one where there are two. */
  code?: string | null | undefined;
  /** Its own sentence, in whatever language it speaks. */
  message?: string | null | undefined;
}

/** Why a card was refused, in the person's language; the provider's own sentence where we have none. */
export function useDeclineText(): (refusal: Refusal) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ code, message }) => {
      const texts: Readonly<Record<string, string>> = t('declines', { returnObjects: true });
      return (code && texts[SAME[code] ?? code]) || message || t('payment.failedDetail');
    },
    [t],
  );
}

/** The code of an error of the provider's script. */
export function refusalOf(error: { code?: string | undefined; decline_code?: string | undefined; message?: string | undefined }): Refusal {
  return { code: error.decline_code ?? error.code, message: error.message };
}
