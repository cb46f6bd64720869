import { useTranslation } from 'react-i18next';
import { formatCents, parseCents } from '@groupride/pricing';
import type { RideView } from '@groupride/web-api-client';
import { InlineAlert, LinkButton, useFormat } from '@groupride/web-ui';
import { useListOwnPaymentsQuery } from '../api';

/** What the one who looks was charged for a ride that was cancelled, and where it is explained. */
export function FeeNotice({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const pays =
    ride.status === 'cancelled' && ride.paymentMethod === 'card' && (ride.you === 'organizer' || ride.you === 'member');
  const { data } = useListOwnPaymentsQuery({ rideId: ride.id }, { skip: !pays });
  const charged = pays ? (data?.reduce((sum, { captured }) => sum + parseCents(captured), 0) ?? 0) : 0;
  if (charged === 0) return null;
  return (
    <InlineAlert
      title={t('ending.wasCharged', { amount: money(formatCents(charged)) })}
      action={
        <LinkButton size="sm" variant="secondary" href={`/ride/${ride.id}/receipt`}>
          {t('receipt.view')}
        </LinkButton>
      }
    >
      {t('ending.wasChargedDetail')}
    </InlineAlert>
  );
}
