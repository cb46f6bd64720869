export { useGetMetricsQuery } from '@groupride/web-api-client';
