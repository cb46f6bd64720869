import { useTranslation } from 'react-i18next';
import { reasonIn } from '@groupride/contracts';
import type { RideEventView, RideView } from '@groupride/web-api-client';
import { InlineAlert, Stack, useFormat, useLanguage } from '@groupride/web-ui';
import { isOver, isPaidByAccount } from '../../../shared/ride-texts';
import { useRideEvents } from '../hooks/use-ride-events';
import { latestChanges, pricesOf } from '../operator-changes';

/** Shows what operations changed about the ride, the reason, and the new price. */
export function OperatorChanges({ ride }: { ride: RideView }) {
  const events = useRideEvents(ride.id);
  const changes = latestChanges(events).filter(({ type }) => type !== 'driver_assigned' || !isOver(ride.status));
  if (changes.length === 0 || ride.status === 'cancelled') return null;
  return (
    <Stack gap="3">
      {changes.map((event) => (
        <Change key={event.number} ride={ride} event={event} />
      ))}
    </Stack>
  );
}

function Change({ ride, event }: { ride: RideView; event: RideEventView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money } = useFormat();
  const prices = isPaidByAccount(ride) ? null : pricesOf(event, ride.totalCost);
  const same = prices?.before === prices?.total;
  return (
    <InlineAlert tone="info" title={t(`operatorChanges.${titleOf(event)}`)}>
      {[
        prices &&
          t(same ? 'operatorChanges.samePrice' : 'operatorChanges.newPrice', {
            total: money(prices.total),
            before: money(prices.before),
          }),
        prices && ride.amounts && t('operatorChanges.share', { share: money(ride.amounts.share) }),
        event.reason && t('operatorChanges.reason', { reason: reasonIn(event.reason, language) }),
      ]
        .filter(Boolean)
        .join(' ')}
    </InlineAlert>
  );
}

function titleOf({ type, data }: RideEventView): 'driver' | 'newDriver' | 'pickup' | 'destination' {
  if (type === 'driver_assigned') return data['replaced'] === true ? 'newDriver' : 'driver';
  return type === 'pickup_moved' ? 'pickup' : 'destination';
}
