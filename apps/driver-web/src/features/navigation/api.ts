export { useLazyGetDirectionsQuery, useListSharedPositionsQuery } from '@groupride/web-api-client';
