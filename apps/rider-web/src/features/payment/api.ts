export { useCreatePaymentIntentMutation, useGetRideQuery, useListUserRidesQuery, useRefreshPaymentMutation } from '@groupride/web-api-client';
