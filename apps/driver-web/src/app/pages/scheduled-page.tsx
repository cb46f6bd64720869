import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Box, PageHeader } from '@groupride/web-ui';
import { ScheduledRides } from '../../features/scheduled/components/scheduled-rides';
import { usePageTitle } from '../../shared/use-page-title';
import { PlainFrame } from '../layout/plain-frame';
import { useUser } from '../require-session';

/** Scheduled rides that a driver can accept, has accepted, or is on standby for. */
export function ScheduledPage() {
  const { t } = useTranslation();
  usePageTitle(t('scheduled.title'));
  const { driverId } = useUser();
  if (!driverId) return <Navigate to="/driver" replace />;
  return (
    <PlainFrame>
      <Box mx="-4">
        <PageHeader title={t('scheduled.title')} back="/driver" backLabel={t('scheduled.back')} />
      </Box>
      <Box pb="8">
        <ScheduledRides driverId={driverId} />
      </Box>
    </PlainFrame>
  );
}
