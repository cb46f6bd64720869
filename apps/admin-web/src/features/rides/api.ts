export {
  useCancelRideMutation,
  useCloseDebtMutation,
  useGetChargesQuery,
  useRefundMutation,
  useGetAdminRideQuery,
  useGetDirectionsQuery,
  useGetRideTraceQuery,
  useGetTrackQuery,
  useListAdminRidesQuery,
} from '@groupride/web-api-client';
