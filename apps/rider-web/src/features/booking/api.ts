export { useCalculatePricingMutation, useCreateRideMutation, useListRideTypesQuery, useListWineriesQuery } from '@groupride/web-api-client';
