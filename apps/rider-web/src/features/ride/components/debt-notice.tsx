import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { InlineAlert, LinkButton, useFormat } from '@groupride/web-ui';
import { useListDebtsQuery } from '../api';

/** What the one who looks still owes for a ride that is over. */
export function DebtNotice({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const over = ride.status === 'completed' || ride.status === 'cancelled';
  // In cash the organizer pays, and nobody else.
  const pays = ride.you === 'organizer' || (ride.you === 'member' && ride.paymentMethod === 'card');
  const { data } = useListDebtsQuery(undefined, { skip: !over || !pays, refetchOnMountOrArgChange: true });
  const debt = over && pays ? data?.find(({ rideId }) => rideId === ride.id) : undefined;
  // What a card is being charged for at this moment is nothing that anybody has to do something about.
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
