export { useGetEarningsQuery } from '@groupride/web-api-client';
