import type { InvitationForm } from '@groupride/contracts';
import { isEmail, readIdentifier } from '../identity/identity.facade';
import { isPhoneNumber, type Contact } from './domain/contact';

/** The address as the product writes it; null when it is none of its channel. */
export function readContact({ channel, to }: Pick<InvitationForm, 'channel' | 'to'>): Contact | null {
  const read = readIdentifier(to);
  if (channel === 'email')
    return read?.kind === 'email' && isEmail(read.email) ? { channel, address: read.email } : null;
  return read?.kind === 'phone' && isPhoneNumber(to) ? { channel, address: read.phone } : null;
}
