import { api, type HistoryItem } from '@groupride/web-api-client';

const RIDES_PER_PAGE = 20;

export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Past rides, newest first, one page at a time; the last ride of a page is the cursor for the next. */
    pastRides: build.infiniteQuery<HistoryItem[], void, number | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => (page.length < RIDES_PER_PAGE ? undefined : page.at(-1)?.rideId),
      },
      query: ({ pageParam }) => ({
        url: '/api/users/me/history',
        params: { limit: RIDES_PER_PAGE, ...(pageParam === undefined ? {} : { before: pageParam }) },
      }),
      providesTags: ['History'],
    }),
  }),
});

export const { usePastRidesInfiniteQuery } = historyApi;
