export { useLazyGetDirectionsQuery, useListSharedPositionsQuery } from '@groupride/web-api-client';
export type { DirectionsView } from '@groupride/web-api-client';
