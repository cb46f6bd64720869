export { useCalculatePricingMutation, useCreateRideMutation, useLazyListPlacesQuery, useListRideTypesQuery } from '@groupride/web-api-client';
