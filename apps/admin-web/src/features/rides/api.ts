import { api } from '@groupride/web-api-client';

export const { useListAdminRidesQuery, useGetAdminRideQuery, useCancelRideMutation } = api.enhanceEndpoints({
  endpoints: {
    listAdminRides: { providesTags: ['AdminRides'] },
    getAdminRide: { providesTags: ['AdminRide'] },
    cancelRide: { invalidatesTags: ['AdminRides', 'AdminRide', 'Metrics', 'Audit', 'AdminDrivers'] },
  },
});
