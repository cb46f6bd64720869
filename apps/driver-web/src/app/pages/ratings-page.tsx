import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Box, PageHeader, Stack } from '@groupride/web-ui';
import { RatesCard } from '../../features/ratings/components/rates-card';
import { ReceivedRatings } from '../../features/ratings/components/received-ratings';
import { usePageTitle } from '../../shared/use-page-title';
import { PlainFrame } from '../layout/plain-frame';
import { useUser } from '../require-session';

/** The driver's ratings from riders, and how the driver responded to requests. */
export function RatingsPage() {
  const { t } = useTranslation();
  usePageTitle(t('ratings.title'));
  const { driverId } = useUser();
  if (!driverId) return <Navigate to="/driver" replace />;
  return (
    <PlainFrame>
      <Box mx="-4">
        <PageHeader title={t('ratings.title')} back="/driver" backLabel={t('ratings.back')} />
      </Box>
      <Stack gap="4" pb="8">
        <ReceivedRatings driverId={driverId} />
        <RatesCard driverId={driverId} />
      </Stack>
    </PlainFrame>
  );
}
