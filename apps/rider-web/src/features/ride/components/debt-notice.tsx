import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { InlineAlert, LinkButton, useFormat } from '@groupride/web-ui';
import { useListDebtsQuery } from '../api';

/** Shows what the reader still owes for a past ride. */
export function DebtNotice({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const over = ride.status === 'completed' || ride.status === 'cancelled';
  // For cash rides, only the organizer pays.
  const pays = ride.you === 'organizer' || (ride.you === 'member' && ride.paymentMethod === 'card');
  const { data } = useListDebtsQuery(undefined, { skip: !over || !pays, refetchOnMountOrArgChange: true });
  const debt = over && pays ? data?.find(({ rideId }) => rideId === ride.id) : undefined;
  // A charge in progress needs no action.
  if (!debt || debt.onItsWay) return null;
  return (
    <InlineAlert
      tone="error"
      title={t('debt.title', { amount: money(debt.amount) })}
      action={
        <LinkButton size="sm" href={`/payment?rideId=${ride.id}&debt=1`}>
          {t('debt.pay', { amount: money(debt.amount) })}
        </LinkButton>
      }
    >
      {t(debt.cashStatedBy === 'operations' ? 'debt.cashByOperations' : `debt.${debt.reason}`)}
    </InlineAlert>
  );
}
