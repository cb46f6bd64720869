export {
  useGetConfigQuery,
  useGetCurrentUserQuery,
  useSignOutMutation,
  useUpdateMeMutation,
} from '@groupride/web-api-client';
