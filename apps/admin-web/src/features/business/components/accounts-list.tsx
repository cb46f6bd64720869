import { BriefcaseBusiness, Plus } from 'lucide-react';
import { Suspense, lazy, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BUSINESS_ACCOUNT_STATUSES } from '@groupride/contracts';
import type { BusinessAccountRow } from '@groupride/web-api-client';
import { Badge, Button, EmptyState, Flex, Money, Stack, useFormat } from '@groupride/web-ui';
import { Listing } from '../../../shared/components/listing';
import { Pager } from '../../../shared/components/pager';
import { DenseTable, type DenseColumn } from '../../../shared/lists/dense-table';
import { ListFilter } from '../../../shared/lists/list-filter';
import { SearchText } from '../../../shared/lists/search-text';
import { useListAddress } from '../../../shared/lists/use-list-address';
import { RoleNote, usePermission } from '../../../shared/permissions';
import { usePages } from '../../../shared/use-pages';
import { useListBusinessAccountsQuery } from '../api';
import { ACCOUNT_TONES } from '../tones';

const CreateAccountDialog = lazy(() => import('./create-account-dialog'));
const PAGE_SIZE = 50;
const KEYS = ['q', 'status'] as const;

/** Business accounts, filtered by the URL. */
export function AccountsList() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayCreate = usePermission('business.manage');
  const { get, change, filters } = useListAddress(KEYS);
  const status = BUSINESS_ACCOUNT_STATUSES.find((one) => one === get('status'));
  const q = get('q')?.slice(0, 100);
  const { start: cursor, pagination } = usePages<string>(filters);
  const { data, currentData, error, isFetching, refetch } = useListBusinessAccountsQuery(
    { limit: PAGE_SIZE, ...(q ? { q } : {}), ...(status ? { status } : {}), ...(cursor ? { cursor } : {}) },
    { refetchOnMountOrArgChange: true },
  );
  const [creating, setCreating] = useState(false);
  const columns = useAccountColumns();
  const search = useCallback((text: string | undefined) => change({ q: text }), [change]);
  const filtered = Boolean(q ?? status);
  return (
    <Stack gap="3">
      <Flex as="section" aria-label={t('business.filters')} gap="3" wrap="wrap" align="end">
        <SearchText
          label={t('business.search')}
          placeholder={t('business.searchHint')}
          value={q ?? ''}
          onChange={search}
        />
        <ListFilter
          label={t('business.status')}
          all={t('business.allStatuses')}
          values={BUSINESS_ACCOUNT_STATUSES}
          textOf={(one) => t(`business.statuses.${one}`)}
          value={status}
          onChange={(chosen) => change({ status: chosen })}
        />
        {mayCreate && (
          <Button
            size="sm"
            ms={{ md: 'auto' }}
            w={{ base: 'full', md: 'auto' }}
            icon={<Plus size={18} aria-hidden />}
            onClick={() => setCreating(true)}
          >
            {t('business.create')}
          </Button>
        )}
      </Flex>
      <RoleNote permission="business.manage" />
      <Listing what="businessAccounts" asked={{ data: error ? currentData : data, error, isFetching, refetch }}>
        {({ accounts, nextCursor }) => (
          <>
            <DenseTable
              caption={t('business.title')}
              columns={columns}
              rows={accounts}
              rowKey={({ id }) => id}
              href={({ id }) => `/admin/business/${id}`}
              order="newest"
              onOrder={() => undefined}
              stale={currentData === undefined}
              empty={
                <EmptyState
                  icon={<BriefcaseBusiness size={26} aria-hidden />}
                  title={t(filtered ? 'business.emptyFiltered' : 'business.empty')}
                  detail={t(filtered ? 'business.emptyFilteredText' : 'business.emptyText')}
                />
              }
            />
            <Pager label={t('business.pages')} {...pagination(currentData ? nextCursor : null)} />
          </>
        )}
      </Listing>
      <Suspense>
        {creating && (
          <CreateAccountDialog
            onClose={() => setCreating(false)}
            onCreated={(id) => void navigate(`/admin/business/${id}`)}
          />
        )}
      </Suspense>
    </Stack>
  );
}

function useAccountColumns(): DenseColumn<BusinessAccountRow, 'newest'>[] {
  const { t } = useTranslation();
  const { date } = useFormat();
  return [
    { key: 'name', header: t('business.name'), maxW: '18rem', cell: ({ name }) => name },
    {
      key: 'status',
      header: t('business.status'),
      cell: ({ status, overdueInvoices }) => (
        <Flex as="span" gap="1.5" display="inline-flex">
          <Badge tone={ACCOUNT_TONES[status]}>{t(`business.statuses.${status}`)}</Badge>
          {overdueInvoices > 0 && <Badge tone="danger">{t('business.overdueCount', { count: overdueInvoices })}</Badge>}
        </Flex>
      ),
    },
    { key: 'owed', header: t('business.owed'), align: 'end', cell: ({ balance }) => <Money amount={balance.owed} /> },
    {
      key: 'reserved',
      header: t('business.reserved'),
      align: 'end',
      cell: ({ balance }) => <Money amount={balance.reserved} />,
    },
    {
      key: 'limit',
      header: t('business.limit'),
      align: 'end',
      cell: ({ balance }) => <Money amount={balance.creditLimit} />,
    },
    {
      key: 'services',
      header: t('business.services'),
      align: 'end',
      cell: ({ serviceAccounts }) => serviceAccounts,
    },
    {
      key: 'lastInvoice',
      header: t('business.lastInvoice'),
      align: 'end',
      cell: ({ lastInvoice }) => (lastInvoice ? date(lastInvoice.createdAt) : t('app.none')),
    },
    { key: 'created', header: t('business.created'), align: 'end', cell: ({ createdAt }) => date(createdAt) },
  ];
}
