export {
  useGetConfigQuery,
  useGetCurrentUserQuery,
  useGiveSecondFactorMutation,
  useRequestCodeMutation,
  useSignOutMutation,
  useVerifyCodeMutation,
} from '@groupride/web-api-client';
