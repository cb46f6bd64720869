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
  useListNotificationsQuery,
  useListOpenSosQuery,
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

/** Refetches everything that may change when something happens to a ride. */
export const rideChanged = (rideId: number) =>
  api.util.invalidateTags([
    ...rideTags(rideId),
    { type: 'Track', id: rideId },
    { type: 'Receipt', id: rideId },
    'History',
    'Driver',
  ]);

/** Refetches what the rider sees of a ride after joining or leaving it on another page. */
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

/** Refetches the session, because it ended or a guest got an account on another page. */
export const sessionMayHaveChanged = () => api.util.invalidateTags(['Me', 'JoinPreview']);

/** Refetches the driver's position. */
export const driverMayHaveMoved = (rideId: number) => api.util.invalidateTags([{ type: 'Track', id: rideId }]);

/** Refetches the list of members who share their position. */
export const sharedPositionsChanged = (rideId: number) =>
  api.util.invalidateTags([{ type: 'SharedPositions', id: rideId }]);

/** Refetches how the group is assembling. */
export const assemblyChanged = (rideId: number) => api.util.invalidateTags([{ type: 'Assembly', id: rideId }]);

/** Refetches whether an SOS is active. */
export const sosChanged = () => api.util.invalidateTags(['Sos']);

/** Refetches whether a safety check awaits an answer. */
export const safetyChecksChanged = () => api.util.invalidateTags(['SafetyChecks']);

/** Refetches the current city. */
export const cityMayHaveChanged = () => api.util.invalidateTags(['Config']);
