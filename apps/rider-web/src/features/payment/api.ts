export {
  useCreatePaymentIntentMutation,
  useGetRideQuery,
  useGiveTipMutation,
  useListCardsQuery,
  useListOwnPaymentsQuery,
  useListUserRidesQuery,
  usePayDebtMutation,
  usePayWithSavedCardMutation,
  useRefreshCardsMutation,
  useRefreshPaymentMutation,
} from '@groupride/web-api-client';
