import { Route } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoutePlanSummary } from '@groupride/web-api-client';
import { Button, Card, DataTable, EmptyState, Flex, Stack, TextButton, useFormat } from '@groupride/web-ui';
import { Listing } from '../../../shared/components/listing';
import { Permitted } from '../../../shared/permissions';
import { useListRoutePlansQuery } from '../api';
import { PlanState } from './plan-state';

/** Number of plans per page of the API. */
const PAGE = 50;

export interface PlanListProps {
  onOpen: (planId: number) => void;
  onAdd: () => void;
}

/** Plans of shuttles and tours, newest first. */
export function PlanList({ onOpen, onAdd }: PlanListProps) {
  const { t } = useTranslation();
  const [before, setBefore] = useState<number | undefined>(undefined);
  const { data, error, isFetching, refetch } = useListRoutePlansQuery({ before }, { refetchOnMountOrArgChange: true });
  return (
    <Stack gap="4">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        {t('routePlans.intro')}
        <Permitted permission="rides.act">
          <Button onClick={onAdd}>{t('routePlans.add')}</Button>
        </Permitted>
      </Flex>
      <Listing what="routePlans" asked={{ data, error, isFetching, refetch }}>
        {(plans) =>
          plans.length === 0 && before === undefined ? (
            <Card>
              <EmptyState
                icon={<Route size={26} aria-hidden />}
                title={t('routePlans.empty')}
                detail={t('routePlans.emptyText')}
              />
            </Card>
          ) : (
            <Stack gap="3">
              <Plans plans={plans} onOpen={onOpen} />
              {plans.length === PAGE && (
                <Button variant="secondary" onClick={() => setBefore(plans.at(-1)?.id)}>
                  {t('routePlans.more')}
                </Button>
              )}
              {before !== undefined && (
                <Button variant="ghost" onClick={() => setBefore(undefined)}>
                  {t('routePlans.back')}
                </Button>
              )}
            </Stack>
          )
        }
      </Listing>
    </Stack>
  );
}

function Plans({ plans, onOpen }: { plans: readonly RoutePlanSummary[]; onOpen: (planId: number) => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <DataTable
      caption={t('routePlans.title')}
      rows={plans}
      empty={null}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: t('routePlans.name'),
          primary: true,
          cell: ({ id, name }) => (
            <TextButton aria-label={t('routePlans.open', { name })} onClick={() => onOpen(id)}>
              {name}
            </TextButton>
          ),
        },
        { key: 'day', header: t('routePlans.day'), cell: ({ day }) => format.day(day) },
        { key: 'requests', header: t('routePlans.requests'), cell: ({ requests }) => format.number(requests) },
        {
          key: 'vehicles',
          header: t('routePlans.vehicles'),
          cell: ({ vehicles, totals }) => format.number(totals?.vehicles ?? vehicles),
        },
        {
          key: 'state',
          header: t('routePlans.state'),
          cell: ({ totals, publishedAt }) => <PlanState totals={totals ?? null} isPublished={Boolean(publishedAt)} />,
        },
      ]}
    />
  );
}
