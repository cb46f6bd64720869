export {
  useGetJoinLinkMutation,
  useInviteToRideMutation,
  usePreviewJoinQuery,
  useReplaceJoinLinkMutation,
  useRevokeJoinLinkMutation,
} from '@groupride/web-api-client';
