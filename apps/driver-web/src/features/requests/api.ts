import { api } from '@groupride/web-api-client';

export const requestsApi = api.enhanceEndpoints({
  endpoints: {
    listDriverRequests: { providesTags: ['Requests'] },
    acceptRide: {
      invalidatesTags: ['Requests', 'Ride', 'Driver', 'Members'],
      onQueryStarted: async ({ driverId }, { dispatch, queryFulfilled }) => {
        const accepted = await queryFulfilled.catch(() => null);
        if (accepted) await dispatch(api.util.upsertQueryData('getActiveRide', { driverId }, accepted.data.ride));
      },
    },
    declineRide: { invalidatesTags: ['Requests'] },
  },
});

export const { useListDriverRequestsQuery, useAcceptRideMutation, useDeclineRideMutation } = requestsApi;
