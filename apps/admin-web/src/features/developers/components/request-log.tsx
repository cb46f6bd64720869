import { ListFilter } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { API_REQUEST_OUTCOMES, MAX_API_REQUESTS, type ApiRequestOutcome } from '@groupride/contracts';
import type { ApiRequestView } from '@groupride/web-api-client';
import {
  Badge,
  Box,
  DataTable,
  EmptyState,
  Flex,
  SelectField,
  Stack,
  TextField,
  useDebounced,
  useFormat,
  type BadgeProps,
  type Column,
} from '@groupride/web-ui';
import { Listing } from '../../../shared/components/listing';
import { Pager } from '../../../shared/components/pager';
import { usePages } from '../../../shared/use-pages';
import { useListApiRequestsQuery } from '../api';

const SEARCH_MAX_LENGTH = 100;
const DEBOUNCE_MS = 300;
const POLL_MS = 10_000;

/** Requests made with tokens in the last days, newest first, to find out what an application did. */
export function RequestLog() {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<ApiRequestOutcome | null>(null);
  const search = useDebounced(text.trim(), DEBOUNCE_MS);
  const columns = useRequestColumns();
  const { start: before, pagination } = usePages<string>(`${outcome ?? ''} ${search}`);
  const query = { ...(search ? { search } : {}), ...(outcome ? { outcome } : {}), ...(before ? { before } : {}) };
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useListApiRequestsQuery(query, { pollingInterval: POLL_MS, refetchOnMountOrArgChange: true });
  const isFiltered = search !== '' || outcome !== null;
  return (
    <Stack gap="4">
      <Flex direction={{ base: 'column', md: 'row' }} gap="3" role="search" align={{ md: 'flex-start' }}>
        <Box flex="1">
          <TextField
            label={t('developers.search')}
            hint={t('developers.searchHint')}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={SEARCH_MAX_LENGTH}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Box>
        <Box w={{ base: 'full', md: '2xs' }}>
          <SelectField
            label={t('developers.outcome')}
            value={outcome ?? ''}
            onChange={(event) => setOutcome(API_REQUEST_OUTCOMES.find((one) => one === event.target.value) ?? null)}
            options={[
              { value: '', label: t('developers.anyOutcome') },
              ...API_REQUEST_OUTCOMES.map((value) => ({ value, label: t(`developers.outcomes.${value}`) })),
            ]}
          />
        </Box>
      </Flex>
      <Listing what="apiRequests" asked={{ data, error, isFetching, refetch }}>
        {(requests) => (
          <div>
            <DataTable
              dense
              caption={t('developers.requests')}
              columns={columns}
              rows={requests}
              rowKey={({ id }) => id}
              empty={
                <EmptyState
                  icon={<ListFilter size={26} aria-hidden />}
                  title={t(isFiltered ? 'developers.noMatch' : 'developers.noRequests')}
                  detail={t(isFiltered ? 'developers.noMatchText' : 'developers.noRequestsText')}
                />
              }
            />
            <Pager
              label={t('developers.requestPages')}
              {...pagination(requests.length === MAX_API_REQUESTS ? requests.at(-1)?.id : null)}
            />
          </div>
        )}
      </Listing>
    </Stack>
  );
}

const toneOf = (status: number): NonNullable<BadgeProps['tone']> =>
  status < 400 ? 'success' : status < 500 ? 'warning' : 'danger';

/** Formats times with seconds, to distinguish requests. */
function useMoment(): (instant: string) => string {
  const { locale, timeZone } = useFormat();
  const format = useMemo(
    () => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
    [locale, timeZone],
  );
  return (instant) => format.format(new Date(instant));
}

function useRequestColumns(): Column<ApiRequestView>[] {
  const { t } = useTranslation();
  const { number } = useFormat();
  const moment = useMoment();
  return [
    { key: 'time', header: t('developers.time'), cell: ({ at }) => <Box whiteSpace="nowrap">{moment(at)}</Box> },
    {
      key: 'request',
      header: t('developers.request'),
      primary: true,
      cell: ({ method, route }) => (
        <Box fontFamily="mono" textStyle="caption" overflowWrap="anywhere">
          {method} {route ?? t('developers.noRoute')}
        </Box>
      ),
    },
    {
      key: 'status',
      header: t('developers.status'),
      cell: ({ status }) => <Badge tone={toneOf(status)}>{status}</Badge>,
    },
    {
      key: 'duration',
      header: t('developers.duration'),
      align: 'end',
      cell: ({ durationMs }) => <Box whiteSpace="nowrap">{number(durationMs)} ms</Box>,
    },
    {
      key: 'token',
      header: t('developers.token'),
      cell: ({ tokenPrefix }) => (
        <Box fontFamily="mono" textStyle="caption" whiteSpace="nowrap">
          {tokenPrefix}…
        </Box>
      ),
    },
    {
      key: 'id',
      header: t('developers.requestId'),
      cell: ({ requestId }) => (
        <Box fontFamily="mono" textStyle="caption" color="fg.muted" overflowWrap="anywhere">
          {requestId}
        </Box>
      ),
    },
  ];
}
