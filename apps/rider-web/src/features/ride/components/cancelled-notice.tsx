import { useTranslation } from 'react-i18next';
import { formatCents, parseCents } from '@groupride/pricing';
import type { RideView } from '@groupride/web-api-client';
import { InlineAlert, useFormat } from '@groupride/web-ui';
import { isPaidByAccount } from '../../../shared/ride-texts';
import { useRideEvents } from '../hooks/use-ride-events';

/** Tells members who cancelled the ride, and everyone whose cancellation is free what happens to their money. */
export function CancelledNotice({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const money = useMoneyText(ride);
  const cancelled = useRideEvents(ride.id).find(({ type }) => type === 'ride_cancelled');
  if (ride.status !== 'cancelled') return null;
  const name = ride.you !== 'organizer' && cancelled?.actorKind === 'rider' ? cancelled.actorName : null;
  if (!name && !money) return null;
  return <InlineAlert {...(name ? { title: t('cancelledRide.by', { name }) } : {})}>{money}</InlineAlert>;
}

/** Null for fees, which have a notice of their own, and for rides at the expense of a business. */
function useMoneyText({ amounts, paymentMethod }: RideView): string | null {
  const { t } = useTranslation();
  const { money } = useFormat();
  if (!amounts || isPaidByAccount({ paymentMethod }) || parseCents(amounts.due) > 0) return null;
  const back = parseCents(amounts.setAside) + parseCents(amounts.released);
  return back > 0 ? t('cancelledRide.released', { amount: money(formatCents(back)) }) : t('alerts.free');
}
