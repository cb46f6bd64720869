export {
  useChangeAlertMutation,
  useGetAlertSummaryQuery,
  useGetOperationsMapQuery,
  useGetPushSettingsQuery,
  useListAlertsQuery,
  useSubscribeToPushMutation,
  useUnsubscribeFromPushMutation,
} from '@groupride/web-api-client';
