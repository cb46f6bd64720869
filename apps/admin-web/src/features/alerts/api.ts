export {
  useChangeAlertMutation,
  useGetAlertSummaryQuery,
  useGetOperationsMapQuery,
  useGetPushSettingsQuery,
  useListAlertsQuery,
  useReverseGeocodeQuery,
  useSubscribeToPushMutation,
  useUnsubscribeFromPushMutation,
} from '@groupride/web-api-client';
