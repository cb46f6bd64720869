export { useCreatePaymentIntentMutation, useGetRideQuery, useRefreshPaymentMutation } from '@groupride/web-api-client';
