import { formatPhone } from '@groupride/web-ui';
import type { InvitationChannel, Invitee } from '@groupride/contracts';
import { isAddress } from '../../shared/invite/invitation';

export type InviteeProblem =
  { field: 'name'; reason: 'nameMissing' } | { field: 'address'; reason: 'addressInvalid' | 'addedAlready' };

/** Ten digits, without the country's 1. */
const digitsOf = (phone: string): string => phone.replace(/\D/g, '').slice(-10);

/** @param added people who are in the list already */
export function readInvitee(
  name: string,
  address: string,
  added: readonly Invitee[],
): { invitee?: Invitee; problem?: InviteeProblem } {
  if (name.trim() === '') return { problem: { field: 'name', reason: 'nameMissing' } };
  const channel: InvitationChannel = address.includes('@') ? 'email' : 'phone';
  if (!isAddress(channel, address)) return { problem: { field: 'address', reason: 'addressInvalid' } };
  // Written in one way, so that the list shows and compares addresses alike.
  const to = channel === 'email' ? address.trim().toLowerCase() : formatPhone(digitsOf(address));
  if (added.some((invitee) => invitee.to === to)) return { problem: { field: 'address', reason: 'addedAlready' } };
  return { invitee: { name: name.trim(), channel, to } };
}
