import { useTranslation } from 'react-i18next';
import type { PaymentView, RideView } from '@groupride/web-api-client';
import { Button, Flex, InlineAlert, LinkButton, toast, useFormat } from '@groupride/web-ui';
import { useCardText } from '../../../shared/payments/card-name';
import { useDeclineText } from '../../../shared/payments/decline-text';
import { useProblemText } from '../../../shared/problem-text';
import { useListOwnPaymentsQuery, useWithdrawRideChangeMutation } from '../api';

/**
 * Shows the state of the reader's card for this ride: a change waiting for it, declined, or saved for a later
 * authorization.
 */
export function OwnPayment({ ride }: { ride: RideView }) {
  const pays = ride.paymentMethod === 'card' && (ride.you === 'organizer' || ride.you === 'member');
  const over = ride.status === 'completed' || ride.status === 'cancelled';
  const { data } = useListOwnPaymentsQuery({ rideId: ride.id }, { skip: !pays || over });
  if (!pays || over) return null;
  const payment = data?.find(({ state }) => state !== 'released');
  if (payment?.risesTo && ride.you === 'organizer') return <WaitingChange payment={payment} amount={payment.risesTo} />;
  if (payment?.recoverBefore) return <DeclinedPayment payment={payment} before={payment.recoverBefore} />;
  if (payment?.state === 'stored' && payment.authorizeAt)
    return <HeldLater payment={payment} at={payment.authorizeAt} />;
  return null;
}

/** A change of the ride that takes effect once the hold increase is authorized. */
function WaitingChange({ payment, amount }: { payment: PaymentView; amount: string }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const declineText = useDeclineText();
  const problemText = useProblemText();
  const [withdraw, { isLoading }] = useWithdrawRideChangeMutation();
  const leave = async () => {
    const answer = await withdraw({ rideId: payment.rideId });
    if ('error' in answer) toast({ title: t('change.notLeft'), description: problemText(answer.error), tone: 'error' });
    else toast({ title: t('change.left'), tone: 'success' });
  };
  return (
    <InlineAlert
      tone={payment.failureCode ? 'error' : 'warning'}
      title={t('change.waitsTitle')}
      action={
        <Flex gap="2" wrap="wrap">
          <LinkButton size="sm" href={`/payment?rideId=${payment.rideId}`}>
            {t('change.confirmCard', { amount: money(amount) })}
          </LinkButton>
          <Button size="sm" variant="secondary" busy={isLoading} onClick={() => void leave()}>
            {t('change.leave')}
          </Button>
        </Flex>
      }
    >
      {payment.failureCode && `${declineText({ code: payment.failureCode, message: payment.failureMessage })} `}
      {t('change.waitsDetail', { amount: money(amount) })}
    </InlineAlert>
  );
}

function DeclinedPayment({ payment, before }: { payment: PaymentView; before: string }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const declineText = useDeclineText();
  return (
    <InlineAlert
      tone="error"
      title={t(payment.state === 'authorized' ? 'recovery.renewTitle' : 'recovery.title')}
      action={
        <LinkButton size="sm" href={`/payment?rideId=${payment.rideId}`}>
          {t('recovery.act')}
        </LinkButton>
      }
    >
      {payment.failureCode && `${declineText({ code: payment.failureCode, message: payment.failureMessage })} `}
      {t('recovery.until', { time: dateTime(before) })}
    </InlineAlert>
  );
}

function HeldLater({ payment, at }: { payment: PaymentView; at: string }) {
  const { t } = useTranslation();
  const { dateTime, money } = useFormat();
  const cardText = useCardText();
  return (
    <InlineAlert
      tone="info"
      title={t('recovery.storedTitle', { card: payment.card ? cardText(payment.card) : t('cards.card') })}
    >
      {t('recovery.storedDetail', { amount: money(payment.amount), time: dateTime(at) })}
    </InlineAlert>
  );
}
