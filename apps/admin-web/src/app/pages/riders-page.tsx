import { useTranslation } from 'react-i18next';
import { PageHeader, Stack } from '@groupride/web-ui';
import { RidersList } from '../../features/riders/components/riders-list';
import { usePageTitle } from '../../shared/use-page-title';

/** The list of riders. */
export function RidersPage() {
  const { t } = useTranslation();
  usePageTitle(t('riders.title'));
  return (
    <Stack gap="4">
      <PageHeader backOffice title={t('riders.title')} />
      <RidersList />
    </Stack>
  );
}
