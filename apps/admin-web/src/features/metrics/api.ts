export { useGetMetricsDaysQuery, useGetMetricsQuery } from '@groupride/web-api-client';
