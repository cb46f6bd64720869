import { useTranslation } from 'react-i18next';
import type { PersonalPaymentMethod, SplitMode } from '@groupride/contracts';
import type { PricingView } from '@groupride/web-api-client';
import { Box, useFormat } from '@groupride/web-ui';

export interface SplitSentenceProps {
  method: PersonalPaymentMethod;
  splitMode: SplitMode;
  groupSize: number;
  pricing: Pick<PricingView, 'perPerson' | 'finalTotal' | 'largestCharge'>;
}

/**
 * Explains who pays what in one sentence: "You and 3 friends, $13.71 each; your card covers empty seats, at most
 * $54.81."
 */
export function SplitSentence({ method, splitMode, groupSize, pricing }: SplitSentenceProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  // The pledge terms already show the cost.
  if (splitMode === 'pledge') return null;
  const amounts = {
    each: money(pricing.perPerson),
    total: money(pricing.finalTotal),
    most: money(pricing.largestCharge),
    count: groupSize - 1,
  };
  return (
    <Box textStyle="strong" role="status">
      {t(method === 'cash' ? 'splitSentence.cash' : `splitSentence.${splitMode}`, amounts)}
    </Box>
  );
}
