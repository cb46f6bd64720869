import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { isRefused, useListOwnPaymentsQuery, type PaymentView } from '@groupride/web-api-client';
import { Card, EmptyState, ErrorState, LinkButton, LoadingState } from '@groupride/web-ui';
import { CircleHelp, Clock, Info, type LucideIcon } from 'lucide-react';
import { Page } from '../../shared/page';
import { useDeclineText } from '../../shared/payments/decline-text';
import { useSession } from '../../shared/session';
import { Paid } from './components/paid';
import { useReturnedPayment } from './hooks/use-returned-payment';

/** Parameters that the provider adds to the address. They give access to the payment and are not needed here. */
const SECRETS = ['payment_intent', 'payment_intent_client_secret', 'setup_intent', 'setup_intent_client_secret'];

/** The target page after a payment, and the return page for the provider. */
export default function PaymentSuccessPage() {
  const [parameters, setParameters] = useSearchParams();
  const rideId = idOf(parameters.get('rideId'));
  const paymentId = idOf(parameters.get('payment'));
  const hasSecrets = SECRETS.some((name) => parameters.has(name));
  useEffect(() => {
    if (!hasSecrets) return;
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        for (const name of SECRETS) after.delete(name);
        return after;
      },
      { replace: true },
    );
  }, [hasSecrets, setParameters]);

  if (paymentId)
    return <OfPayment key={paymentId} paymentId={paymentId} redirectStatus={parameters.get('redirect_status')} />;
  return rideId ? <OfRide rideId={rideId} /> : <Navigate to="/payment" replace />;
}

function idOf(text: string | null): number | null {
  const number = Number(text);
  return text && Number.isSafeInteger(number) && number > 0 ? number : null;
}

/** Handles an address that names only the ride: shows the reader's last payment for it. */
function OfRide({ rideId }: { rideId: number }) {
  const { data, error, isFetching, refetch } = useListOwnPaymentsQuery({ rideId });
  const last = data?.at(-1);
  if (last) return <Navigate to={`/payment-success?rideId=${rideId}&payment=${last.id}`} replace />;
  if (data || isRefused(error, 'not_found')) return <Navigate to={`/payment?rideId=${rideId}`} replace />;
  // The ride may be paid already, so nobody is asked to pay before that is known.
  return error ? <Unreachable retry={() => void refetch()} retrying={isFetching} /> : <Asking />;
}

function Asking() {
  const { t } = useTranslation();
  return (
    <Page title={t('ride.payment')}>
      <LoadingState label={t('payment.processing')} />
    </Page>
  );
}

function Unreachable({ retry, retrying = false }: { retry: () => void; retrying?: boolean }) {
  const { t } = useTranslation();
  return (
    <Notice>
      <ErrorState
        title={t('returned.unreachableTitle')}
        detail={t('returned.unreachable')}
        onRetry={retry}
        retryLabel={t('common.retry')}
        retrying={retrying}
      />
    </Notice>
  );
}

function OfPayment({ paymentId, redirectStatus }: { paymentId: number; redirectStatus: string | null }) {
  const { t } = useTranslation();
  const { me } = useSession();
  const { returned, retry } = useReturnedPayment(paymentId, redirectStatus);
  switch (returned.kind) {
    case 'asking':
      return <Asking />;
    case 'paid':
      return <Paid payment={returned.payment} />;
    case 'failed':
      return <Failed payment={returned.payment} />;
    case 'waiting':
      return (
        <Said
          icon={Clock}
          title={t('returned.waitingTitle')}
          detail={t('returned.waiting')}
          href={`/ride/${returned.payment.rideId}`}
          to={t('payment.toRide')}
        />
      );
    case 'cancelled':
      return (
        <Said
          icon={Info}
          title={t('returned.cancelledTitle')}
          detail={t('returned.cancelled')}
          href={`/ride/${returned.payment.rideId}`}
          to={t('payment.toRide')}
        />
      );
    case 'unknown':
      return (
        <Said
          icon={CircleHelp}
          title={t('returned.unknownTitle')}
          detail={t('returned.unknown', { email: me?.email })}
          href="/groups"
          to={t('payment.toGroups')}
        />
      );
    case 'unreachable':
      return <Unreachable retry={retry} />;
  }
}

/** A message about a payment without a result, and a link to continue. */
function Said({
  icon: Icon,
  title,
  detail,
  href,
  to,
}: {
  icon: LucideIcon;
  title: string;
  detail: string;
  href: string;
  to: string;
}) {
  return (
    <Notice>
      <EmptyState icon={<Icon size={26} aria-hidden />} title={title} detail={detail}>
        <LinkButton href={href}>{to}</LinkButton>
      </EmptyState>
    </Notice>
  );
}

function Notice({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation();
  return (
    <Page title={t('ride.payment')}>
      <Card>{children}</Card>
    </Page>
  );
}

/** Nothing was charged; the payment can be retried with any method. */
function Failed({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  const declineText = useDeclineText();
  const { rideId, purpose, amount, failureCode, failureMessage } = payment;
  const again = `/payment?rideId=${rideId}${purpose === 'tip' ? `&tip=${amount}` : purpose === 'debt' ? '&debt=1' : ''}`;
  const why = failureCode ? `${declineText({ code: failureCode, message: failureMessage })} ` : '';
  return (
    <Notice>
      <ErrorState title={t('payment.failedTitle')} detail={`${why}${t('returned.failed')}`}>
        <LinkButton href={again}>{t('payment.again')}</LinkButton>
        <LinkButton variant="ghost" href={`/ride/${rideId}`}>
          {t('payment.toRide')}
        </LinkButton>
      </ErrorState>
    </Notice>
  );
}
