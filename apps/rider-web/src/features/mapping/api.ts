export { useGetDirectionsQuery, useGetMappingStatusQuery } from '@groupride/web-api-client';
