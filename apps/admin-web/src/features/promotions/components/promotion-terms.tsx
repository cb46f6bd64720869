import { useTranslation } from 'react-i18next';
import type { PromotionState } from '@groupride/contracts';
import type { PromotionView } from '@groupride/web-api-client';
import { Badge, Box, useFormat, type Tone } from '@groupride/web-ui';
import { useRideTypeNames } from '../../../shared/use-ride-type-names';

const TONES: Readonly<Record<PromotionState, Tone>> = {
  scheduled: 'info',
  active: 'success',
  used_up: 'warning',
  ended: 'neutral',
};

export function PromotionBadge({ state }: { state: PromotionState }) {
  const { t } = useTranslation();
  return <Badge tone={TONES[state]}>{t(`promotions.states.${state}`)}</Badge>;
}

/** Formats a discount, such as "10%, up to $8.00". */
export function DiscountText({ promotion: { kind, percentOff, maxDiscount } }: { promotion: PromotionView }) {
  const { t } = useTranslation();
  const { money, percent } = useFormat();
  const amount = money(maxDiscount);
  return kind === 'percent'
    ? t('promotions.percentUpTo', { percent: percent((percentOff ?? 0) / 100), amount })
    : t('promotions.upTo', { amount });
}

/** Eligibility rules and limits. */
export function Eligibility({ promotion }: { promotion: PromotionView }) {
  const { t } = useTranslation();
  const nameOf = useRideTypeNames();
  const { firstRideOnly, newAccountDays, perAccountLimit, rideTypes } = promotion;
  const facts = [
    firstRideOnly
      ? t('promotions.firstRide')
      : typeof perAccountLimit === 'number' && t('promotions.perAccount', { count: perAccountLimit }),
    typeof newAccountDays === 'number' && t('promotions.newAccounts', { count: newAccountDays }),
    rideTypes.length > 0 && rideTypes.map(nameOf).join(', '),
  ].filter((fact) => fact !== false);
  return (
    <Box color="fg.muted" minW={{ md: '11rem' }}>
      {facts.length > 0 ? facts.join(' · ') : t('promotions.everybody')}
    </Box>
  );
}

/** The validity period in the city's time zone. */
export function Validity({ promotion: { validFrom, validUntil } }: { promotion: PromotionView }) {
  const { t } = useTranslation();
  const { date, time } = useFormat();
  const moment = (at: string) => `${date(at)}, ${time(at)}`;
  if (!validFrom && !validUntil) return t('promotions.always');
  return (
    <>
      {validFrom && <Box whiteSpace="nowrap">{t('promotions.from', { at: moment(validFrom) })}</Box>}
      {validUntil && <Box whiteSpace="nowrap">{t('promotions.until', { at: moment(validUntil) })}</Box>}
    </>
  );
}
