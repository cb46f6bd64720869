import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { PageHeader, Stack } from '@groupride/web-ui';
import { DriversTable } from '../../features/drivers/components/drivers-table';
import { usePageTitle } from '../../shared/use-page-title';

/** All drivers. Old addresses that named a driver redirect to the driver's page. */
export function DriversPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  usePageTitle(t('drivers.title'));
  const only = Number.parseInt(params.get('driver') ?? '', 10);
  if (only > 0) return <Navigate to={`/admin/drivers/${only}`} replace />;
  return (
    <Stack gap="4">
      <PageHeader backOffice title={t('drivers.title')} />
      <DriversTable />
    </Stack>
  );
}
