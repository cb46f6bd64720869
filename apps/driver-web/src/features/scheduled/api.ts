export {
  useJoinStandbyMutation,
  useLeaveStandbyMutation,
  useDeclineRideMutation,
  useListRideConfirmationsQuery,
  useListScheduledRidesQuery,
  useListUpcomingRidesQuery,
  useSetOffersAheadMutation,
  useTakeScheduledRideMutation,
} from '@groupride/web-api-client';
