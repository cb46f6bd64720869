export {
  useGetPushSettingsQuery,
  useSubscribeToPushMutation,
  useUnsubscribeFromPushMutation,
  useUpdatePushSettingsMutation,
} from '@groupride/web-api-client';
