import { api } from '@groupride/web-api-client';

export const requestsApi = api.enhanceEndpoints({
  endpoints: {
    acceptRide: {
      // The ride just won is shown at once, before the refetch that follows.
      onQueryStarted: async ({ driverId }, { dispatch, queryFulfilled }) => {
        const accepted = await queryFulfilled.catch(() => null);
        if (accepted) await dispatch(api.util.upsertQueryData('getActiveRide', { driverId }, accepted.data.ride));
      },
    },
  },
});

export const { useGetDemandQuery, useListDriverRequestsQuery, useAcceptRideMutation, useDeclineRideMutation } =
  requestsApi;
