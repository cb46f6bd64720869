export {
  useDismissDeadLetterMutation,
  useFindChargesQuery,
  useListAlertsQuery,
  useListDisputesQuery,
  useListDeadLettersQuery,
  useListReconciliationsQuery,
  useReconcileMutation,
  useRetryDeadLetterMutation,
} from '@groupride/web-api-client';
