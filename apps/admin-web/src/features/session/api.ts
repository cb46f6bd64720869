export {
  useGetConfigQuery,
  useGetCurrentUserQuery,
  useGiveSecondFactorMutation,
  useSignOutMutation,
} from '@groupride/web-api-client';
