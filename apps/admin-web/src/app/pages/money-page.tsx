import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHeader, Stack, Tabs } from '@groupride/web-ui';
import { AlertsTable } from '../../features/money/components/alerts-table';
import { DisputesTable } from '../../features/money/components/disputes-table';
import { FindCharge } from '../../features/money/components/find-charge';
import { DeadLettersTable } from '../../features/money/components/dead-letters-table';
import { DailyCloseTable } from '../../features/money/components/daily-close-table';
import { RunsTable } from '../../features/money/components/runs-table';
import { PayoutsTable, asPayoutState } from '../../features/payouts/components/payouts-table';
import { PoliciesTable } from '../../features/policies/components/policies-table';
import { usePageTitle } from '../../shared/use-page-title';

const TABS = ['alerts', 'find', 'payouts', 'disputes', 'webhookEvents', 'runs', 'dailyClose', 'policies'] as const;

/** Query parameters, without undefined ones. */
const given = (params: Record<string, string | number | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** Money across rides. The URL holds the selected tab. */
export function MoneyPage() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  usePageTitle(t('money.title'));
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'alerts';
  const query = params.get('query') ?? '';
  const driverId = Number.parseInt(params.get('driver') ?? '', 10) || undefined;
  const panels = {
    alerts: <AlertsTable />,
    find: <FindCharge query={query} onSearch={(text) => setParams({ tab: 'find', query: text })} />,
    payouts: (
      <PayoutsTable
        filter={{ state: asPayoutState(params.get('state')), driverId }}
        onFilter={({ state, driverId: driver }) =>
          setParams(given({ tab: 'payouts', state, driver }), { replace: true })
        }
      />
    ),
    disputes: (
      <DisputesTable
        openedId={params.get('dispute')}
        onOpen={(dispute) => setParams(given({ tab: 'disputes', dispute: dispute ?? undefined }), { replace: true })}
      />
    ),
    webhookEvents: <DeadLettersTable />,
    runs: <RunsTable />,
    dailyClose: <DailyCloseTable />,
    policies: <PoliciesTable />,
  };
  return (
    <Stack gap="4">
      <PageHeader backOffice title={t('money.title')} subtitle={t('money.text')} />
      <Tabs
        label={t('money.tabs')}
        value={tab}
        onChange={(value) => setParams(value === 'alerts' ? {} : { tab: value }, { replace: true })}
        items={TABS.map((value) => ({
          value,
          label: value === 'payouts' || value === 'policies' ? t(`${value}.title`) : t(`money.${value}`),
          panel: panels[value],
        }))}
      />
    </Stack>
  );
}
