import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHeader, Stack, Tabs } from '@groupride/web-ui';
import { PersonalTokens } from '../../features/developers/components/personal-tokens';
import { RequestLog } from '../../features/developers/components/request-log';
import { ServiceAccounts } from '../../features/developers/components/service-accounts';
import { Webhooks } from '../../features/webhooks/components/webhooks';
import { permitted, usePermission } from '../../shared/permissions';
import { usePageTitle } from '../../shared/use-page-title';

const TABS = ['accounts', 'personal', 'webhooks', 'requests'] as const;
const AccountsOfPrograms = permitted('developers.manage', ServiceAccounts);
const WebhooksOfPrograms = permitted('developers.manage', Webhooks);
const RequestsOfPrograms = permitted('developers.manage', RequestLog);

/** API access for applications. The URL holds the selected tab. */
export function DevelopersPage() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  usePageTitle(t('developers.title'));
  // Every operator has personal tokens, but only some may manage service accounts.
  const usual = usePermission('developers.manage') ? 'accounts' : 'personal';
  const tab = TABS.find((one) => one === params.get('tab')) ?? usual;
  const panels = {
    accounts: <AccountsOfPrograms />,
    personal: <PersonalTokens />,
    webhooks: <WebhooksOfPrograms />,
    requests: <RequestsOfPrograms />,
  };
  return (
    <Stack gap="4">
      <PageHeader backOffice title={t('developers.title')} subtitle={t('developers.text')} />
      <Tabs
        label={t('developers.tabs')}
        value={tab}
        onChange={(value) => setParams(value === usual ? {} : { tab: value }, { replace: true })}
        items={TABS.map((value) => ({ value, label: t(`developers.${value}`), panel: panels[value] }))}
      />
    </Stack>
  );
}
