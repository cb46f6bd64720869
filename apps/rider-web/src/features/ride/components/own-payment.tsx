import { useTranslation } from 'react-i18next';
import type { PaymentView, RideView } from '@groupride/web-api-client';
import { InlineAlert, LinkButton, useFormat } from '@groupride/web-ui';
import { useDeclineText } from '../../../shared/payments/decline-text';
import { useListOwnPaymentsQuery } from '../api';

/** One's own card for this ride: refused and to be mended, or saved and held later. */
export function OwnPayment({ ride }: { ride: RideView }) {
  const pays = ride.paymentMethod === 'card' && (ride.you === 'organizer' || ride.you === 'member');
  const over = ride.status === 'completed' || ride.status === 'cancelled';
  const { data } = useListOwnPaymentsQuery({ rideId: ride.id }, { skip: !pays || over });
  if (!pays || over) return null;
  const payment = data?.find(({ state }) => state !== 'released');
  if (payment?.mendBefore) return <ToMend payment={payment} before={payment.mendBefore} />;
  if (payment?.state === 'stored' && payment.authorizeAt) return <HeldLater payment={payment} at={payment.authorizeAt} />;
  return null;
}

function ToMend({ payment, before }: { payment: PaymentView; before: string }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const declineText = useDeclineText();
  return (
    <InlineAlert
      tone="error"
      title={t(payment.state === 'authorized' ? 'mend.renewTitle' : 'mend.title')}
      action={
        <LinkButton size="sm" href={`/payment?rideId=${payment.rideId}`}>
          {t('mend.act')}
        </LinkButton>
      }
    >
      {payment.failureCode && `${declineText({ code: payment.failureCode, message: payment.failureMessage })} `}
      {t('mend.until', { time: dateTime(before) })}
    </InlineAlert>
  );
}

function HeldLater({ payment, at }: { payment: PaymentView; at: string }) {
  const { t } = useTranslation();
  const { dateTime, money } = useFormat();
  return (
    <InlineAlert tone="info" title={t('mend.storedTitle', { card: payment.card ?? t('cards.card') })}>
      {t('mend.storedDetail', { amount: money(payment.amount), time: dateTime(at) })}
    </InlineAlert>
  );
}
