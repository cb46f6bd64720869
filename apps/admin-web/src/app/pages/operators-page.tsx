import { useTranslation } from 'react-i18next';
import { PageHeader, Stack } from '@groupride/web-ui';
import { OperatorsTable } from '../../features/operators/components/operators-table';
import { useGetCurrentUserQuery } from '../../features/session/api';
import { usePageTitle } from '../../shared/use-page-title';

/** The operators and their roles. */
export function OperatorsPage() {
  const { t } = useTranslation();
  const { data: user } = useGetCurrentUserQuery();
  usePageTitle(t('operators.title'));
  return (
    <Stack gap="4">
      <PageHeader backOffice title={t('operators.title')} subtitle={t('operators.text')} />
      <OperatorsTable ownId={user?.id} />
    </Stack>
  );
}
