import { Elements } from '@stripe/react-stripe-js';
import { ArrowLeft, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { problemOf } from '@groupride/web-api-client';
import { Box, Card, EmptyState, ErrorState, Flex, LinkButton, LoadingState, Money, TextLink, chakra, toast, useColorMode } from '@groupride/web-ui';
import { Page } from '../../shared/page';
import { useProblemText } from '../../shared/problem-text';
import { useGetRideQuery, useListUserRidesQuery } from './api';
import { paymentAppearance } from './appearance';
import { CardForm } from './components/card-form';
import { usePayments } from './hooks/use-payments';

/** Card payment of a ride (the organizer's hold) or of one's own share; without a ride in the address, of the one that waits for it. */
export default function PaymentPage() {
  const [parameters] = useSearchParams();
  const rideId = Number(parameters.get('rideId'));
  return Number.isInteger(rideId) && rideId > 0 ? <Payment rideId={rideId} /> : <WhatIsDue />;
}

function WhatIsDue() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useListUserRidesQuery({ userId: 'me' }, { refetchOnMountOrArgChange: true });
  const due = isFetching ? undefined : data?.find(({ status, you }) => status === 'awaiting_payment' && you === 'organizer');
  if (due) return <Navigate to={`/payment?rideId=${due.id}`} replace />;
  return (
    <Page title={t('payment.title')} back="/">
      {isFetching ? (
        <LoadingState label={t('common.loading')} />
      ) : error ? (
        <ErrorState title={t('groups.failed')} detail={problemText(error)} onRetry={() => void refetch()} retryLabel={t('common.retry')} />
      ) : (
        <EmptyState icon={<Wallet size={26} aria-hidden />} title={t('payment.nothingDue')} detail={t('payment.nothingDueDetail')}>
          <LinkButton href="/groups">{t('payment.toGroups')}</LinkButton>
        </EmptyState>
      )}
    </Page>
  );
}

function Payment({ rideId }: { rideId: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const { resolved } = useColorMode();
  const { data: ride } = useGetRideQuery({ rideId });
  const { ready, error, retry } = usePayments(rideId);
  const paid = () => {
    toast({ title: t('payment.successTitle'), description: t('payment.successDetail'), tone: 'success' });
    void navigate(`/payment-success?rideId=${rideId}`, { replace: true });
  };

  return (
    <Page headless title={t('payment.title')}>
      <Box>
        <TextLink href="/">
          <Flex as="span" display="inline-flex" align="center" gap="1.5" minH="11">
            <ArrowLeft size={16} aria-hidden />
            {t('payment.back')}
          </Flex>
        </TextLink>
        <chakra.h1 textStyle="title">{t('payment.title')}</chakra.h1>
      </Box>
      {error ? (
        <Card>
          {problemOf(error)?.code === 'payment_not_due' ? (
            <ErrorState title={t('payment.notDue')} detail={problemText(error)}>
              <LinkButton href={`/ride/${rideId}`}>{t('payment.toRide')}</LinkButton>
            </ErrorState>
          ) : (
            <ErrorState title={t('payment.setupFailed')} detail={problemText(error, t('payment.setupFailedDetail'))} onRetry={retry} retryLabel={t('common.retry')}>
              <LinkButton variant="ghost" href={`/ride/${rideId}`}>
                {t('payment.toRide')}
              </LinkButton>
            </ErrorState>
          )}
        </Card>
      ) : !ready ? (
        <LoadingState label={t('payment.settingUp')} />
      ) : (
        <Card title={t('payment.details')}>
          <Box textStyle="small" color="fg.muted" mt="-1">
            {t('payment.securelyWith')} Stripe
          </Box>
          <Flex justify="space-between" align="center" gap="4" bg="bg.subtle" borderRadius="md" px="3.5" py="3" my="4">
            <Box minW="0">
              <Box textStyle="label">{t('payment.paying')}</Box>
              {ride && (
                <Box textStyle="caption" color="fg.muted">
                  {ride.pickupLocation} → {ride.dropoffLocation}
                </Box>
              )}
            </Box>
            <Money amount={ready.intent.amount} textStyle="figure" fontSize="2xl" />
          </Flex>
          {ride && (
            <Box textStyle="caption" color="fg.muted" mb="4">
              {ride.you === 'organizer' ? t('payment.holdOrganizer') : t('payment.holdMember')}
            </Box>
          )}
          <Elements key={resolved} stripe={ready.stripe} options={{ clientSecret: ready.intent.clientSecret, appearance: paymentAppearance(resolved) }}>
            <CardForm rideId={rideId} paymentId={ready.intent.paymentId} amount={ready.intent.amount} onPaid={paid} />
          </Elements>
        </Card>
      )}
    </Page>
  );
}
