import type { InvitationChannel } from '@groupride/contracts';
import { ApiError, fieldError, notFound } from '../../platform/http/api-error';

const FORMAT: Readonly<Record<InvitationChannel, string>> = {
  phone: 'Enter a phone number with 10 digits',
  email: 'Enter a valid email address',
};

export const contactInvalid = (field: string, channel: InvitationChannel) =>
  fieldError(field, FORMAT[channel], `${channel}_invalid`);
export const tooManyInvitees = (seats: number) =>
  fieldError('invitees', `must be at most ${seats}, one for each other seat`, 'too_many');
export const inviteeTwice = (field: string) => fieldError(field, 'Add each address once', 'duplicate');
export const messageHasLink = () =>
  fieldError('message', 'can’t contain links; the invitation has the join link', 'link_not_allowed');
export const alreadyInvited = () =>
  new ApiError(
    'already_invited',
    'This person was already invited to this ride. Wait 10 minutes before inviting them again, at most three times.',
  );
export const tooManyInvitations = (retryAfterSeconds: number) =>
  new ApiError('too_many_requests', 'Too many invitations. Please try again later, or share the join link.', {
    retryAfterSeconds,
  });
export const noSuchInvitation = () => notFound('invitation');
