import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAYOUT_STATES, type PayoutState } from '@groupride/contracts';
import type { AdminPayoutView } from '@groupride/web-api-client';
import { Box, Button, DataTable, EmptyState, Flex, SelectField } from '@groupride/web-ui';
import { Listing } from '../../../shared/components/listing';
import { Pager } from '../../../shared/components/pager';
import { usePages } from '../../../shared/use-pages';
import { useListPayoutsQuery } from '../api';
import { usePayoutColumns } from './payout-columns';
import { RetryPayout } from './retry-payout';

const POLL = 20_000;

/** Filter by state and driver. */
export interface PayoutFilter {
  state: PayoutState | undefined;
  driverId: number | undefined;
}

export const asPayoutState = (text: string | null): PayoutState | undefined =>
  PAYOUT_STATES.find((state) => state === text);

/** Payouts, newest first, with a retry for failed ones. */
export function PayoutsTable({ filter, onFilter }: { filter: PayoutFilter; onFilter: (filter: PayoutFilter) => void }) {
  const { t } = useTranslation();
  const { state, driverId } = filter;
  const { start: before, pagination } = usePages<number>(`${state ?? ''} ${driverId ?? ''}`);
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useListPayoutsQuery(
    { ...(state ? { state } : {}), ...(driverId ? { driverId } : {}), ...(before ? { before } : {}) },
    { pollingInterval: POLL, refetchOnMountOrArgChange: true },
  );
  const [retrying, setRetrying] = useState<AdminPayoutView | null>(null);
  const columns = usePayoutColumns(setRetrying);
  const filtered = state !== undefined || driverId !== undefined;
  return (
    <>
      <Flex mb="4" gap="3" align="center" wrap="wrap">
        <Box w={{ base: 'full', md: '2xs' }}>
          <SelectField
            label={t('payouts.filter')}
            labelHidden
            value={state ?? ''}
            onChange={(event) => onFilter({ state: asPayoutState(event.target.value), driverId })}
            options={[
              { value: '', label: t('payouts.all') },
              ...PAYOUT_STATES.map((one) => ({ value: one, label: t(`payouts.states.${one}`) })),
            ]}
          />
        </Box>
        {driverId !== undefined && (
          <Flex align="center" gap="2" textStyle="small" color="fg.muted">
            {t('payouts.ofDriver', { name: data?.payouts[0]?.driverName ?? driverId })}
            <Button size="sm" variant="ghost" onClick={() => onFilter({ state, driverId: undefined })}>
              {t('payouts.ofAll')}
            </Button>
          </Flex>
        )}
      </Flex>
      <Listing what="payouts" asked={{ data, error, isFetching, refetch }}>
        {({ payouts, next }) => (
          <>
            <DataTable
              caption={t('payouts.title')}
              columns={columns}
              rows={payouts}
              rowKey={({ id }) => id}
              empty={
                <EmptyState
                  icon={<Landmark size={26} aria-hidden />}
                  title={t(filtered ? 'payouts.emptyFiltered' : 'payouts.empty')}
                  detail={filtered ? undefined : t('payouts.emptyText')}
                />
              }
            />
            <Pager label={t('payouts.pages')} {...pagination(next)} />
          </>
        )}
      </Listing>
      {retrying && <RetryPayout payout={retrying} onClose={() => setRetrying(null)} />}
    </>
  );
}
