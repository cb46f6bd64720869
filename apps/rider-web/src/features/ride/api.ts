import type { RideEventMessage, RideStatus } from '@groupride/contracts';
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

/** What an end costs is not told; it comes with the answer, and the end with it. */
const SHOWN_AT_ONCE: readonly RideStatus[] = ['confirmed', 'en_route', 'in_progress'];

/** Shows where a ride stands as soon as it is told, before the answers that say the rest. */
export const rideTold = ({ rideId, number, status, arrivedAt }: RideEventMessage) =>
  api.util.updateQueryData('getRide', { rideId }, (ride) => {
    if (number > ride.lastEvent && SHOWN_AT_ONCE.includes(status)) Object.assign(ride, { status, arrivedAt });
  });

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
