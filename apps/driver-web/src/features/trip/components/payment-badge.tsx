import { Banknote, BriefcaseBusiness, CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { Badge, useFormat } from '@groupride/web-ui';

/** How the riders pay; for cash, the amount that the driver collects. */
export function PaymentBadge({ ride }: { ride: Pick<RideView, 'paymentMethod' | 'totalCost'> }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  if (ride.paymentMethod === 'account')
    return <Badge icon={<BriefcaseBusiness size={14} aria-hidden />}>{t('trip.account')}</Badge>;
  return ride.paymentMethod === 'cash' ? (
    <Badge tone="warning" icon={<Banknote size={14} aria-hidden />}>
      {t('trip.cash')} · {money(ride.totalCost)}
    </Badge>
  ) : (
    <Badge icon={<CreditCard size={14} aria-hidden />}>{t('trip.card')}</Badge>
  );
}
