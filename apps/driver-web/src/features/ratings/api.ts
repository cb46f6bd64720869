export { useGetDriverRatesQuery, useGetDriverReviewsQuery } from '@groupride/web-api-client';
export type { DriverRates, DriverReview, DriverReviews } from '@groupride/web-api-client';
