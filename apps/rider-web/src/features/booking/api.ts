export {
  useCalculatePricingMutation,
  useCreateRideMutation,
  useGetFirstRideOfferQuery,
  useListRideTypesQuery,
  useListWineriesQuery,
  usePriceRideTypesQuery,
} from '@groupride/web-api-client';
