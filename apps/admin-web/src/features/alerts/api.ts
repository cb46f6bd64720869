export {
  useChangeAlertMutation,
  useChangeAlertThresholdsMutation,
  useGetAlertSummaryQuery,
  useGetAlertThresholdsQuery,
  useGetOperationsMapQuery,
  useListAlertsQuery,
} from '@groupride/web-api-client';
