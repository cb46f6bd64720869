import type { JoinLinkEnd, RideStatus } from '@groupride/contracts';
import { formatCents, type Cents } from '@groupride/pricing';
import { ApiError } from '../../platform/http/api-error';

/** @param reason why the link ended; undefined for an unknown token */
export const joinLinkInvalid = (reason?: JoinLinkEnd) =>
  new ApiError(
    'join_link_invalid',
    'This link is no longer valid. Ask the person who sent it for a new one.',
    reason ? { extra: { reason } } : {},
  );
/** Reveals how the ride ended, but nothing about the people in it. */
export const joinLinkOfEndedRide = (status: RideStatus) =>
  joinLinkInvalid(status === 'cancelled' ? 'cancelled' : 'completed');
export const joinLinkOff = () => new ApiError('join_link_off', 'The organizer turned off the join link of this ride.');
export const onlyOrganizerChangesLink = () =>
  new ApiError('forbidden', 'Only the person who booked this ride can replace its link or turn it off.');
export const rideFull = () => new ApiError('ride_full', 'Every seat of this ride is taken.');
export const rideClosedToJoining = (why: string) => new ApiError('ride_closed_to_joining', why);
export const pledgeClosedToJoining = () =>
  new ApiError('pledge_closed', 'The deadline has passed or the ride is booked, so nobody can join anymore.');
export const pledgeClosedToLeaving = () =>
  new ApiError(
    'pledge_closed',
    'The deadline has passed or the ride is booked, so you can’t leave anymore. You pay your share even if you don’t ride.',
  );
export const pledgeFixed = () =>
  new ApiError('pledge_fixed', 'People joined on these terms, so they can’t change. You can cancel the ride instead.');
export const organizerCannotLeave = () =>
  new ApiError('organizer_cannot_leave', 'You booked this ride. Cancel it instead of leaving it.');

export const passengerCannotLeave = () =>
  new ApiError(
    'passenger_cannot_leave',
    'This ride was booked for you, so you can’t leave it. Ask whoever booked it to cancel it.',
  );

export function shareHasChanged(share: Cents): ApiError {
  const now = formatCents(share);
  return new ApiError('share_changed', `The price changed: this seat now costs $${now}.`, { extra: { share: now } });
}
export const boardedMember = () =>
  new ApiError('already_verified', 'You have boarded, so you can’t leave this ride anymore.');
export const memberMarkedNoShow = () =>
  new ApiError('marked_no_show', 'The driver waited and is leaving without you, so you can’t leave this ride anymore.');

export const guestLinkSent = () =>
  new ApiError(
    'guest_link_sent',
    'Someone already joined this ride with this address. We sent a link to it that opens the ride here.',
  );
export const alreadySignedIn = () =>
  new ApiError('already_signed_in', 'You’re signed in. Join with your account instead.');
