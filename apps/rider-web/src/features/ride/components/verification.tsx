import { BadgeCheck, QrCode } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
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

/** The card on the ride screen: it shows the boarding code immediately, and the QR code on demand. */
export function VerificationCard({ rideId }: { rideId: number }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { data } = useGetVerificationQuery({ rideId });
  if (!data) return null;
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

/** The rotating QR code. A new one is fetched before the old one expires. */
export function VerificationSheet({ rideId, open, onClose }: { rideId: number; open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useGetVerificationQuery(
    { rideId },
    { skip: !open, refetchOnMountOrArgChange: true },
  );
  const until = data && fulfilledTimeStamp ? fulfilledTimeStamp + data.expiresInMs : undefined;
  const { left } = useCountdown({
    seconds: 0,
    ...(until === undefined ? {} : { until }),
    running: open && until !== undefined,
    onDone: () => void refetch(),
  });

  useEffect(() => {
    if (open && data?.verified) onClose();
  }, [open, data?.verified, onClose]);
  useDemoDriver(rideId, open && data && !data.verified ? data.qr : undefined);

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
        <Stack gap="4" pb="2">
          {error ? (
            // The digits are valid for the whole ride; only the picture has expired.
            <InlineAlert
              tone="warning"
              title={t('verification.notRenewed')}
              action={
                <Button size="sm" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
                  {t('common.retry')}
                </Button>
              }
            >
              {t('verification.digitsCount')}
            </InlineAlert>
          ) : (
            <QrImage
              value={data.qr}
              alt={t('verification.qrAlt')}
              loadingText={t('verification.generating')}
              errorText={t('verification.failed')}
            />
          )}
          <CodeDigits code={data.code} />
          {!error && (
            <Box textAlign="center" textStyle="caption" color="fg.muted" role="timer">
              {t('verification.renews', { seconds: left })}
            </Box>
          )}
        </Stack>
      )}
    </BottomSheet>
  );
}
