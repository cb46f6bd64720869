export {
  useGetConfigQuery,
  useGetCurrentUserQuery,
  useSignOutMutation,
} from '@groupride/web-api-client';
