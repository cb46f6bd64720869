import type { RideStatus } from '@groupride/contracts';
import { usePages } from '../../../shared/use-pages';
import { useListAdminRidesQuery } from '../api';

/** Rides on one page of the table. */
export const PAGE_SIZE = 20;
/** Milliseconds between refreshes: seldom while messages come in, often while they do not. */
const POLL = { live: 30_000, silent: 5_000 } as const;

/** The rides table page by page. */
export function useRidePages({ status, live }: { status: RideStatus | undefined; live: boolean }) {
  const { start: cursor, ways } = usePages<string>(status);
  const query = useListAdminRidesQuery(
    { limit: PAGE_SIZE, ...(cursor ? { cursor } : {}), ...(status ? { status } : {}) },
    { pollingInterval: live ? POLL.live : POLL.silent },
  );
  const { currentData: data, isFetching, error, refetch } = query;
  return { rides: data?.rides, asked: { data: data?.rides, error, isFetching, refetch }, ways: ways(data?.nextCursor) };
}

export type RidePages = ReturnType<typeof useRidePages>;
