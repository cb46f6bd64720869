export { useCalculatePricingMutation, useCreateRideMutation, useListRideTypesQuery } from '@groupride/web-api-client';
