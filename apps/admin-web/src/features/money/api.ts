export {
  useDismissDeadLetterMutation,
  useFindChargesQuery,
  useListAlertsQuery,
  useListDailyCloseQuery,
  useListDisputesQuery,
  useListDeadLettersQuery,
  useListReconciliationsQuery,
  useReconcileMutation,
  useRetryDeadLetterMutation,
} from '@groupride/web-api-client';
