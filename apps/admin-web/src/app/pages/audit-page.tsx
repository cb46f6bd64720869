import { useTranslation } from 'react-i18next';
import { PageHeader, Stack } from '@groupride/web-ui';
import { AuditTable } from '../../features/audit/components/audit-table';
import { usePageTitle } from '../../shared/use-page-title';

export function AuditPage() {
  const { t } = useTranslation();
  usePageTitle(t('audit.title'));
  return (
    <Stack gap="4">
      <PageHeader backOffice title={t('audit.title')} subtitle={t('audit.text')} />
      <AuditTable />
    </Stack>
  );
}
