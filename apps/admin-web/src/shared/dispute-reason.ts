import { useTranslation } from 'react-i18next';

/** The provider's words for why somebody disputes a charge (docs.stripe.com/api/disputes/object), as far as cards have them. */
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

/** In the reader's language; a word of the provider that we do not know stays as it is. */
export function useDisputeReason(): (reason: string) => string {
  const { t } = useTranslation();
  return (reason) => {
    const known = REASONS.find((one) => one === reason);
    return known ? t(`disputeReasons.${known}`) : reason;
  };
}
