export { useLazyGeocodeQuery, useListAvailableDriversQuery } from '@groupride/web-api-client';
