import { api } from '@groupride/web-api-client';

const ridersApi = api.enhanceEndpoints({
  addTagTypes: ['Riders', 'Credits'],
  endpoints: {
    listRiders: { providesTags: ['Riders'] },
    getRider: { providesTags: ['Riders'] },
    listRiderPayments: { providesTags: ['AdminRides'] },
    listCredits: { providesTags: ['Credits'] },
    // Invalidated after an error too, to show changes by others.
    blockRider: { invalidatesTags: ['Riders', 'Audit'] },
    erasePerson: { invalidatesTags: ['Riders', 'Audit'] },
    grantCredit: { invalidatesTags: ['Credits', 'Audit'] },
    revokeCredit: { invalidatesTags: ['Credits', 'Audit'] },
    returnCredit: { invalidatesTags: ['Credits', 'Audit'] },
    unblockRider: { invalidatesTags: ['Riders', 'Audit'] },
  },
});

export const {
  useBlockRiderMutation,
  useErasePersonMutation,
  useGetRiderQuery,
  useGrantCreditMutation,
  useListCreditsQuery,
  useListRiderPaymentsQuery,
  useListRidersQuery,
  useReturnCreditMutation,
  useRevokeCreditMutation,
  useUnblockRiderMutation,
} = ridersApi;
