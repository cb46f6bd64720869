import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHeader, Stack } from '@groupride/web-ui';
import { DriversTable } from '../../features/drivers/components/drivers-table';
import { usePageTitle } from '../../shared/use-page-title';

/** All drivers, or the one that the address names. */
export function DriversPage() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  usePageTitle(t('drivers.title'));
  const only = Number.parseInt(params.get('driver') ?? '', 10) || undefined;
  return (
    <Stack gap="4">
      <PageHeader backOffice title={t('drivers.title')} />
      <div>
        <DriversTable only={only} onAll={() => setParams({})} />
      </div>
    </Stack>
  );
}
