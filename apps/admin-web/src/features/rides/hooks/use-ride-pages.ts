import { useListAdminRidesQuery } from '@groupride/web-api-client';
import { usePages } from '../../../shared/use-pages';
import type { RideFilters } from '../ride-filters';

/** Number of rides per page of the table. */
export const PAGE_SIZE = 50;
/** Milliseconds between refreshes: rarely while messages arrive, often while they do not. */
const POLL = { live: 30_000, silent: 5_000 } as const;

/** The rides table page by page. */
export function useRidePages({ filters, live }: { filters: RideFilters; live: boolean }) {
  const { start: cursor, pagination: pagination } = usePages<string>(JSON.stringify(filters));
  const query = useListAdminRidesQuery(
    { limit: PAGE_SIZE, ...(cursor ? { cursor } : {}), ...filters },
    { pollingInterval: live ? POLL.live : POLL.silent },
  );
  const { currentData: data, isFetching, error, refetch } = query;
  return {
    rides: data?.rides,
    names: { rider: data?.riderName ?? null, driver: data?.driverName ?? null },
    asked: { data: data?.rides, error, isFetching, refetch },
    pagination: pagination(data?.nextCursor),
  };
}

export type RidePages = ReturnType<typeof useRidePages>;
