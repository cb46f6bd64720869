import { api } from '@groupride/web-api-client';

const sessionApi = api.enhanceEndpoints({
  addTagTypes: ['SecondFactors'],
  endpoints: { getSecondFactors: { providesTags: ['SecondFactors', 'Me'] } },
});

export const {
  useConfirmFirstAuthenticatorMutation,
  useGetConfigQuery,
  useGetCurrentUserQuery,
  useGetSecondFactorsQuery,
  useGiveSecondFactorMutation,
  usePrepareFirstAuthenticatorMutation,
  usePreparePasskeySignInMutation,
  useSendSecondFactorTextMutation,
  useSignInWithPasskeyMutation,
  useSignOutMutation,
} = sessionApi;
