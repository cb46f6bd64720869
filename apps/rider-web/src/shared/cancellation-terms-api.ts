export { useGetCancellationTermsQuery, useGetRideCancellationTermsQuery } from '@groupride/web-api-client';
