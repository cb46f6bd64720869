import { api } from '@groupride/web-api-client';

export const { useGetEarningsQuery } = api.enhanceEndpoints({ endpoints: { getEarnings: { providesTags: ['Earnings'] } } });
