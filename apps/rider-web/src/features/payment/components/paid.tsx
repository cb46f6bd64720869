import { BellRing, Check, CheckCircle2, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isRefused, useGetRideQuery, type PaymentView, type RideView } from '@groupride/web-api-client';
import {
  Box,
  Button,
  Card,
  Flex,
  LinkButton,
  LoadingState,
  Money,
  Stack,
  chakra,
  useAutomaticStep,
  useFormat,
} from '@groupride/web-ui';
import { AddToCalendar } from '../../../shared/add-to-calendar';
import { IconList } from '../../../shared/icon-list';
import { Page } from '../../../shared/page';
import { useCardText } from '../../../shared/payments/card-name';
import { paymentOutcome } from '../payment-outcome';

const REDIRECT_SECONDS = 5;

/** Confirms a payment for a ride, one seat, or a tip. */
export function Paid({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  const { data: ride, error, isLoading } = useGetRideQuery({ rideId: payment.rideId });
  if (payment.purpose === 'tip') return <PaidTip payment={payment} />;
  if (payment.purpose === 'debt') return <PaidDebt payment={payment} />;
  // What was paid for depends on the ride: a pledge is not booked yet.
  if (isLoading)
    return (
      <Page title={t('ride.payment')}>
        <LoadingState label={t('payment.processing')} />
      </Page>
    );
  if (!ride) return <PaidWithoutRide payment={payment} isGone={isRefused(error, 'not_found')} />;
  if (ride.pledge && ride.status === 'awaiting_payment') return <Pledged payment={payment} />;
  if (payment.state === 'stored') return <Stored payment={payment} />;
  return payment.purpose === 'share' ? <PaidShare payment={payment} /> : <PaidRide payment={payment} ride={ride} />;
}

/** The payment is known, but not whether the ride has a driver. The page changes once the ride is loaded. */
function PaidWithoutRide({ payment, isGone }: { payment: PaymentView; isGone: boolean }) {
  const { t } = useTranslation();
  return (
    <Success
      title={t(payment.state === 'stored' ? 'returned.cardSaved' : 'success.title')}
      detail={t(isGone ? 'returned.rideGone' : 'returned.rideNotLoaded')}
      payment={payment}
    >
      <LinkButton size="lg" block href={isGone ? '/groups' : `/ride/${payment.rideId}`}>
        {t(isGone ? 'payment.toGroups' : 'payment.toRide')}
      </LinkButton>
    </Success>
  );
}

function PaidRide({ payment, ride }: { payment: PaymentView; ride: RideView }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { rideId } = payment;
  const goHome = () => void navigate('/', { replace: true, state: { confirmedRideId: rideId } });
  return (
    <Success title={t('success.title')} detail={t('success.processed')} note={t('success.email')} payment={payment}>
      <Next first={t(`success.outlook.${paymentOutcome(ride)}`)} />
      <Stack gap="2">
        <Button size="lg" block onClick={goHome}>
          {t('success.trackRide')}
        </Button>
        <LinkButton variant="secondary" size="lg" block href={`/ride/${rideId}/receipt`}>
          {t('success.receipt')}
        </LinkButton>
        <Calendar rideId={rideId} />
      </Stack>
      <Redirecting onDone={goHome} />
    </Success>
  );
}

function PaidShare({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const goToRide = () => void navigate(`/ride/${payment.rideId}`, { replace: true });
  return (
    <Success title={t('success.title')} detail={t('returned.sharePaid')} note={t('success.email')} payment={payment}>
      <Next first={t('returned.seatPaid')} />
      <Stack gap="2">
        <Button size="lg" block onClick={goToRide}>
          {t('success.trackRide')}
        </Button>
        <Calendar rideId={payment.rideId} />
      </Stack>
      <Redirecting onDone={goToRide} />
    </Success>
  );
}

/** The share of a pledge that waits for people to join. It is authorized now or later, but not charged. */
function Pledged({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  return (
    <Success
      title={t('pledge.success.title')}
      detail={t(payment.state === 'stored' ? 'pledge.success.stored' : 'pledge.success.detail')}
      note={t('pledge.success.note')}
      payment={payment}
    >
      <LinkButton size="lg" block href={`/ride/${payment.rideId}`}>
        {t('pledge.success.open')}
      </LinkButton>
    </Success>
  );
}

function PaidTip({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  const { rideId } = payment;
  return (
    <Success title={t('tip.thanks')} detail={t('tip.thanksDetail')} note={t('success.email')} payment={payment}>
      <LinkButton size="lg" block href={`/ride/${rideId}`}>
        {t('returned.backToRide')}
      </LinkButton>
    </Success>
  );
}

function PaidDebt({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  return (
    <Success title={t('success.title')} detail={t('returned.debtPaid')} payment={payment}>
      <LinkButton size="lg" block href={`/ride/${payment.rideId}`}>
        {t('returned.backToRide')}
      </LinkButton>
    </Success>
  );
}

/** Shown while the card is saved and nothing is held yet. */
function Stored({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { authorizeAt, rideId } = payment;
  return (
    <Success
      title={t('payCard.storedTitle')}
      detail={authorizeAt ? t('payCard.storedDetail', { time: dateTime(authorizeAt) }) : ''}
      note={t('success.email')}
      payment={payment}
    >
      <Stack gap="2">
        <LinkButton size="lg" block href={`/ride/${rideId}`}>
          {t('payment.toRide')}
        </LinkButton>
        <Calendar rideId={rideId} />
      </Stack>
    </Success>
  );
}

/**
 * Placed below the other buttons: it appears once the ride is loaded and must not move anything that can be pressed.
 */
function Calendar({ rideId }: { rideId: number }) {
  const { data: ride } = useGetRideQuery({ rideId });
  return ride ? <AddToCalendar ride={ride} /> : null;
}

function Success({
  title,
  detail,
  note,
  payment,
  children,
}: {
  title: string;
  detail: string;
  note?: string;
  payment: PaymentView;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const cardText = useCardText();
  return (
    <Page headless title={title}>
      <Flex direction="column" align="center" textAlign="center" pt="8" gap="2">
        <Flex
          boxSize="16"
          borderRadius="full"
          bg="accent.solid"
          color="accent.contrast"
          align="center"
          justify="center"
          mb="2"
        >
          <CheckCircle2 size={36} aria-hidden />
        </Flex>
        <chakra.h1 textStyle="title">{title}</chakra.h1>
        <Box>{detail}</Box>
        {note && (
          <Box textStyle="small" color="fg.muted">
            {note}
          </Box>
        )}
      </Flex>
      <Card>
        <Flex justify="space-between" align="center" gap="4">
          <Box textStyle="small" color="fg.muted" minW="0">
            {payment.state === 'authorized' && payment.purpose !== 'tip' && <Box>{t('amounts.setAside')}</Box>}
            {payment.state === 'captured' && <Box>{t('amounts.charged')}</Box>}
            {payment.card && cardText(payment.card)}
          </Box>
          <Money amount={payment.amount} textStyle="figure" fontSize="xl" />
        </Flex>
      </Card>
      {children}
    </Page>
  );
}

function Next({ first }: { first: string }) {
  const { t } = useTranslation();
  return (
    <Card title={t('success.next')}>
      <IconList
        lines={[
          [Check, first],
          [MapPin, t('success.track')],
          [BellRing, t('success.notify')],
        ]}
      />
    </Card>
  );
}

function Redirecting({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { left, stopped } = useAutomaticStep({ seconds: REDIRECT_SECONDS, priority: 3, onDone });
  return (
    <Box textAlign="center" textStyle="small" color="fg.muted" minH="6">
      <span role="status">{stopped ? t('success.stays') : ''}</span>
      {!stopped && <span role="timer">{t('success.redirecting', { count: left })}</span>}
    </Box>
  );
}
