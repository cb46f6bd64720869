import { UserRoundX } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { APPLICATION_STATUSES, DOCUMENT_FILTERS, DRIVER_ORDERS, DRIVER_PRESENCES } from '@groupride/contracts';
import { EmptyState, Flex, Stack } from '@groupride/web-ui';
import { ExportButton } from '../../../shared/components/export-button';
import { Listing } from '../../../shared/components/listing';
import { Pager } from '../../../shared/components/pager';
import { RemovableFilter, useDaysText } from '../../../shared/components/removable-filter';
import { readDays } from '../../../shared/day-range';
import { DenseTable } from '../../../shared/lists/dense-table';
import { ListFilter } from '../../../shared/lists/list-filter';
import { SavedViews } from '../../../shared/lists/saved-views';
import { SearchText } from '../../../shared/lists/search-text';
import { useListAddress } from '../../../shared/lists/use-list-address';
import { usePermission } from '../../../shared/permissions';
import { usePages } from '../../../shared/use-pages';
import { useListAdminDriversQuery } from '../api';
import { useDriverColumns } from './driver-columns';

const DRIVERS_POLL = 15_000;
const PAGE_SIZE = 50;
const KEYS = ['q', 'status', 'presence', 'documents', 'from', 'to', 'order'] as const;

/** Drivers, filtered and sorted by the URL. @param props.prefix prefix of this table's query parameters */
export function DriversTable({ prefix = '' }: { prefix?: string }) {
  const { t } = useTranslation();
  const address = useListAddress(KEYS, prefix);
  const { get, change, filters } = address;
  const applicationStatus = APPLICATION_STATUSES.find((one) => one === get('status'));
  const presence = DRIVER_PRESENCES.find((one) => one === get('presence'));
  const documents = DOCUMENT_FILTERS.find((one) => one === get('documents'));
  const order = DRIVER_ORDERS.find((one) => one === get('order')) ?? 'newest';
  const q = get('q')?.slice(0, 100);
  const days = readDays({ get });
  const daysText = useDaysText();
  const chosen = {
    ...(q ? { q } : {}),
    ...(applicationStatus ? { applicationStatus } : {}),
    ...(presence ? { presence } : {}),
    ...(documents ? { documents } : {}),
    ...days,
  };
  const { start: cursor, pagination } = usePages<string>(filters);
  const { data, currentData, error, isFetching, refetch } = useListAdminDriversQuery(
    {
      limit: PAGE_SIZE,
      order,
      ...chosen,
      ...(cursor ? { cursor } : {}),
    },
    { pollingInterval: DRIVERS_POLL, refetchOnMountOrArgChange: true },
  );
  const columns = useDriverColumns();
  const mayOpen = usePermission('people.view');
  const search = useCallback((text: string | undefined) => change({ q: text }), [change]);
  const filtered = Object.keys(chosen).length > 0;
  return (
    <Stack gap="3">
      <Flex as="section" aria-label={t('drivers.filters')} gap="3" wrap="wrap" align="stretch">
        <SearchText
          label={t('drivers.search')}
          placeholder={t('drivers.searchHint')}
          value={q ?? ''}
          onChange={search}
        />
        <ListFilter
          label={t('drivers.filter')}
          all={t('drivers.all')}
          values={APPLICATION_STATUSES}
          textOf={(one) => t(`applicationStatus.${one}`)}
          value={applicationStatus}
          onChange={(chosen) => change({ status: chosen })}
        />
        <ListFilter
          label={t('drivers.presence')}
          all={t('drivers.anyPresence')}
          values={DRIVER_PRESENCES}
          textOf={(one) => t(`drivers.presences.${one}`)}
          value={presence}
          onChange={(chosen) => change({ presence: chosen })}
        />
        <ListFilter
          label={t('documents.open')}
          all={t('drivers.anyDocuments')}
          values={DOCUMENT_FILTERS}
          textOf={(one) => t(`drivers.documentFilters.${one}`)}
          value={documents}
          onChange={(chosen) => change({ documents: chosen })}
        />
        <ExportButton what="drivers" filters={chosen} permission="people.view" />
      </Flex>
      {Object.keys(days).length > 0 && (
        <Flex>
          <RemovableFilter
            text={t('drivers.drove', { days: daysText(days) })}
            onRemove={() => change({ from: undefined, to: undefined })}
          />
        </Flex>
      )}
      <SavedViews list="drivers" address={address} />
      <Listing what="drivers" asked={{ data: error ? currentData : data, error, isFetching, refetch }}>
        {({ drivers, nextCursor }) => (
          <>
            <DenseTable
              caption={t('drivers.caption')}
              columns={columns}
              rows={drivers}
              rowKey={({ id }) => id}
              href={mayOpen ? ({ id }) => `/admin/drivers/${id}` : undefined}
              order={order}
              onOrder={(next) => change({ order: next === 'newest' ? undefined : next })}
              stale={currentData === undefined}
              empty={
                <EmptyState
                  icon={<UserRoundX size={26} aria-hidden />}
                  title={t(filtered ? 'drivers.emptyFiltered' : 'drivers.empty')}
                  detail={filtered ? undefined : t('drivers.emptyText')}
                />
              }
            />
            <Pager label={t('drivers.pages')} {...pagination(currentData ? nextCursor : null)} />
          </>
        )}
      </Listing>
    </Stack>
  );
}
