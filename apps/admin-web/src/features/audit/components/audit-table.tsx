import { ScrollText } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useListAuditQuery, type AuditRow } from '@groupride/web-api-client';
import { Box, DataTable, EmptyState, Stack, useFormat, type Column } from '@groupride/web-ui';
import { Listing } from '../../../shared/components/listing';
import { Pager } from '../../../shared/components/pager';
import { usePages } from '../../../shared/use-pages';
import { readAuditFilters, type AuditFilters } from '../audit-filters';
import { AuditDetails } from './audit-details';
import { AuditFilterBar } from './audit-filter-bar';
import { AuditSentence } from './audit-sentence';

const PAGE_SIZE = 50;

/** Operators' actions, newest first. The URL holds the filters. */
export function AuditTable() {
  const { t } = useTranslation();
  const { dateTimeWithYear } = useFormat();
  const [query, setQuery] = useSearchParams();
  const filters = readAuditFilters(query);
  const { start: before, pagination } = usePages<number>(JSON.stringify(filters));
  const { currentData, error, isFetching, refetch } = useListAuditQuery(
    { ...filters, limit: PAGE_SIZE, ...(before ? { before } : {}) },
    { refetchOnMountOrArgChange: true },
  );
  const choose = useCallback(
    (change: Partial<Record<keyof AuditFilters, string>>) =>
      setQuery(
        (known) => {
          const next = new URLSearchParams(known);
          for (const [name, value] of Object.entries(change)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true },
      ),
    [setQuery],
  );
  const columns: Column<AuditRow>[] = [
    { key: 'when', header: t('audit.when'), cell: (row) => <Box whiteSpace="nowrap">{dateTimeWithYear(row.at)}</Box> },
    { key: 'happened', header: t('audit.happened'), primary: true, cell: (row) => <AuditSentence row={row} /> },
    {
      key: 'details',
      header: t('audit.details'),
      cell: (row) => (
        <Box color="fg.muted" maxW="28rem" ms={{ base: 'auto', md: '0' }} overflowWrap="anywhere">
          <AuditDetails row={row} />
        </Box>
      ),
    },
  ];
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <Stack gap="4">
      <AuditFilterBar filters={filters} onChange={choose} />
      <Listing what="audit" asked={{ data: currentData, error, isFetching, refetch }}>
        {(rows) => (
          <div>
            <DataTable
              dense
              caption={t('audit.caption')}
              columns={columns}
              rows={rows}
              rowKey={(row) => row.id}
              empty={
                <EmptyState
                  icon={<ScrollText size={26} aria-hidden />}
                  title={t(isFiltered ? 'audit.none' : 'audit.empty')}
                  detail={isFiltered ? undefined : t('audit.emptyText')}
                />
              }
            />
            <Pager label={t('audit.pages')} {...pagination(rows.length < PAGE_SIZE ? null : rows.at(-1)?.id)} />
          </div>
        )}
      </Listing>
    </Stack>
  );
}
