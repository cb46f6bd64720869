import { useState } from 'react';
import type { RideStatus } from '@groupride/contracts';
import { useListAdminRidesQuery } from '../api';

/** Rides on one page of the table. */
export const PAGE_SIZE = 20;
/** Milliseconds between refreshes: seldom while messages come in, often while they do not. */
const POLL = { live: 30_000, silent: 5_000 } as const;

/** The rides table page by page: the cursors of the pages before are the way back. */
export function useRidePages({ status, live }: { status: RideStatus | undefined; live: boolean }) {
  const [cursors, setCursors] = useState<string[]>([]);
  const [filtered, setFiltered] = useState(status);
  if (filtered !== status) {
    setFiltered(status);
    setCursors([]);
  }
  const cursor = cursors.at(-1);
  const query = useListAdminRidesQuery(
    { limit: PAGE_SIZE, ...(cursor ? { cursor } : {}), ...(status ? { status } : {}) },
    { pollingInterval: live ? POLL.live : POLL.silent },
  );
  const next = query.data?.nextCursor ?? null;
  return {
    rides: query.currentData?.rides,
    loading: query.isFetching && !query.currentData,
    failed: query.isError && !query.currentData,
    retrying: query.isFetching,
    retry: () => void query.refetch(),
    page: cursors.length + 1,
    toNext: next && query.currentData ? () => setCursors([...cursors, next]) : null,
    toPrevious: cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : null,
  };
}

export type RidePages = ReturnType<typeof useRidePages>;
