import { api } from '@groupride/web-api-client';

export const { useApplyAsDriverMutation } = api.enhanceEndpoints({
  endpoints: { applyAsDriver: { invalidatesTags: ['Me', 'Driver'] } },
});
