import { api } from '@groupride/web-api-client';

/** A change is seen in the table and in the audit log. */
const ratesApi = api.enhanceEndpoints({
  addTagTypes: ['Rates'],
  endpoints: {
    listRates: { providesTags: ['Rates'] },
    changeRates: { invalidatesTags: ['Rates', 'Audit'] },
  },
});

export const { useChangeRatesMutation, useListRatesQuery } = ratesApi;
