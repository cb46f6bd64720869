export {
  useCalculatePricingMutation,
  useCreateRideMutation,
  useGetFirstRideOfferQuery,
  useGetAvailabilityQuery,
  useListRideTypesQuery,
  useListWineriesQuery,
  usePriceRideTypesQuery,
} from '@groupride/web-api-client';
