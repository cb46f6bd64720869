export {
  useChangeAlertMutation,
  useChangeAlertThresholdsMutation,
  useGetAlertSummaryQuery,
  useGetAlertThresholdsQuery,
  useGetOperationsMapQuery,
  useGetPushSettingsQuery,
  useListAlertsQuery,
  useSubscribeToPushMutation,
  useUnsubscribeFromPushMutation,
} from '@groupride/web-api-client';
