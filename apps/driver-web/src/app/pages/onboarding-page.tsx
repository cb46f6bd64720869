import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { Box, Stack, TextLink, chakra } from '@groupride/web-ui';
import { DriverDocuments } from '../../features/documents/components/driver-documents';
import { useDocuments } from '../../features/documents/use-documents';
import { ApplicationForm } from '../../features/onboarding/components/application-form';
import { useGetDriverProfileQuery } from '../../features/presence/api';
import { usePageTitle } from '../../shared/use-page-title';
import { PlainFrame } from '../layout/plain-frame';
import { useUser } from '../require-session';
import { PageLoading } from './page-loading';

export function OnboardingPage() {
  const { t } = useTranslation();
  usePageTitle(t('onboarding.title'));
  const user = useUser();
  const navigate = useNavigate();
  const driverId = user.driverId ?? null;
  const { data: documents } = useDocuments(driverId);
  const { data: driver, isLoading } = useGetDriverProfileQuery(undefined, { skip: !user.driverId });
  if (isLoading) return <PageLoading />;
  // Only a rejected application can be sent again.
  if (driver && driver.applicationStatus !== 'rejected') return <Navigate to="/driver" replace />;
  return (
    <PlainFrame>
      <Stack gap="5" pt="2">
        <chakra.h1 textStyle="title">{t('onboarding.title')}</chakra.h1>
        <ApplicationForm
          applicant={user}
          rejected={driver}
          onApplied={() => void navigate('/driver')}
          documents={<DriverDocuments driverId={driverId} />}
          missing={documents?.missing}
        />
        <Box textAlign="center" pb="8">
          <TextLink href="/driver">{t('onboarding.back')}</TextLink>
        </Box>
      </Stack>
    </PlainFrame>
  );
}
