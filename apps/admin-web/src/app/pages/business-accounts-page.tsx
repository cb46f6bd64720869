import { useTranslation } from 'react-i18next';
import { PageHeader, Stack } from '@groupride/web-ui';
import { AccountsList } from '../../features/business/components/accounts-list';
import { usePageTitle } from '../../shared/use-page-title';

/** Companies whose applications book rides, which are paid by monthly invoice. */
export function BusinessAccountsPage() {
  const { t } = useTranslation();
  usePageTitle(t('business.title'));
  return (
    <Stack gap="4">
      <PageHeader backOffice title={t('business.title')} subtitle={t('business.text')} />
      <AccountsList />
    </Stack>
  );
}
