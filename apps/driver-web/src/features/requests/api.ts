import { api } from '@groupride/web-api-client';

export const requestsApi = api.enhanceEndpoints({
  endpoints: {
    acceptRide: {
      // Shows the accepted ride immediately, before the refetch.
      onQueryStarted: async ({ driverId }, { dispatch, queryFulfilled }) => {
        const accepted = await queryFulfilled.catch(() => null);
        if (accepted) await dispatch(api.util.upsertQueryData('getActiveRide', { driverId }, accepted.data.ride));
      },
    },
  },
});

export const { useGetDemandQuery, useListDriverRequestsQuery, useAcceptRideMutation, useDeclineRideMutation } =
  requestsApi;
