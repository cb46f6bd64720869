import { api } from '@groupride/web-api-client';

const ridersApi = api.enhanceEndpoints({
  addTagTypes: ['Riders'],
  endpoints: {
    listRiders: { providesTags: ['Riders'] },
    getRider: { providesTags: ['Riders'] },
    listRiderPayments: { providesTags: ['AdminRides'] },
    // Also after an error, to show changes by others.
    blockRider: { invalidatesTags: ['Riders', 'Audit'] },
    unblockRider: { invalidatesTags: ['Riders', 'Audit'] },
  },
});

export const {
  useBlockRiderMutation,
  useGetRiderQuery,
  useListRiderPaymentsQuery,
  useListRidersQuery,
  useUnblockRiderMutation,
} = ridersApi;
