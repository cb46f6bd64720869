import { api } from '@groupride/web-api-client';

/** Shows the ride that an answer brought at once, before the refetch that follows. */
const showActive = (driverId: number, ride: Parameters<typeof api.util.upsertQueryData<'getActiveRide'>>[2]) =>
  api.util.upsertQueryData('getActiveRide', { driverId }, ride);

export const tripApi = api.enhanceEndpoints({
  endpoints: {
    getActiveRide: { providesTags: ['Ride'] },
    getRide: { providesTags: ['Ride'] },
    getTrack: { providesTags: ['Track'] },
    listRideMembers: { providesTags: ['Members'] },
    getEarnings: { providesTags: ['Earnings'] },
    changeRideStatus: {
      invalidatesTags: ['Ride', 'Members', 'Track'],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const changed = await queryFulfilled.catch(() => null);
        if (changed?.data.driverId) await dispatch(showActive(changed.data.driverId, changed.data));
      },
    },
    completeRide: {
      invalidatesTags: ['Ride', 'Earnings', 'Driver', 'Requests'],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const completed = await queryFulfilled.catch(() => null);
        if (completed?.data.driverId) await dispatch(showActive(completed.data.driverId, null));
      },
    },
    releaseRide: { invalidatesTags: ['Ride', 'Driver', 'Requests'] },
  },
});

export const {
  useGetActiveRideQuery,
  useGetRideQuery,
  useGetTrackQuery,
  useGetEarningsQuery,
  useListRideMembersQuery,
  useChangeRideStatusMutation,
  useCompleteRideMutation,
  useReleaseRideMutation,
} = tripApi;
