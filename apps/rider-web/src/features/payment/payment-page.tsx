import { ArrowLeft, Wallet } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import {
  isRefused,
  useGetRideCancellationTermsQuery,
  useGetRideQuery,
  useListOwnPaymentsQuery,
  useListUserRidesQuery,
  type PaymentIntentView,
  type PaymentView,
  type RideView,
} from '@groupride/web-api-client';
import {
  Box,
  Card,
  EmptyState,
  ErrorState,
  Flex,
  LARGE_TEXT,
  InlineAlert,
  LinkButton,
  LoadingState,
  Money,
  TextLink,
  chakra,
  toast,
  useFormat,
} from '@groupride/web-ui';
import { RideCancellationTerms } from '../../shared/cancellation-terms';
import { Page } from '../../shared/page';
import { useDeclineText } from '../../shared/payments/decline-text';
import { useProblemText } from '../../shared/problem-text';
import { RideSummary } from './components/ride-summary';
import { PayAgreement } from './components/pay-agreement';
import { PaymentOptions } from './components/payment-options';
import { usePayments } from './hooks/use-payments';
import { paymentOutcome } from './payment-outcome';
import { type Confirmed, isPaid } from './settle-payment';

/**
 * Card payment of a ride (the organizer's hold) or of a member's share. Without a ride in the address, it uses the one
 * that awaits payment.
 */
export default function PaymentPage() {
  const [parameters] = useSearchParams();
  const rideId = Number(parameters.get('rideId'));
  return Number.isInteger(rideId) && rideId > 0 ? (
    <Payment rideId={rideId} tip={parameters.get('tip')} debt={parameters.has('debt')} />
  ) : (
    <AmountDue />
  );
}

function AmountDue() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useListUserRidesQuery(
    { userId: 'me' },
    { refetchOnMountOrArgChange: true },
  );
  const due = isFetching
    ? undefined
    : data?.find(({ status, you, payBefore }) => status === 'awaiting_payment' && you === 'organizer' && payBefore);
  if (due) return <Navigate to={`/payment?rideId=${due.id}`} replace />;
  return (
    <Page title={t('payment.title')} back="/">
      {isFetching ? (
        <LoadingState label={t('common.loading')} />
      ) : error ? (
        <ErrorState
          title={t('payment.dueFailed')}
          detail={problemText(error)}
          onRetry={() => void refetch()}
          retryLabel={t('common.retry')}
        />
      ) : (
        <EmptyState
          icon={<Wallet size={26} aria-hidden />}
          title={t('payment.nothingDue')}
          detail={t('payment.nothingDueDetail')}
        >
          <LinkButton href="/groups">{t('payment.toGroups')}</LinkButton>
        </EmptyState>
      )}
    </Page>
  );
}

/**
 * @param tip an amount to tip the driver instead of paying the amount owed
 * @param debt whether to pay the debt that remains after the ride
 */
