export {
  useCancelRideMutation,
  useCloseDebtMutation,
  useGetChargesQuery,
  useRefundMutation,
  useGetAdminRideQuery,
  useGetDirectionsQuery,
  useGetTrackQuery,
  useListAdminRidesQuery,
} from '@groupride/web-api-client';
