import { api } from '@groupride/web-api-client';

const payoutsApi = api.enhanceEndpoints({
  addTagTypes: ['AdminPayouts'],
  endpoints: {
    listPayouts: { providesTags: ['AdminPayouts'] },
    // Also when it is refused: what somebody else did meanwhile is seen then.
    retryPayout: { invalidatesTags: ['AdminPayouts', 'Audit'] },
  },
});

export const { useListPayoutsQuery, useRetryPayoutMutation } = payoutsApi;
