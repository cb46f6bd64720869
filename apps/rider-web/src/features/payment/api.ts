export {
  useCreatePaymentIntentMutation,
  useGetRideQuery,
  useListCardsQuery,
  useListOwnPaymentsQuery,
  useListUserRidesQuery,
  usePayWithSavedCardMutation,
  useRefreshCardsMutation,
  useRefreshPaymentMutation,
} from '@groupride/web-api-client';
