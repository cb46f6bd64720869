import { useTranslation } from 'react-i18next';

/** The provider's identifiers for dispute reasons (docs.stripe.com/api/disputes/object) that apply to cards. */
const REASONS = [
  'credit_not_processed',
  'duplicate',
  'fraudulent',
  'general',
  'insufficient_funds',
  'product_not_received',
  'product_unacceptable',
  'subscription_canceled',
  'unrecognized',
] as const;

/** Translates a dispute reason into the reader's language; unknown reasons stay unchanged. */
export function useDisputeReason(): (reason: string) => string {
  const { t } = useTranslation();
  return (reason) => {
    const known = REASONS.find((one) => one === reason);
    return known ? t(`disputeReasons.${known}`) : reason;
  };
}
