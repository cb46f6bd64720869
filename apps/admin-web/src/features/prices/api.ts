import { api } from '@groupride/web-api-client';

/** A version is seen in the history and in the audit log; also after a refusal, to show what others saved. */
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
