export {
  useBeginCardSetupMutation,
  useListCardsQuery,
  useMakeCardDefaultMutation,
  useRefreshCardsMutation,
  useRemoveCardMutation,
  useSignOutMutation,
  useUpdateMeMutation,
} from '@groupride/web-api-client';
