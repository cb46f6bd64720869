import { BellRing, Check, CheckCircle2, MapPin } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Box, Button, Card, ErrorState, Flex, LinkButton, LoadingState, Stack, chakra, useCountdown } from '@groupride/web-ui';
import { Page } from '../../shared/page';
import { useRefreshPaymentMutation } from './api';
import { settlePayment, stateOf, type Settlement } from './settle-payment';

const REDIRECT_SECONDS = 5;

/** Where the payment leads, and where the provider sends people back to after a check of their own. */
export default function PaymentSuccessPage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const rideId = Number(parameters.get('rideId')) || null;
  const settlement = useSettlement(Number(parameters.get('payment')) || null, parameters.get('redirect_status'));

  if (settlement === null) return <LoadingState label={t('payment.processing')} />;
  if (settlement === 'failed') {
    return (
      <Page headless title={t('payment.failedTitle')}>
        <Card mt="6">
          <ErrorState title={t('payment.failedTitle')} detail={t('payment.failedDetail')}>
            {rideId && <LinkButton href={`/payment?rideId=${rideId}`}>{t('payment.again')}</LinkButton>}
          </ErrorState>
        </Card>
      </Page>
    );
  }
  return <Success rideId={rideId} />;
}

/** Null while the server has not said; at once when nobody came back from the provider's own page. */
function useSettlement(paymentId: number | null, redirectStatus: string | null): Settlement | null {
  const [refresh] = useRefreshPaymentMutation();
  const [settlement, setSettlement] = useState<Settlement | null>(paymentId ? null : 'authorized');
  const asked = useRef(false);
  useEffect(() => {
    if (!paymentId || asked.current) return;
    asked.current = true;
    void settlePayment(async () => stateOf(await refresh({ paymentId }).unwrap())).then((outcome) =>
      setSettlement(outcome === 'unknown' && redirectStatus === 'failed' ? 'failed' : outcome),
    );
  }, [paymentId, redirectStatus, refresh]);
  return settlement;
}

function Success({ rideId }: { rideId: number | null }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const goHome = () => void navigate('/', { replace: true, state: rideId ? { confirmedRideId: rideId } : null });
  const { left } = useCountdown({ seconds: REDIRECT_SECONDS, onDone: goHome });
  const next: [ReactNode, string][] = [
    [<Check key="i" size={18} aria-hidden />, t('success.confirmed')],
    [<MapPin key="i" size={18} aria-hidden />, t('success.track')],
    [<BellRing key="i" size={18} aria-hidden />, t('success.notify')],
  ];
  return (
    <Page headless title={t('success.title')}>
      <Flex direction="column" align="center" textAlign="center" pt="8" gap="2">
        <Flex boxSize="16" borderRadius="full" bg="accent.solid" color="accent.contrast" align="center" justify="center" mb="2">
          <CheckCircle2 size={36} aria-hidden />
        </Flex>
        <chakra.h1 textStyle="title">{t('success.title')}</chakra.h1>
        <Box>{t('success.processed')}</Box>
        <Box textStyle="small" color="fg.muted">
          {t('success.email')}
        </Box>
      </Flex>
      <Card title={t('success.next')}>
        <Stack as="ul" gap="3" listStyleType="none">
          {next.map(([icon, text]) => (
            <Flex as="li" key={text} gap="3" align="center" textStyle="small">
              <Box color="brand.fg">{icon}</Box>
              {text}
            </Flex>
          ))}
        </Stack>
      </Card>
      <Stack gap="2">
        <Button size="lg" block onClick={goHome}>
          {t('success.trackRide')}
        </Button>
        {rideId && (
          <LinkButton variant="secondary" size="lg" block href={`/ride/${rideId}/receipt`}>
            {t('success.receipt')}
          </LinkButton>
        )}
      </Stack>
      <Box role="timer" textAlign="center" textStyle="small" color="fg.muted">
        {t('success.redirecting', { seconds: left })}
      </Box>
    </Page>
  );
}
