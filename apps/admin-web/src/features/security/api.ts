import { api } from '@groupride/web-api-client';

const securityApi = api.enhanceEndpoints({
  addTagTypes: ['Security', 'Passkeys', 'OwnSessions'],
  endpoints: {
    getSignInSecurity: { providesTags: ['Security'] },
    confirmAuthenticator: { invalidatesTags: ['Security'] },
    removeAuthenticator: { invalidatesTags: ['Security'] },
    replaceRecoveryCodes: { invalidatesTags: ['Security'] },
    changeOperatorPhone: { invalidatesTags: ['Security'] },
    verifyPhone: { invalidatesTags: ['Security'] },
    listPasskeys: { providesTags: ['Passkeys'] },
    addPasskey: { invalidatesTags: ['Passkeys', 'Security'] },
    removePasskey: { invalidatesTags: ['Passkeys', 'Security'] },
    listOwnSessions: { providesTags: ['OwnSessions'] },
    endOwnSession: { invalidatesTags: ['OwnSessions'] },
    endOtherSessions: { invalidatesTags: ['OwnSessions'] },
  },
});

export const {
  useAddPasskeyMutation,
  useChangeOperatorPhoneMutation,
  useConfirmAuthenticatorMutation,
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
  useGetSignInSecurityQuery,
  useListOwnSessionsQuery,
  useListPasskeysQuery,
  usePrepareAuthenticatorMutation,
  usePreparePasskeyMutation,
  useRemoveAuthenticatorMutation,
  useRemovePasskeyMutation,
  useReplaceRecoveryCodesMutation,
  useRequestPhoneCodeMutation,
  useVerifyPhoneMutation,
} = securityApi;
