import { useTranslation } from 'react-i18next';
import { formatCents, parseCents } from '@groupride/pricing';
import { deviceTimeOf, type MemberView, type RideView } from '@groupride/web-api-client';
import { InlineAlert, LinkButton, useCountdown, useFormat } from '@groupride/web-ui';
import { chargeBeforeCredit } from '../../../shared/use-credit';

/** Shows what the reader still has to pay: the organizer's hold, or a member's own share. */
export function PaymentNotice({ ride, members }: { ride: RideView; members: readonly MemberView[] | undefined }) {
  const mine = members?.find((member) => member.isYou);
  if (ride.you === 'organizer' && ride.status === 'awaiting_payment' && ride.payBefore)
    return <FinishPayment ride={ride} />;
  if (mine && ride.pledge && ride.status === 'awaiting_payment') return <PledgedShare ride={ride} mine={mine} />;
  if (ride.you === 'member' && mine && mayPayOwnShare(ride)) return <OwnShare ride={ride} mine={mine} />;
  return null;
}

const mayPayOwnShare = (ride: RideView) =>
  ride.paymentMethod === 'card' &&
  ride.splitMode !== 'sponsor' &&
  ['pending', 'confirmed', 'en_route'].includes(ride.status);

function FinishPayment({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const until = ride.payBefore ? deviceTimeOf(ride.payBefore) : Date.now();
  const { left } = useCountdown({ seconds: 0, until, running: Boolean(ride.payBefore) });
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <InlineAlert
      tone="warning"
      title={ride.payBefore ? t('ride.finishBefore', { time }) : t('ride.finishTitle')}
      action={
        <LinkButton size="sm" href={`/payment?rideId=${ride.id}`}>
          {t('ride.finishPayment')}
        </LinkButton>
      }
    >
      {t('ride.finishDetail')}
    </InlineAlert>
  );
}

/** A seat in a pledge counts only once it is paid. Declined cards are reported elsewhere. */
function PledgedShare({ ride, mine }: { ride: RideView; mine: MemberView }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  if (mine.shareState !== 'awaiting') return null;
  return (
    <InlineAlert
      tone="warning"
      title={t('pledge.payTitle')}
      action={
        <LinkButton size="sm" href={`/payment?rideId=${ride.id}`}>
          {t('ride.finishPayment')}
        </LinkButton>
      }
    >
      {t('pledge.payDetail', { amount: money(mine.agreed) })}
    </InlineAlert>
  );
}

function OwnShare({ ride, mine }: { ride: RideView; mine: MemberView }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const due = dueOf(mine);
  if (due === 0) return null;
  if (mine.shareState === 'authorized')
    return chargeBeforeCredit(mine) < due ? <RisenShare ride={ride} amount={formatCents(due)} /> : null;
  if (!['covered', 'awaiting', 'failed'].includes(mine.shareState)) return null;
  const failed = mine.shareState === 'failed';
  return (
    <InlineAlert
      tone={failed ? 'error' : 'info'}
      title={failed ? t('ride.shareFailedTitle') : t('ride.payShareTitle', { amount: money(formatCents(due)) })}
      action={
        <LinkButton size="sm" href={`/payment?rideId=${ride.id}`}>
          {failed ? t('ride.payAgain') : mine.shareState === 'awaiting' ? t('ride.finishPayment') : t('ride.payShare')}
        </LinkButton>
      }
    >
      {failed ? t('ride.shareFailedDetail') : t('ride.payShareDetail')}
    </InlineAlert>
  );
}

/** Members pay for their seat only up to the amount they agreed to. */
const dueOf = ({ share, agreed }: MemberView) => Math.min(parseCents(share), parseCents(agreed));

/** The hold is smaller than the amount that the member has since agreed to. */
function RisenShare({ ride, amount }: { ride: RideView; amount: string }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <InlineAlert
      tone="info"
      title={t('consent.authorizeTitle', { amount: money(amount) })}
      action={
        <LinkButton size="sm" href={`/payment?rideId=${ride.id}`}>
          {t('consent.authorize')}
        </LinkButton>
      }
    >
      {t('consent.authorizeDetail')}
    </InlineAlert>
  );
}
