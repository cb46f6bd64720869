import { api } from '@groupride/web-api-client';

const earningsApi = api.enhanceEndpoints({
  addTagTypes: ['Earnings'],
  endpoints: {
    getPayouts: { providesTags: ['Earnings'] },
    getStatement: { providesTags: ['Earnings'] },
    getTaxSummary: { providesTags: ['Earnings'] },
    payOut: { invalidatesTags: ['Earnings'] },
    refreshPayoutAccount: { invalidatesTags: ['Earnings'] },
  },
});

export const {
  useGetEarningsQuery,
  useGetPayoutsQuery,
  useGetStatementQuery,
  useGetTaxSummaryQuery,
  usePayOutMutation,
  useLinkPayoutAccountMutation,
  useRefreshPayoutAccountMutation,
} = earningsApi;
export type { PayoutsView, PayoutView, StatementView, TaxSummary } from '@groupride/web-api-client';
export { useFeature } from '@groupride/web-api-client';
