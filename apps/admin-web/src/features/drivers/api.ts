import { api } from '@groupride/web-api-client';

const driversApi = api.enhanceEndpoints({
  endpoints: {
    listAdminDrivers: { providesTags: ['Drivers'] },
    getAdminDriver: { providesTags: ['Drivers'] },
    getDriverRates: { providesTags: ['Drivers'] },
  },
});

export const {
  useGetAdminDriverQuery,
  useGetDriverApplicationQuery,
  useGetDriverRatesQuery,
  useGetEarningsQuery,
  useListAdminDriversQuery,
  useListDriverDocumentsQuery,
  useReviewDriverDocumentMutation,
  useSetApplicationStatusMutation,
} = driversApi;
