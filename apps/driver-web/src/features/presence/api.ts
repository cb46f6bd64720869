import { api } from '@groupride/web-api-client';

export const {
  useGetDriverProfileQuery,
  useSetDriverStatusMutation,
  useSetDriverLocationMutation,
  useSendHeartbeatMutation,
} = api.enhanceEndpoints({
  endpoints: {
    setDriverStatus: {
      // Updates the switch with the answer, before the refetch.
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const changed = await queryFulfilled.catch(() => null);
        if (changed) await dispatch(api.util.upsertQueryData('getDriverProfile', undefined, changed.data));
      },
    },
  },
});
