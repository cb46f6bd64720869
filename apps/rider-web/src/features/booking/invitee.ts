import { formatPhone } from '@groupride/web-ui';
import type { InvitationChannel, Invitee } from '@groupride/contracts';
import { isAddress } from '../../shared/invite/invitation';

export type InviteeProblem =
  { field: 'name'; reason: 'nameMissing' } | { field: 'address'; reason: 'addressInvalid' | 'addedAlready' };

/** Ten digits, without the country code 1. */
const digitsOf = (phone: string): string => phone.replace(/\D/g, '').slice(-10);

/** @param added people who are already on the list */
export function readInvitee(
  name: string,
  address: string,
  added: readonly Invitee[],
): { invitee?: Invitee; problem?: InviteeProblem } {
  if (name.trim() === '') return { problem: { field: 'name', reason: 'nameMissing' } };
  const channel: InvitationChannel = address.includes('@') ? 'email' : 'phone';
  if (!isAddress(channel, address)) return { problem: { field: 'address', reason: 'addressInvalid' } };
  // Normalizes the address, so that the list shows and compares addresses consistently.
  const to = channel === 'email' ? address.trim().toLowerCase() : formatPhone(digitsOf(address));
  if (added.some((invitee) => invitee.to === to)) return { problem: { field: 'address', reason: 'addedAlready' } };
  return { invitee: { name: name.trim(), channel, to } };
}
