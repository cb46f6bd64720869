import { INVITATION_MESSAGE_MAX_LENGTH, type InvitationChannel } from '@groupride/contracts';

export type InviteChannel = InvitationChannel | 'link';
export const INVITE_CHANNELS: readonly InviteChannel[] = ['phone', 'email', 'link'];

/** Whether the address has the format required by its channel. */
export function isAddress(channel: InvitationChannel, text: string): boolean {
  const address = text.trim();
  return channel === 'email'
    ? /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)
    : /^\+?[\d\s().-]+$/.test(address) && /^1?\d{10}$/.test(address.replace(/\D/g, ''));
}

export const fittingMessage = (text: string): string => text.slice(0, INVITATION_MESSAGE_MAX_LENGTH);
