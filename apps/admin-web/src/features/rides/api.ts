export { useCancelRideMutation, useGetAdminRideQuery, useGetConfigQuery, useGetDirectionsQuery, useGetTrackQuery, useListAdminRidesQuery } from '@groupride/web-api-client';
