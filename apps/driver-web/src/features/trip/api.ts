import { api } from '@groupride/web-api-client';

export const {
  useGetActiveRideQuery,
  useListUpcomingRidesQuery,
  useGetBoardingQuery,
  useGetRideQuery,
  useGetTrackQuery,
  useGetEarningsQuery,
  useListRideMembersQuery,
  useChangeRideStatusMutation,
  useCompleteRideMutation,
  useReleaseRideMutation,
  useSetDriverLocationMutation,
  useGetNoShowQuery,
  useMarkNoShowMutation,
  useUndoNoShowMutation,
  useCancelAsNoShowMutation,
  useGetProgressCheckQuery,
  useConfirmOnMyWayMutation,
  useListRideConfirmationsQuery,
  useConfirmRideMutation,
} = api.enhanceEndpoints({
  endpoints: {
    changeRideStatus: {
      // Shows the new status immediately, before the refetch.
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const ride = (await queryFulfilled.catch(() => null))?.data;
        if (ride?.driverId)
          await dispatch(api.util.upsertQueryData('getActiveRide', { driverId: ride.driverId }, ride));
      },
    },
  },
});
