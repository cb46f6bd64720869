import { api } from '@groupride/web-api-client';

/** A change is seen in the table and in the audit log, and so is what somebody else did meanwhile when it is refused. */
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
