import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { InlineAlert, LinkButton, useFormat } from '@groupride/web-ui';

/** Shows what the reader was charged for a cancelled ride, and links to the explanation. */
export function FeeNotice({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const charged = ride.status === 'cancelled' ? (ride.amounts?.charged ?? '0.00') : '0.00';
  if (Number(charged) === 0) return null;
  return (
    <InlineAlert
      title={t('ending.wasCharged', { amount: money(charged) })}
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
