export { useLazyGetDirectionsQuery } from '@groupride/web-api-client';
