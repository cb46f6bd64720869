import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Box, PageHeader, Stack } from '@groupride/web-ui';
import { LiveSharing } from '../../features/navigation/components/live-sharing';
import { useGetActiveRideQuery } from '../../features/trip/api';
import { usePageTitle } from '../../shared/use-page-title';
import { PlainFrame } from '../layout/plain-frame';
import { useUser } from '../require-session';

/** Shares the driver's position with a ride. */
export function LivePage() {
  const { t } = useTranslation();
  usePageTitle(t('sharing.title'));
  const { driverId } = useUser();
  const { data: ride } = useGetActiveRideQuery({ driverId: driverId ?? 0 }, { skip: !driverId });
  if (!driverId) return <Navigate to="/driver" replace />;
  return (
    <PlainFrame>
      <Box mx="-4">
        <PageHeader title={t('sharing.title')} back="/driver" backLabel={t('sharing.back')} />
      </Box>
      <Stack pb="8">
        <LiveSharing rideId={ride?.id ?? null} />
      </Stack>
    </PlainFrame>
  );
}
