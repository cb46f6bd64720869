export {
  useCalculatePricingMutation,
  useCreateRideMutation,
  useFeature,
  useGetFirstRideOfferQuery,
  useGetAvailabilityQuery,
  useListCardsQuery,
  useListRideTypesQuery,
  useListWineriesQuery,
  usePriceRideTypesQuery,
} from '@groupride/web-api-client';
