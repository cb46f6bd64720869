export { useCancelRideMutation, useGetAdminRideQuery, useListAdminRidesQuery } from '@groupride/web-api-client';
