export {
  useCalculatePricingMutation,
  useCreateRideMutation,
  useGetFirstRideOfferQuery,
  useGetAvailabilityQuery,
  useListCardsQuery,
  useListRideTypesQuery,
  useListWineriesQuery,
  usePriceRideTypesQuery,
} from '@groupride/web-api-client';
