export {
  useCreatePaymentIntentMutation,
  useGetRideQuery,
  useGiveTipMutation,
  useListCardsQuery,
  useListOwnPaymentsQuery,
  useListUserRidesQuery,
  usePayWithSavedCardMutation,
  useRefreshCardsMutation,
  useRefreshPaymentMutation,
} from '@groupride/web-api-client';
