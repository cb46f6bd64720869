import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Box, PageHeader } from '@groupride/web-ui';
import { DriverDocuments } from '../../features/documents/components/driver-documents';
import { usePageTitle } from '../../shared/use-page-title';
import { PlainFrame } from '../layout/plain-frame';
import { useUser } from '../require-session';

/** The driver's documents and vehicle photos. */
export function DocumentsPage() {
  const { t } = useTranslation();
  usePageTitle(t('documents.title'));
  const { driverId } = useUser();
  if (!driverId) return <Navigate to="/driver" replace />;
  return (
    <PlainFrame>
      <Box mx="-4">
        <PageHeader title={t('documents.title')} back="/driver" backLabel={t('documents.back')} />
      </Box>
      <Box pb="8">
        <DriverDocuments driverId={driverId} />
      </Box>
    </PlainFrame>
  );
}
