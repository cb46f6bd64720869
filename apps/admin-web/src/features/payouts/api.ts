import { api } from '@groupride/web-api-client';

const payoutsApi = api.enhanceEndpoints({
  addTagTypes: ['AdminPayouts'],
  endpoints: {
    listPayouts: { providesTags: ['AdminPayouts'] },
    // Invalidated after an error too, to show changes by others.
    retryPayout: { invalidatesTags: ['AdminPayouts', 'Audit'] },
  },
});

export const { useListPayoutsQuery, useRetryPayoutMutation } = payoutsApi;
