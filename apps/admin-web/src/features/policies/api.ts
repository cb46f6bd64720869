import { api } from '@groupride/web-api-client';

/** Refetches the table and the audit log after errors too, to show changes by others. */
const policiesApi = api.enhanceEndpoints({
  addTagTypes: ['Policies'],
  endpoints: {
    listCancellationPolicies: { providesTags: ['Policies'] },
    addCancellationPolicy: { invalidatesTags: ['Policies', 'Audit'] },
    withdrawCancellationPolicy: { invalidatesTags: ['Policies', 'Audit'] },
  },
});

export const {
  useAddCancellationPolicyMutation,
  useListCancellationPoliciesQuery,
  useWithdrawCancellationPolicyMutation,
} = policiesApi;
