import { useTranslation } from 'react-i18next';
import { Flex, PageHeader, Stack } from '@groupride/web-ui';
import { AuditExport } from '../../features/audit/components/audit-export';
import { AuditTable } from '../../features/audit/components/audit-table';
import { usePageTitle } from '../../shared/use-page-title';

export function AuditPage() {
  const { t } = useTranslation();
  usePageTitle(t('audit.title'));
  return (
    <Stack gap="4">
      <Flex align="center" justify="space-between" wrap="wrap" gap="4">
        <PageHeader backOffice title={t('audit.title')} subtitle={t('audit.text')} />
        <AuditExport />
      </Flex>
      <AuditTable />
    </Stack>
  );
}
