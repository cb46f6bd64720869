export {
  useChangeAlertMutation,
  useDismissParkedReportMutation,
  useFindChargesQuery,
  useListAlertsQuery,
  useListDisputesQuery,
  useListParkedReportsQuery,
  useListReconciliationsQuery,
  useReconcileMutation,
  useRetryParkedReportMutation,
} from '@groupride/web-api-client';
