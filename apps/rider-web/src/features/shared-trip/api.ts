export { useGetSharedTripQuery } from '@groupride/web-api-client';
