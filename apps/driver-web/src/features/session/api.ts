export {
  useGetConfigQuery,
  useGetCurrentUserQuery,
  useRequestCodeMutation,
  useSignOutMutation,
  useVerifyCodeMutation,
} from '@groupride/web-api-client';
