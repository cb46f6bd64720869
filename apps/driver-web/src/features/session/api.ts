export {
  useGetConfigQuery,
  useGetCurrentUserQuery,
  useSignOutMutation,
  useSignUpMutation,
  useUpdateMeMutation,
} from '@groupride/web-api-client';
