export {
  useGetJoinLinkMutation,
  useReplaceJoinLinkMutation,
  useRevokeJoinLinkMutation,
} from '@groupride/web-api-client';
