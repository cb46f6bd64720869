export {
  useBeginCardSetupMutation,
  useGetPushSettingsQuery,
  useListCardsQuery,
  useMakeCardDefaultMutation,
  useRefreshCardsMutation,
  useRemoveCardMutation,
  useSignOutMutation,
  useSubscribeToPushMutation,
  useUnsubscribeFromPushMutation,
  useUpdateMeMutation,
  useUpdatePushSettingsMutation,
} from '@groupride/web-api-client';
