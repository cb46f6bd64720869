import { MAX_USER_RIDES } from '@groupride/contracts';
import { api, type RideView } from '@groupride/web-api-client';

export const groupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The rider's rides, newest first, one page at a time; the last ride of a page is the cursor for the next. */
    ownRides: build.infiniteQuery<RideView[], void, number | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => (page.length < MAX_USER_RIDES ? undefined : page.at(-1)?.id),
      },
      query: ({ pageParam }) => ({
        url: '/api/users/me/rides',
        params: { limit: MAX_USER_RIDES, ...(pageParam === undefined ? {} : { before: pageParam }) },
      }),
      providesTags: ['Rides'],
    }),
  }),
});

export const { useOwnRidesInfiniteQuery } = groupsApi;
