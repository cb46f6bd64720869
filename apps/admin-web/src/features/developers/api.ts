import { api } from '@groupride/web-api-client';

/** Refetches the lists after errors too, to show changes by others. */
const developersApi = api.enhanceEndpoints({
  addTagTypes: ['Tokens', 'ServiceAccounts'],
  endpoints: {
    listTokens: { providesTags: ['Tokens'] },
    createToken: { invalidatesTags: ['Tokens', 'Audit'] },
    rotateToken: { invalidatesTags: ['Tokens', 'Audit'] },
    revokeToken: { invalidatesTags: ['Tokens', 'Audit'] },
    listServiceAccounts: { providesTags: ['ServiceAccounts'] },
    createServiceAccount: { invalidatesTags: ['ServiceAccounts', 'Audit'] },
    closeServiceAccount: { invalidatesTags: ['ServiceAccounts', 'Audit'] },
    createServiceToken: { invalidatesTags: ['ServiceAccounts', 'Audit'] },
    rotateServiceToken: { invalidatesTags: ['ServiceAccounts', 'Audit'] },
    revokeServiceToken: { invalidatesTags: ['ServiceAccounts', 'Audit'] },
  },
});

export const {
  useCloseServiceAccountMutation,
  useCreateServiceAccountMutation,
  useCreateServiceTokenMutation,
  useCreateTokenMutation,
  useListApiRequestsQuery,
  useListServiceAccountsQuery,
  useListTokensQuery,
  useRevokeServiceTokenMutation,
  useRevokeTokenMutation,
  useRotateServiceTokenMutation,
  useRotateTokenMutation,
} = developersApi;
