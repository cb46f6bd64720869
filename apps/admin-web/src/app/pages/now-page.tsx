import { useTranslation } from 'react-i18next';
import { PageHeader, Stack } from '@groupride/web-ui';
import { AlertQueue } from '../../features/alerts/components/alert-queue';
import { usePageTitle } from '../../shared/use-page-title';

/** What needs an operator right now. */
export function NowPage() {
  const { t } = useTranslation();
  usePageTitle(t('queue.title'));
  return (
    <Stack gap="4">
      <PageHeader backOffice title={t('queue.title')} subtitle={t('queue.text')} />
      <AlertQueue />
    </Stack>
  );
}