function Payment({ rideId, tip, debt }: { rideId: number; tip: string | null; debt: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const { dateTime } = useFormat();
  const { data: ride, error: rideError, isLoading: rideLoading } = useGetRideQuery({ rideId });
  const { ready, error, retry } = usePayments(rideId, tip, debt);
  const { data: own, isLoading: ownLoading } = useListOwnPaymentsQuery({ rideId });
  const { isLoading: termsLoading } = useGetRideCancellationTermsQuery({ rideId });
  // The form appears once everything above it is loaded, so that it does not move under a finger.
  const loading = !ready || rideLoading || ownLoading || termsLoading;
  const asked = own?.find(({ id, risesTo }) => id === ready?.begun.paymentId && typeof risesTo === 'string');
  const begunPayment = own?.find(({ id }) => id === ready?.begun.paymentId);
  const paysRide = tip === null && !debt;
  useAskAgain(
    ready?.begun.paymentId,
    begunPayment?.state === 'released' ||
      isRefused(rideError, 'not_found') ||
      (paysRide && ride?.status === 'cancelled'),
    retry,
  );
  const confirmed = (settlement: Confirmed) => {
    // The next page keeps asking the server and shows the result.
    if (settlement === 'unknown') return void navigate(successOf(rideId, ready?.begun), { replace: true });
    if (tip !== null) {
      toast({ title: t('tip.thanks'), description: t('tip.thanksDetail'), tone: 'success' });
      void navigate(`/ride/${rideId}`, { replace: true });
      return;
    }
    const authorizeAt = ready?.begun.authorizeAt;
    if (ready?.begun.mode === 'setup' && authorizeAt) {
      toast({
        title: t('payCard.storedTitle'),
        description: t('payCard.storedDetail', { time: dateTime(authorizeAt) }),
        tone: 'success',
      });
      void navigate(`/ride/${rideId}`, { replace: true });
      return;
    }
    const waits = ride?.pledge && ride.status === 'awaiting_payment';
    toast({
      title: t(waits ? 'pledge.success.title' : 'payment.successTitle'),
      description: t(
        waits ? 'pledge.success.detail' : debt ? 'returned.debtPaid' : `payment.successDetail.${paymentOutcome(ride)}`,
      ),
      tone: 'success',
    });
    void navigate(successOf(rideId, ready?.begun), { replace: true });
  };
  // The payment succeeded elsewhere: at the provider's page, or in another window.
  if (ready && isPaid(ready.begun)) return <Navigate to={successOf(rideId, ready.begun)} replace />;

  return (
    <Page headless title={t('payment.title')}>
      <Box>
        <TextLink href="/" standalone>
          <ArrowLeft size={16} aria-hidden />
          {t('payment.back')}
        </TextLink>
        <chakra.h1 textStyle="title">{t('payment.title')}</chakra.h1>
      </Box>
      {error ? (
        <Card>
          {isRefused(error, 'not_found') ? (
            <ErrorState title={t('ride.notFound')} detail={t('ride.notFoundDetail')}>
              <LinkButton href="/groups">{t('payment.toGroups')}</LinkButton>
            </ErrorState>
          ) : isRefused(error, 'payment_not_due') ? (
            <EmptyState icon={<Wallet size={26} aria-hidden />} title={t('payment.notDue')} detail={problemText(error)}>
              <LinkButton href={`/ride/${rideId}`}>{t('payment.toRide')}</LinkButton>
            </EmptyState>
          ) : (
            <ErrorState
              title={t('payment.setupFailed')}
              detail={problemText(error, t('payment.setupFailedDetail'))}
              onRetry={retry}
              retryLabel={t('common.retry')}
            >
              <LinkButton variant="ghost" href={`/ride/${rideId}`}>
                {t('payment.toRide')}
              </LinkButton>
            </ErrorState>
          )}
        </Card>
      ) : loading ? (
        <LoadingState label={t('payment.settingUp')} />
      ) : (
        <Card title={t('payment.details')}>
          <Box textStyle="small" color="fg.muted" mt="-1">
            {t('payment.securelyWith')} Stripe
          </Box>
          <Box bg="bg.subtle" borderRadius="md" px="3.5" py="3" my="4">
            <Flex justify="space-between" align="center" columnGap="4" css={{ [LARGE_TEXT]: { flexWrap: 'wrap' } }}>
              <Box minW="0">
                <Box textStyle="label">{t(debt ? 'debt.paying' : tip === null ? 'payment.paying' : 'tip.paying')}</Box>
                {ride && (
                  <Box textStyle="caption" color="fg.muted">
                    {ride.pickupLocation} → {ride.dropoffLocation}
                  </Box>
                )}
              </Box>
              <Money amount={ready.begun.amount} textStyle="figure" fontSize="2xl" />
            </Flex>
            {/* While a change waits for its hold, the ride does not have the new amounts yet. */}
            {ride && tip === null && !debt && !asked && <RideSummary ride={ride} />}
          </Box>
          {ride && <Consent ride={ride} intent={ready.begun} tip={tip !== null} debt={debt} asked={asked} />}
          {ride?.you === 'organizer' && tip === null && !debt && (
            <Box mb="4">
              <RideCancellationTerms ride={ride} />
            </Box>
          )}
          <PaymentOptions rideId={rideId} stripe={ready.stripe} intent={ready.begun} onConfirmed={confirmed} />
          <PayAgreement />
        </Card>
      )}
    </Page>
  );
}

/**
 * Starts a new payment when the current one has become void: the ride was cancelled, or the rider left it on another
 * page.
 */
function useAskAgain(paymentId: number | undefined, isOver: boolean, ask: () => void): void {
  const asked = useRef<number>(undefined);
  useEffect(() => {
    if (paymentId === undefined || !isOver || asked.current === paymentId) return;
    asked.current = paymentId;
    ask();
  }, [paymentId, isOver, ask]);
}

function successOf(rideId: number, begun: PaymentIntentView | undefined): string {
  return `/payment-success?rideId=${rideId}${begun ? `&payment=${begun.paymentId}` : ''}`;
}

/** The terms that the person agrees to by paying. */
function Consent({
  ride,
  intent,
  tip,
  debt,
  asked,
}: {
  ride: RideView;
  intent: PaymentIntentView;
  tip: boolean;
  debt: boolean;
  asked: PaymentView | undefined;
}) {
  const { t } = useTranslation();
  const { dateTime, money } = useFormat();
  const later =
    intent.mode === 'setup' && intent.authorizeAt
      ? { time: dateTime(intent.authorizeAt), amount: money(intent.amount) }
      : null;
  const pledged = ride.splitMode === 'pledge' && ride.status === 'awaiting_payment';
  const declineText = useDeclineText();
  const text =
    asked && ride.you === 'organizer'
      ? t('change.waitsPay')
      : debt
        ? t('debt.consent')
        : tip
          ? t('tip.consent')
          : pledged
            ? later
              ? t('pledge.consentLater', later)
              : t('pledge.consent')
            : later
              ? t('payCard.later', later)
              : ride.you === 'organizer'
                ? t('payment.holdOrganizer')
                : t('payment.holdMember');
  return (
    <Box textStyle="caption" color="fg.muted" mb="4">
      {text}
      {asked?.failureCode && (
        <Box mt="3">
          <InlineAlert tone="error" title={t('payment.failedTitle')}>
            {declineText({ code: asked.failureCode, message: asked.failureMessage })}
          </InlineAlert>
        </Box>
      )}
    </Box>
  );
}
