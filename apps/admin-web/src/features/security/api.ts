import { api } from '@groupride/web-api-client';

const securityApi = api.enhanceEndpoints({
  addTagTypes: ['Security', 'OwnSessions'],
  endpoints: {
    getSignInSecurity: { providesTags: ['Security'] },
    confirmAuthenticator: { invalidatesTags: ['Security'] },
    removeAuthenticator: { invalidatesTags: ['Security'] },
    replaceRecoveryCodes: { invalidatesTags: ['Security'] },
    listOwnSessions: { providesTags: ['OwnSessions'] },
    endOwnSession: { invalidatesTags: ['OwnSessions'] },
    endOtherSessions: { invalidatesTags: ['OwnSessions'] },
  },
});

export const {
  useConfirmAuthenticatorMutation,
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
  useGetSignInSecurityQuery,
  useListOwnSessionsQuery,
  usePrepareAuthenticatorMutation,
  useRemoveAuthenticatorMutation,
  useReplaceRecoveryCodesMutation,
} = securityApi;
