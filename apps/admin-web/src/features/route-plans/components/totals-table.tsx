import { useTranslation } from 'react-i18next';
import type { RoutePlanTotals } from '@groupride/web-api-client';
import { Card, DataTable, useFormat } from '@groupride/web-ui';
import { PlanState } from './plan-state';

export interface TotalsTableProps {
  now: RoutePlanTotals;
  before: RoutePlanTotals | null;
}

/** Figures of the routes beside those of the previous routes. */
export function TotalsTable({ now, before }: TotalsTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  /** Formats round up, so zero driving would be shown as a small amount. */
  const whenDriving = (read: (totals: RoutePlanTotals) => string) => (totals: RoutePlanTotals) =>
    totals.vehicles === 0 ? t('app.none') : read(totals);
  const rows = [
    { what: 'vehicles', read: ({ vehicles }: RoutePlanTotals) => format.number(vehicles) },
    { what: 'seats', read: ({ seats }: RoutePlanTotals) => format.number(seats) },
    { what: 'people', read: ({ people }: RoutePlanTotals) => format.number(people) },
    { what: 'unservedPeople', read: ({ unservedPeople }: RoutePlanTotals) => format.number(unservedPeople) },
    { what: 'distance', read: whenDriving(({ meters }) => format.distance(meters)) },
    { what: 'driving', read: whenDriving(({ drivingSeconds }) => format.duration(drivingSeconds)) },
    { what: 'state', read: (totals: RoutePlanTotals) => <PlanState totals={totals} /> },
  ] as const;
  return (
    <Card title={t('routePlans.totals.title')}>
      <DataTable
        caption={t('routePlans.totals.title')}
        rows={rows}
        empty={null}
        rowKey={({ what }) => what}
        columns={[
          {
            key: 'what',
            header: t('routePlans.totals.what'),
            primary: true,
            cell: ({ what }) => t(`routePlans.totals.${what}`),
          },
          { key: 'now', header: t('routePlans.totals.now'), cell: ({ read }) => read(now) },
          {
            key: 'before',
            header: t('routePlans.totals.before'),
            cell: ({ read }) => (before ? read(before) : t('app.none')),
          },
        ]}
      />
    </Card>
  );
}
