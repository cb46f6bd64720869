import { api } from '@groupride/web-api-client';

export const { useGetMetricsQuery } = api.enhanceEndpoints({ endpoints: { getMetrics: { providesTags: ['Metrics'] } } });
