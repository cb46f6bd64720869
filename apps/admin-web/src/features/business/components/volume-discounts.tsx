import { Percent } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminBusinessAccountView, VolumeDiscountRule } from '@groupride/web-api-client';
import { Box, Button, DataTable, EmptyState, Flex, Stack, useFormat, type Column } from '@groupride/web-ui';
import { RoleNote, usePermission } from '../../../shared/permissions';

const DiscountsDialog = lazy(() => import('./discounts-dialog'));

/** The discount for each number of rides per month, and the account's position this month. */
export function VolumeDiscounts({ account }: { account: AdminBusinessAccountView }) {
  const { t } = useTranslation();
  const { number, percent } = useFormat();
  const mayChange = usePermission('business.manage') && account.status !== 'closed';
  const [changing, setChanging] = useState(false);
  const { discounts, ridesThisMonth } = account;
  const columns: Column<VolumeDiscountRule>[] = [
    {
      key: 'from',
      header: t('business.discounts.rule'),
      primary: true,
      cell: ({ fromRides }) => t('business.discounts.from', { count: fromRides, rides: number(fromRides) }),
    },
    {
      key: 'percent',
      header: t('business.discounts.percentOff'),
      align: 'end',
      cell: ({ percentOff }) => percent(percentOff / 100),
    },
  ];
  const inForce = discounts.filter(({ fromRides }) => fromRides <= ridesThisMonth).at(-1);
  return (
    <Stack gap="3" maxW="40rem">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Box textStyle="small" color="fg.muted">
          {t('business.discounts.thisMonth', { count: ridesThisMonth, rides: number(ridesThisMonth) })}{' '}
          {inForce
            ? t('business.discounts.next', { percent: percent(inForce.percentOff / 100) })
            : t('business.discounts.nextNone')}
        </Box>
        {mayChange && (
          <Button size="sm" w={{ base: 'full', md: 'auto' }} onClick={() => setChanging(true)}>
            {t('business.discounts.change')}
          </Button>
        )}
      </Flex>
      <RoleNote permission="business.manage" />
      <DataTable
        dense
        caption={t('business.tabs.discounts')}
        columns={columns}
        rows={discounts}
        rowKey={({ fromRides }) => fromRides}
        empty={
          <EmptyState
            icon={<Percent size={26} aria-hidden />}
            title={t('business.discounts.empty')}
            detail={t('business.discounts.emptyText')}
          />
        }
      />
      <Suspense>{changing && <DiscountsDialog account={account} onClose={() => setChanging(false)} />}</Suspense>
    </Stack>
  );
}
