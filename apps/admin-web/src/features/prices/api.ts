import { api } from '@groupride/web-api-client';

/** Refetches the history and the audit log after refusals too, to show changes by others. */
const pricesApi = api.enhanceEndpoints({
  addTagTypes: ['Prices'],
  endpoints: {
    listPriceVersions: { providesTags: ['Prices'] },
    savePrices: { invalidatesTags: ['Prices', 'Audit'] },
    withdrawPrices: { invalidatesTags: ['Prices', 'Audit'] },
    restorePrices: { invalidatesTags: ['Prices', 'Audit'] },
  },
});

export const {
  useListPriceVersionsQuery,
  usePreviewPricesMutation,
  useRestorePricesMutation,
  useSavePricesMutation,
  useWithdrawPricesMutation,
} = pricesApi;
