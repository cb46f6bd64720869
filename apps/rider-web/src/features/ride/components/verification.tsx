import { BadgeCheck, QrCode } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceTimeOf, type VerificationView } from '@groupride/web-api-client';
import {
  Box,
  BottomSheet,
  Button,
  Card,
  ErrorState,
  Flex,
  InlineAlert,
  LoadingState,
  QrImage,
  Stack,
  useCountdown,
} from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useGetVerificationQuery } from '../api';
import { useDemoDriver } from '../hooks/use-demo-driver';
import { CodeDigits } from './code-digits';
import { CodeNotLoaded } from './code-not-loaded';

/** The card on the ride screen: it shows the boarding code immediately, and the QR code on demand. */
export function VerificationCard({ rideId }: { rideId: number }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const asked = useGetVerificationQuery({ rideId });
  const { data } = asked;
  if (!data) return <CodeNotLoaded asked={asked} />;
  if (data.verified) {
    return (
      <Card tone="brand">
        <Flex gap="3" align="center" color="brand.fg" textStyle="label">
          <BadgeCheck size={20} aria-hidden />
          {t('verification.done')}
        </Flex>
      </Card>
    );
  }
  return (
    <Card title={t('verification.title')}>
      <Box textStyle="small" color="fg.muted" mt="-1" mb="3">
        {t('verification.detail')}
      </Box>
      <CodeDigits code={data.code} />
      <Button mt="4" block variant="secondary" onClick={() => setOpen(true)} icon={<QrCode size={18} aria-hidden />}>
        {t('verification.showQr')}
      </Button>
      <VerificationSheet rideId={rideId} open={open} onClose={() => setOpen(false)} />
    </Card>
  );
}

/**
 * While a request for a new code is on its way, the old one is still shown for this long after its expiry. The API
 * accepts it for longer.
 */
const RENEWAL_MS = 5_000;

/** The rotating QR code. A new one is fetched when the old one expires. */
export function VerificationSheet({ rideId, open, onClose }: { rideId: number; open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const asked = useGetVerificationQuery({ rideId }, { skip: !open, refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = asked;

  useEffect(() => {
    if (open && data?.verified) onClose();
  }, [open, data?.verified, onClose]);

  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={t('verification.title')}
      description={t('verification.detail')}
      closeLabel={t('common.close')}
    >
      {!data && error ? (
        <ErrorState
          title={t('verification.failed')}
          detail={problemText(error)}
          onRetry={() => void refetch()}
          retryLabel={t('common.retry')}
          retrying={isFetching}
        />
      ) : !data ? (
        <LoadingState label={t('verification.generating')} />
      ) : (
        <Codes rideId={rideId} isOpen={open} asked={{ ...asked, data }} />
      )}
    </BottomSheet>
  );
}

interface CodesProps {
  rideId: number;
  /** False while the sheet closes. */
  isOpen: boolean;
  asked: {
    data: VerificationView;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
    fulfilledTimeStamp?: number | undefined;
  };
}

/** The QR code and the digits. Offline, the answer may be a stored one, whose QR code has expired. */
function Codes({ rideId, isOpen, asked: { data, error, isFetching, refetch, fulfilledTimeStamp = 0 } }: CodesProps) {
  const { t } = useTranslation();
  const [openedAt] = useState(() => Date.now());
  // A stored answer counts from when it was made, and a wrong clock of this device cannot prolong a new one.
  const until = Math.min(fulfilledTimeStamp + data.expiresInMs, deviceTimeOf(data.expiresAt));
  const { left } = useCountdown({ seconds: 0, until, running: isOpen, onDone: () => void refetch() });
  const isExpired = Date.now() >= until + (isFetching ? RENEWAL_MS : 0);
  const isRenewed = fulfilledTimeStamp >= openedAt || !isFetching;
  useDemoDriver(rideId, !isOpen || isExpired || data.verified ? undefined : data.qr);

  return (
    <Stack gap="4" pb="2">
      {error || (isExpired && isRenewed) ? (
        // The digits are valid for the whole ride; only the picture has expired.
        <InlineAlert
          tone="warning"
          title={t(isExpired ? 'verification.expired' : 'verification.notRenewed')}
          action={
            <Button size="sm" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('verification.digitsCount')}
        </InlineAlert>
      ) : isExpired ? (
        <LoadingState label={t('verification.generating')} />
      ) : (
        <QrImage
          value={data.qr}
          alt={t('verification.qrAlt')}
          loadingText={t('verification.generating')}
          errorText={t('verification.failed')}
        />
      )}
      <CodeDigits code={data.code} />
      {!error && !isExpired && (
        <Box textAlign="center" textStyle="caption" color="fg.muted" role="timer">
          {t('verification.renews', { seconds: left })}
        </Box>
      )}
    </Stack>
  );
}
