import { ChartColumn } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMetricsDaysQuery, type MetricsDay } from '@groupride/web-api-client';
import {
  Box,
  Card,
  DataTable,
  EmptyState,
  Flex,
  SegmentedControl,
  SimpleGrid,
  Skeleton,
  useFormat,
  type Column,
} from '@groupride/web-ui';
import { NotLoaded } from '../../../shared/components/listing';
import { chartQueryOf, isOneDay, type ChosenPeriod } from '../period';
import type { DayChartProps } from './day-chart';

/** Loads the charting library only here. */
const DayChart = lazy(async () => ({ default: (await import('./day-chart')).DayChart }));

type NumberColumn = readonly [key: string, valueOf: (row: MetricsDay) => number, format: (value: number) => string];

/** Polling interval in milliseconds; past days do not change. */
const DAYS_POLL = 300_000;
const VIEWS = ['charts', 'table'] as const;

/** The daily figures as charts or as a table. */
export function MetricCharts({ period }: { period: ChosenPeriod }) {
  const { t } = useTranslation();
  const [view, setView] = useState<(typeof VIEWS)[number]>('charts');
  const query = chartQueryOf(period);
  const { currentData, error, isFetching, refetch } = useGetMetricsDaysQuery(query ?? {}, {
    pollingInterval: DAYS_POLL,
    skip: query === null,
  });
  if (query === null) return null;
  return (
    <Card
      title={t('charts.title')}
      action={
        <Box w="13rem">
          <SegmentedControl
            size="sm"
            label={t('charts.view')}
            value={view}
            onChange={setView}
            options={VIEWS.map((one) => ({ value: one, label: t(`charts.${one}`) }))}
          />
        </Box>
      }
    >
      {!currentData && error !== undefined && <NotLoaded what="metrics" asked={{ error, isFetching, refetch }} />}
      {!currentData && !error && <Loading />}
      {currentData && <Days days={currentData.days} view={view} />}
      {currentData && isOneDay(period) && (
        <Box textStyle="caption" color="fg.subtle" mt="3">
          {t('charts.oneDay')}
        </Box>
      )}
    </Card>
  );
}

const isEmpty = ({ totalRides, completedRides }: MetricsDay) => totalRides === 0 && completedRides === 0;

function Days({ days, view }: { days: readonly MetricsDay[]; view: (typeof VIEWS)[number] }) {
  const { t } = useTranslation();
  if (days.every(isEmpty))
    return (
      <EmptyState
        icon={<ChartColumn size={26} aria-hidden />}
        title={t('charts.empty')}
        detail={t('charts.emptyText')}
      />
    );
  if (view === 'table') return <DaysTable days={days} />;
  return (
    <Suspense fallback={<Loading />}>
      <Charts days={days} />
    </Suspense>
  );
}

function Charts({ days }: { days: readonly MetricsDay[] }) {
  const { t } = useTranslation();
  const { currency, money, number } = useFormat();
  const charts: Omit<DayChartProps, 'days'>[] = [
    { title: t('charts.rides'), kind: 'bar', valueOf: ({ totalRides }) => totalRides, format: number },
    {
      title: t('charts.revenue'),
      kind: 'bar',
      valueOf: ({ revenue }) => Number(revenue),
      format: money,
      formatAxis: (value) => number(value, { style: 'currency', currency, notation: 'compact' }),
    },
    {
      title: t('charts.response'),
      kind: 'line',
      valueOf: ({ responseTime }) => responseTime ?? null,
      format: (value) => t('metrics.minutes', { value: number(value, { maximumFractionDigits: 1 }) }),
    },
    { title: t('charts.drivers'), kind: 'line', valueOf: ({ activeDrivers }) => activeDrivers, format: number },
  ];
  return (
    <>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
        {charts.map((chart) => (
          <DayChart key={chart.title} days={days} {...chart} />
        ))}
      </SimpleGrid>
      <Box textStyle="caption" color="fg.subtle" mt="3">
        {t('charts.keys')}
      </Box>
    </>
  );
}

function DaysTable({ days }: { days: readonly MetricsDay[] }) {
  const { t } = useTranslation();
  const { day, money, number } = useFormat();
  const columns: Column<MetricsDay>[] = [
    {
      key: 'day',
      header: t('charts.day'),
      primary: true,
      sortValue: (row) => row.day,
      cell: (row) => <Box whiteSpace="nowrap">{day(row.day)}</Box>,
    },
    ...(
      [
        ['rides', (row: MetricsDay) => row.totalRides, number],
        ['completed', (row: MetricsDay) => row.completedRides, number],
        ['revenue', (row: MetricsDay) => Number(row.revenue), money],
        ['drivers', (row: MetricsDay) => row.activeDrivers, number],
      ] as const satisfies readonly NumberColumn[]
    ).map(([key, valueOf, format]): Column<MetricsDay> => ({
      key,
      header: t(`charts.${key}`),
      align: 'end',
      sortValue: valueOf,
      cell: (row) => format(valueOf(row)),
    })),
    {
      key: 'response',
      header: t('charts.response'),
      align: 'end',
      sortValue: (row) => row.responseTime ?? -1,
      cell: ({ responseTime }) =>
        typeof responseTime !== 'number'
          ? t('app.none')
          : t('metrics.minutes', { value: number(responseTime, { maximumFractionDigits: 1 }) }),
    },
  ];
  return (
    <DataTable
      dense
      caption={t('charts.title')}
      columns={columns}
      rows={days}
      rowKey={(row) => row.day}
      initialSort={{ key: 'day', descending: true }}
      empty={null}
    />
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <Flex role="status" aria-label={t('app.loading')} gap="6" wrap="wrap">
      <Skeleton h="48" w="full" />
    </Flex>
  );
}
