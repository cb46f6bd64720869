import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RideType } from '@groupride/contracts';
import type { PricingView } from '@groupride/web-api-client';
import {
  Box,
  Card,
  CostBreakdown,
  ErrorState,
  Flex,
  Skeleton,
  Stack,
  useFormat,
  type CostRow,
} from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useRideTexts } from '../../../shared/ride-texts';
import { useCreditFor } from '../../../shared/use-credit';
import { QuotedSharedPrice } from '../../../shared/shared-price';
import { usePromotionWords } from '../../../shared/use-promotion-texts';
import type { Quote } from '../hooks/use-quote';

export interface PriceSummaryProps {
  quote: Quote;
  /** Whether both places are chosen; otherwise the price is only an estimate. */
  routed: boolean;
  rideType: RideType;
  /** Price of the rider's own seat if credit can pay for it; otherwise null. */
  ownSeat: string | null;
}

/** Explains what the ride costs and what it saves. */
export function PriceSummary({ quote, routed, rideType, ownSeat }: PriceSummaryProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { pricing, stale, error } = quote;
  if (error) {
    return (
      <Card title={t('price.title')}>
        <ErrorState
          title={t('price.failed')}
          detail={problemText(error)}
          onRetry={quote.renew}
          retryLabel={t('common.retry')}
          retrying={quote.updating}
        />
      </Card>
    );
  }
  return (
    <Card title={t('price.title')} aria-busy={stale}>
      {pricing ? (
        <Stack gap="4" opacity={stale ? 0.55 : 1} transition="opacity 120ms">
          <Breakdown pricing={pricing} rideType={rideType} ownSeat={ownSeat} />
          <QuotedSharedPrice pricing={pricing} />
          {Number(pricing.savings) > 0 && <SavingsBanner amount={pricing.savings} />}
          <TripLine pricing={pricing} routed={routed} />
        </Stack>
      ) : (
        <Stack gap="3" role="status" aria-label={t('common.loading')}>
          <Skeleton w="70%" />
          <Skeleton w="55%" />
          <Skeleton w="80%" h="6" />
        </Stack>
      )}
    </Card>
  );
}

function Breakdown({
  pricing,
  rideType,
  ownSeat,
}: Pick<PriceSummaryProps, 'rideType' | 'ownSeat'> & { pricing: PricingView }) {
  const { t } = useTranslation();
  const words = useRideTexts();
  const { promotionText } = usePromotionWords();
  const credit = useCreditFor(ownSeat);
  const rows: CostRow[] = [
    { label: t('price.baseFare'), amount: pricing.baseFare },
    { label: t('price.serviceFee'), amount: pricing.serviceFee },
    { label: t('price.taxes'), amount: pricing.taxes },
    ...pricing.appliedPromotions.map((promotion): CostRow => ({
      label: promotionText(promotion),
      amount: `-${promotion.discountAmount}`,
      kind: 'discount',
    })),
    { label: t('price.total'), amount: pricing.finalTotal, kind: 'total' },
    { label: t('price.perPerson'), amount: pricing.perPerson },
    ...(credit
      ? [
          { label: t('price.credit'), amount: `-${credit.credit}`, kind: 'discount' } as const,
          { label: t('price.toPay'), amount: credit.toPay, kind: 'total' } as const,
        ]
      : []),
  ];
  return (
    <Stack gap="2">
      <CostBreakdown label={t('price.title')} rows={rows} />
      {pricing.minimumSeats && (
        <Box textStyle="caption" color="fg.muted">
          {t('price.minimum', { context: rideType, type: words.type(rideType), seats: pricing.minimumSeats })}
        </Box>
      )}
    </Stack>
  );
}

function SavingsBanner({ amount }: { amount: string }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <Flex
      align="center"
      gap="2.5"
      bg="accent.muted"
      color="accent.fg"
      borderRadius="md"
      px="3"
      py="2.5"
      textStyle="label"
    >
      <Sparkles size={18} aria-hidden />
      {t('price.savings', { amount: money(amount) })}
    </Flex>
  );
}

function TripLine({ pricing, routed }: { pricing: PricingView; routed: boolean }) {
  const { t } = useTranslation();
  const { number, duration } = useFormat();
  return (
    <Box textStyle="caption" color="fg.muted">
      {routed
        ? t(pricing.distanceEstimated ? 'price.tripEstimated' : 'price.trip', {
            miles: number(pricing.distance, { maximumFractionDigits: 1 }),
            duration: duration(pricing.duration * 60),
          })
        : t('price.indication')}
    </Box>
  );
}
