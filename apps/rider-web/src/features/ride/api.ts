import { api, rideTags } from '@groupride/web-api-client';

export {
  useCancelRideMutation,
  useGetDriverQuery,
  useGetReceiptQuery,
  useGetRideQuery,
  useGetTrackQuery,
  useGetVerificationQuery,
  useLazyListRideEventsQuery,
  useLeaveRideMutation,
  useListRideMembersQuery,
  useListUserRidesQuery,
  usePreviewCancellationQuery,
} from '@groupride/web-api-client';

/** What may have changed when something happened to a ride. */
export const rideChanged = (rideId: number) =>
  api.util.invalidateTags([...rideTags(rideId), { type: 'Track', id: rideId }, { type: 'Receipt', id: rideId }, 'History', 'Driver']);
