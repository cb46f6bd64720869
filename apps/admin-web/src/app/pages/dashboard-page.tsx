import { lazy, Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { instantToZoned } from '@groupride/geo';
import { Box, Flex, Grid, LoadingState, PageHeader, Stack, Tabs, useFormat } from '@groupride/web-ui';
import { DriversTable } from '../../features/drivers/components/drivers-table';
import { LatestAlerts } from '../../features/alerts/components/latest-alerts';
import { LiveAlerts } from '../../features/live/components/live-alerts';
import { MetricCards } from '../../features/metrics/components/metric-cards';
import { MetricCharts } from '../../features/metrics/components/metric-charts';
import { PeriodPicker } from '../../features/metrics/components/period-picker';
import { daysOf, readPeriod, writePeriod } from '../../features/metrics/period';
import { LatestRides } from '../../features/rides/components/latest-rides';
import { RidesTable } from '../../features/rides/components/rides-table';
import { RideFilterBar } from '../../features/rides/components/ride-filter-bar';
import {
  isFiltered,
  readRideFilters,
  RIDE_ADDRESS_KEYS,
  writeRideFilters,
  type FilterChange,
} from '../../features/rides/ride-filters';
import { useRidePages } from '../../features/rides/hooks/use-ride-pages';
import { PricesPanel } from '../../features/prices/components/prices-panel';
import { PromotionsTable } from '../../features/promotions/components/promotions-table';
import { ReviewList } from '../../features/reviews/components/review-list';
import { WineriesTable } from '../../features/wineries/components/wineries-table';
import { RecordHistory } from '../../features/settings/components/record-history';
import { ExportButton } from '../../shared/components/export-button';
import { useDaysText } from '../../shared/components/removable-filter';
import { SavedViews } from '../../shared/lists/saved-views';
import { useListAddress } from '../../shared/lists/use-list-address';
import { useLive } from '../../shared/use-live';
import { usePageTitle } from '../../shared/use-page-title';

// The code for dragging and for the form is loaded with the tab.
const RoutePlansPanel = lazy(async () => ({
  default: (await import('../../features/route-plans/components/route-plans-panel')).RoutePlansPanel,
}));

const TABS = ['overview', 'rides', 'drivers', 'routes', 'reviews', 'wineries', 'promotions', 'prices'] as const;

/** Dashboard with figures, rides, drivers, wineries and promotions. The URL holds the selected tab. */
export function DashboardPage() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const live = useLive();
  usePageTitle(t('dashboard.title'));

  const { timeZone } = useFormat();
  const daysText = useDaysText();
  const period = readPeriod(query);
  const days = daysOf(period, instantToZoned(Date.now(), timeZone).date);
  const tab = TABS.find((one) => one === query.get('tab')) ?? 'overview';
  const filters = tab === 'rides' ? readRideFilters(query) : {};
  const pages = useRidePages({ filters, live });
  const rideAddress = useListAddress(RIDE_ADDRESS_KEYS);

  const choose = useCallback(
    (change: Record<string, string | undefined>) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [key, value] of Object.entries(change)) {
            if (value) next.set(key, value);
            else next.delete(key);
          }
          return next;
        },
        { replace: true },
      ),
    [setQuery],
  );
  const filter = useCallback((change: FilterChange) => choose(writeRideFilters(change)), [choose]);

  return (
    <Stack gap="3">
      <Flex align="center" justify="space-between" wrap="wrap" gap="4">
        <PageHeader backOffice title={t('dashboard.title')} />
        <Flex align="center" wrap="wrap" gap="3" w={{ base: 'full', md: 'auto' }}>
          <PeriodPicker period={period} onChange={(chosen) => choose(writePeriod(chosen))} />
          {tab === 'rides' && <ExportButton what="rides" filters={{ ...filters }} permission="people.view" />}
          {tab === 'overview' && (
            <ExportButton
              what="rides"
              filters={days ?? {}}
              permission="people.view"
              selected={days ? t('rideFilters.dated.requested', { days: daysText(days) }) : undefined}
              disabled={days === null}
            />
          )}
        </Flex>
      </Flex>
      <MetricCards period={period} />
      <Tabs
        label={t('dashboard.tabs')}
        value={tab}
        onChange={(value) => choose({ tab: value === 'overview' ? undefined : value })}
        items={[
          {
            value: 'overview',
            label: t('dashboard.overview'),
            panel: (
              <Stack gap="4">
                <Grid templateColumns={{ base: '1fr', lg: '2fr 1fr' }} gap="4" alignItems="start">
                  <LatestRides asked={pages.asked} />
                  <Stack gap="4">
                    <LatestAlerts />
                    <LiveAlerts />
                  </Stack>
                </Grid>
                <MetricCharts period={period} />
              </Stack>
            ),
          },
          {
            value: 'rides',
            label: t('dashboard.rides'),
            panel: (
              <>
                <RideFilterBar filters={filters} names={pages.names} onChange={filter} />
                <Box mb="3">
                  <SavedViews list="rides" address={rideAddress} />
                </Box>
                <RidesTable
                  pages={pages}
                  filtered={isFiltered(filters)}
                  order={filters.order ?? 'newest'}
                  onOrder={(order) => filter({ order: order === 'newest' ? undefined : order })}
                />
              </>
            ),
          },
          { value: 'drivers', label: t('dashboard.drivers'), panel: <DriversTable prefix="driver." /> },
          {
            value: 'routes',
            label: t('routePlans.title'),
            panel: (
              <Suspense fallback={<LoadingState label={t('app.loading')} />}>
                <RoutePlansPanel
                  planId={readPlanId(query.get('plan'))}
                  onOpen={(planId) => choose({ plan: planId === null ? undefined : String(planId) })}
                />
              </Suspense>
            ),
          },
          { value: 'reviews', label: t('reviews.title'), panel: <ReviewList /> },
          {
            value: 'wineries',
            label: t('wineries.title'),
            panel: (
              <Stack gap="6">
                <WineriesTable />
                <RecordHistory kind="wineries" />
              </Stack>
            ),
          },
          {
            value: 'promotions',
            label: t('promotions.title'),
            panel: <PromotionsTable history={(code) => <RecordHistory kind="promotion" subject={code} />} />,
          },
          { value: 'prices', label: t('prices.title'), panel: <PricesPanel /> },
        ]}
      />
    </Stack>
  );
}

const readPlanId = (text: string | null): number | null => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null);
