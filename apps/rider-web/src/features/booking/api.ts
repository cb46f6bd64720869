export {
  useCalculatePricingMutation,
  useCreateRideMutation,
  useListRideTypesQuery,
  useListWineriesQuery,
  usePriceRideTypesQuery,
} from '@groupride/web-api-client';
