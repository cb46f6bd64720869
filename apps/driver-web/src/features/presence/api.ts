import { api } from '@groupride/web-api-client';

export const presenceApi = api.enhanceEndpoints({
  endpoints: {
    getDriverProfile: { providesTags: ['Driver'] },
    setDriverStatus: {
      invalidatesTags: ['Requests'],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const changed = await queryFulfilled.catch(() => null);
        if (changed) await dispatch(api.util.upsertQueryData('getDriverProfile', undefined, changed.data));
      },
    },
    setDriverLocation: { invalidatesTags: [] },
    sendHeartbeat: { invalidatesTags: [] },
  },
});

export const { useGetDriverProfileQuery, useSetDriverStatusMutation, useSetDriverLocationMutation, useSendHeartbeatMutation } = presenceApi;
