import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { InlineAlert } from '@groupride/web-ui';
import { isPaidByAccount } from '../../../shared/ride-texts';
import { useRideEvents } from '../hooks/use-ride-events';

/** Explains why a ride that had a driver waits for one again. */
export function LostDriverNotice({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const last = useRideEvents(ride.id)
    .filter(({ type }) => type === 'driver_assigned' || type === 'driver_released')
    .at(-1);
  if (ride.status !== 'pending' || last?.type !== 'driver_released') return null;
  return (
    <InlineAlert tone="warning" title={t('lostDriver.title')}>
      {t('lostDriver.detail')} {!isPaidByAccount(ride) && t('lostDriver.price')}
    </InlineAlert>
  );
}
