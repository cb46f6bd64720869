import { UsersRound } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { RIDER_ORDERS, RIDER_STATES, VERIFIED, type RiderOrder, type RiderState } from '@groupride/contracts';
import type { AdminRiderRow } from '@groupride/web-api-client';
import { Badge, Box, EmptyState, Flex, Stack, formatPhone, useFormat, type Tone } from '@groupride/web-ui';
import { ExportButton } from '../../../shared/components/export-button';
import { Listing } from '../../../shared/components/listing';
import { Pager } from '../../../shared/components/pager';
import { DenseTable, type DenseColumn } from '../../../shared/lists/dense-table';
import { ListFilter } from '../../../shared/lists/list-filter';
import { SavedViews } from '../../../shared/lists/saved-views';
import { SearchText } from '../../../shared/lists/search-text';
import { useListAddress } from '../../../shared/lists/use-list-address';
import { usePages } from '../../../shared/use-pages';
import { useListRidersQuery } from '../api';

const PAGE_SIZE = 50;
const KEYS = ['q', 'state', 'phone', 'order'] as const;
export const RIDER_TONES: Record<RiderState, Tone> = {
  active: 'success',
  blocked: 'danger',
  guest: 'info',
  deleted: 'neutral',
};

/** Riders, filtered and sorted by the URL. */
export function RidersList() {
  const { t } = useTranslation();
  const address = useListAddress(KEYS);
  const { get, change, filters } = address;
  const state = RIDER_STATES.find((one) => one === get('state'));
  const phoneVerified = VERIFIED.find((one) => one === get('phone'));
  const order = RIDER_ORDERS.find((one) => one === get('order')) ?? 'newest';
  const q = get('q')?.slice(0, 100);
  const { start: cursor, pagination } = usePages<string>(filters);
  const { data, currentData, error, isFetching, refetch } = useListRidersQuery(
    {
      limit: PAGE_SIZE,
      order,
      ...(q ? { q } : {}),
      ...(state ? { state } : {}),
      ...(phoneVerified ? { phoneVerified } : {}),
      ...(cursor ? { cursor } : {}),
    },
    { refetchOnMountOrArgChange: true },
  );
  const columns = useRiderColumns();
  const search = useCallback((text: string | undefined) => change({ q: text }), [change]);
  const filtered = Boolean(q ?? state ?? phoneVerified);
  return (
    <Stack gap="3">
      <Flex as="section" aria-label={t('riders.filters')} gap="3" wrap="wrap" align="stretch">
        <SearchText label={t('riders.search')} placeholder={t('riders.searchHint')} value={q ?? ''} onChange={search} />
        <ListFilter
          label={t('riders.state')}
          all={t('riders.allStates')}
          values={RIDER_STATES}
          textOf={(one) => t(`riders.states.${one}`)}
          value={state}
          onChange={(chosen) => change({ state: chosen })}
        />
        <ListFilter
          label={t('riders.phone')}
          all={t('riders.anyPhone')}
          values={VERIFIED}
          textOf={(one) => t(`riders.phoneVerified.${one}`)}
          value={phoneVerified}
          onChange={(chosen) => change({ phone: chosen })}
        />
        <ExportButton what="riders" filters={{ q, state, phoneVerified }} permission="people.view" />
      </Flex>
      <SavedViews list="riders" address={address} />
      <Listing what="riders" asked={{ data: error ? currentData : data, error, isFetching, refetch }}>
        {({ riders, nextCursor }) => (
          <>
            <DenseTable
              caption={t('riders.title')}
              columns={columns}
              rows={riders}
              rowKey={({ id }) => id}
              href={({ id }) => `/admin/riders/${id}`}
              order={order}
              onOrder={(next) => change({ order: next === 'newest' ? undefined : next })}
              stale={currentData === undefined}
              empty={
                <EmptyState
                  icon={<UsersRound size={26} aria-hidden />}
                  title={t(filtered ? 'riders.emptyFiltered' : 'riders.empty')}
                  detail={filtered ? t('riders.emptyFilteredText') : undefined}
                />
              }
            />
            <Pager label={t('riders.pages')} {...pagination(currentData ? nextCursor : null)} />
          </>
        )}
      </Listing>
    </Stack>
  );
}

function useRiderColumns(): DenseColumn<AdminRiderRow, RiderOrder>[] {
  const { t } = useTranslation();
  const { date } = useFormat();
  return [
    {
      key: 'name',
      header: t('riders.name'),
      maxW: '14rem',
      orders: { ascending: 'name', descending: 'name_descending' },
      cell: ({ name }) => name,
    },
    {
      key: 'state',
      header: t('riders.state'),
      cell: ({ state }) => <Badge tone={RIDER_TONES[state]}>{t(`riders.states.${state}`)}</Badge>,
    },
    {
      key: 'email',
      header: t('riders.email'),
      maxW: '16rem',
      hideOnTablet: true,
      cell: ({ email }) => email ?? t('app.none'),
    },
    {
      key: 'phone',
      header: t('riders.phone'),
      cell: ({ phone, phoneVerified }) =>
        phone ? (
          <>
            {formatPhone(phone)}
            {!phoneVerified && <Box as="span" color="fg.subtle">{` · ${t('riders.unverified')}`}</Box>}
          </>
        ) : (
          t('app.none')
        ),
    },
    { key: 'rides', header: t('riders.rides'), align: 'end', cell: ({ rides }) => rides },
    {
      key: 'lastRide',
      header: t('riders.lastRide'),
      align: 'end',
      cell: ({ lastRideAt }) => (lastRideAt ? date(lastRideAt) : t('app.none')),
    },
    {
      key: 'since',
      header: t('riders.since'),
      align: 'end',
      orders: { ascending: 'oldest', descending: 'newest' },
      cell: ({ createdAt }) => date(createdAt),
    },
  ];
}
