import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { AdminBusinessAccountView } from '@groupride/web-api-client';
import { Badge, Flex, PageHeader, Stack, Tabs } from '@groupride/web-ui';
import { useGetBusinessAccountQuery } from '../../features/business/api';
import { AccountActions } from '../../features/business/components/account-actions';
import { AccountOverview } from '../../features/business/components/account-overview';
import { ChargesTable } from '../../features/business/components/charges-table';
import { ConnectedServices } from '../../features/business/components/connected-services';
import { CostCenters } from '../../features/business/components/cost-centers';
import { InvoicesTable } from '../../features/business/components/invoices-table';
import { VolumeDiscounts } from '../../features/business/components/volume-discounts';
import { ACCOUNT_TONES } from '../../features/business/tones';
import { usePageTitle } from '../../shared/use-page-title';
import { PersonState } from './person-page';
import { usePersonTab } from './use-person-tab';

/** A business account: its credit limit, connected services, balance and invoices. */
export function BusinessAccountPage() {
  const { t } = useTranslation();
  const accountId = Number(useParams()['accountId'] ?? '');
  const valid = Number.isSafeInteger(accountId) && accountId > 0;
  const {
    currentData: account,
    error,
    isFetching,
    refetch,
  } = useGetBusinessAccountQuery({ accountId }, { skip: !valid, refetchOnMountOrArgChange: true });
  const title = account?.name ?? t('business.accountTitle');
  usePageTitle(title);
  const back = { href: '/admin/business', label: t('business.toAccounts') };
  if (account) return <Account account={account} back={back} />;
  const missing = { title: t('business.notFound'), text: t('business.notFoundText') };
  return (
    <PersonState
      what="businessAccount"
      asked={{ error, isFetching, refetch }}
      title={title}
      valid={valid}
      back={back}
      missing={missing}
    />
  );
}

const TABS = ['overview', 'centers', 'services', 'discounts', 'charges', 'invoices'] as const;

function Account({ account, back }: { account: AdminBusinessAccountView; back: { href: string; label: string } }) {
  const { t } = useTranslation();
  const [tab, setTab] = usePersonTab<(typeof TABS)[number]>(TABS);
  const panels = {
    overview: <AccountOverview account={account} />,
    centers: <CostCenters account={account} />,
    services: <ConnectedServices account={account} />,
    discounts: <VolumeDiscounts account={account} />,
    charges: <ChargesTable account={account} />,
    invoices: <InvoicesTable account={account} />,
  };
  return (
    <Stack gap="4">
      <PageHeader
        backOffice
        title={account.name}
        subtitle={
          <Flex as="span" align="center" gap="2" wrap="wrap">
            {t('business.number', { id: account.id })}
            <Badge tone={ACCOUNT_TONES[account.status]}>{t(`business.statuses.${account.status}`)}</Badge>
          </Flex>
        }
        back={back.href}
        backLabel={back.label}
        actions={<AccountActions account={account} />}
      />
      <Tabs
        label={t('business.parts')}
        value={tab}
        onChange={setTab}
        items={TABS.map((value) => ({ value, label: t(`business.tabs.${value}`), panel: panels[value] }))}
      />
    </Stack>
  );
}
