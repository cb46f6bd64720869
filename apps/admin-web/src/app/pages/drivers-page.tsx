import { useTranslation } from 'react-i18next';
import { PageHeader, Stack } from '@groupride/web-ui';
import { DriversTable } from '../../features/drivers/components/drivers-table';
import { usePageTitle } from '../../shared/use-page-title';

export function DriversPage() {
  const { t } = useTranslation();
  usePageTitle(t('drivers.title'));
  return (
    <Stack gap="4">
      <PageHeader desk title={t('drivers.title')} />
      <div>
        <DriversTable />
      </div>
    </Stack>
  );
}
