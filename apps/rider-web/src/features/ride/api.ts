import { api, rideTags } from '@groupride/web-api-client';

export {
  useAnswerReadyMutation,
  useAnswerSafetyCheckMutation,
  useAnswerShareMutation,
  useAskForHelpMutation,
  useAskReadyMutation,
  useCancelRideMutation,
  useChangeRideMutation,
  useChangeSplitMutation,
  useChangeStatusForTestMutation,
  useCreateTripLinkMutation,
  useGetAssemblyQuery,
  useConfirmSettleUpMutation,
  useGetDriverQuery,
  useGetOwnReviewQuery,
  useGetReceiptQuery,
  useGetRideQuery,
  useGetSosQuery,
  useGetSplitQuery,
  useGetTipQuery,
  useGetTrackQuery,
  useGetVerificationQuery,
  useGiveReviewMutation,
  useLeaveRideMutation,
  useListDebtsQuery,
  useListEmergencyContactsQuery,
  useListOwnPaymentsQuery,
  useListRideEventsQuery,
  useListRideMembersQuery,
  useListSafetyChecksQuery,
  useListSettleUpsQuery,
  useListSharedPositionsQuery,
  useListTripLinksQuery,
  useListUserRidesQuery,
  useMovePickupMutation,
  useNudgeMemberMutation,
  usePreviewCancellationQuery,
  usePreviewPickupMoveMutation,
  usePreviewRideChangeMutation,
  useReportSafeMutation,
  useRequestPledgedRideMutation,
  useRevokeTripLinkMutation,
  useSendSettleUpMutation,
  useLazySuggestMeetingPointQuery,
  useShowCodeToDemoDriverMutation,
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

/** What the rider sees of a ride after taking a seat in it, or giving it up, on another page. */
export const membershipChanged = (rideId: number) =>
  api.util.invalidateTags([
    ...rideTags(rideId),
    ...(['Track', 'Receipt', 'Messages', 'SharedPositions', 'Assembly', 'TripLinks'] as const).map((type) => ({
      type,
      id: rideId,
    })),
    'History',
    'JoinPreview',
  ]);

/** Asks again who is signed in: the session ended, or on another page a guest got an account. */
export const sessionMayHaveChanged = () => api.util.invalidateTags(['Me', 'JoinPreview']);

/** Asks again where the driver is. */
export const driverMayHaveMoved = (rideId: number) => api.util.invalidateTags([{ type: 'Track', id: rideId }]);

/** Asks again who shares their position. */
export const sharedPositionsChanged = (rideId: number) =>
  api.util.invalidateTags([{ type: 'SharedPositions', id: rideId }]);

/** Asks again how the group comes together. */
export const assemblyChanged = (rideId: number) => api.util.invalidateTags([{ type: 'Assembly', id: rideId }]);

/** Asks again whether help was asked for. */
export const sosChanged = () => api.util.invalidateTags(['Sos']);

/** Asks again whether the rider is asked if everything is OK. */
export const safetyChecksChanged = () => api.util.invalidateTags(['SafetyChecks']);

/** Asks which city it is now. */
export const cityMayHaveChanged = () => api.util.invalidateTags(['Config']);
