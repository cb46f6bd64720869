import { api } from '@groupride/web-api-client';

export const { useListDriversQuery, useSetDriverStandingMutation } = api.enhanceEndpoints({
  endpoints: {
    listDrivers: { providesTags: ['AdminDrivers'] },
    setDriverStanding: { invalidatesTags: ['AdminDrivers', 'Metrics', 'Audit'] },
  },
});
