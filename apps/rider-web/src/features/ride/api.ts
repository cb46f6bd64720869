import { api, rideTags } from '@groupride/web-api-client';

export {
  useAnswerShareMutation,
  useCancelRideMutation,
  useChangeRideMutation,
  useChangeSplitMutation,
  useConfirmSettleUpMutation,
  useGetDriverQuery,
  useGetOwnReviewQuery,
  useGetReceiptQuery,
  useGetRideQuery,
  useGetSplitQuery,
  useGetTipQuery,
  useGetTrackQuery,
  useGetVerificationQuery,
  useGiveReviewMutation,
  useLazyListRideEventsQuery,
  useLeaveRideMutation,
  useListDebtsQuery,
  useListOwnPaymentsQuery,
  useListRideMembersQuery,
  useListSettleUpsQuery,
  useListSharedPositionsQuery,
  useListUserRidesQuery,
  usePreviewCancellationQuery,
  usePreviewRideChangeMutation,
  useSendSettleUpMutation,
  useStopSharingPositionMutation,
  useWithdrawRideChangeMutation,
} from '@groupride/web-api-client';

/** What may have changed when something happened to a ride. */
export const rideChanged = (rideId: number) =>
  api.util.invalidateTags([
    ...rideTags(rideId),
    { type: 'Track', id: rideId },
    { type: 'Receipt', id: rideId },
    'History',
    'Driver',
  ]);

/** Asks again who shares their position. */
export const sharedPositionsChanged = (rideId: number) =>
  api.util.invalidateTags([{ type: 'SharedPositions', id: rideId }]);

/** Asks which city it is now. */
export const cityMayHaveChanged = () => api.util.invalidateTags(['Config']);
