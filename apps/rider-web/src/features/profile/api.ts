export { useSignOutMutation, useUpdateMeMutation } from '@groupride/web-api-client';
