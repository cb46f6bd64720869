import type { InvitationForm } from '@groupride/contracts';
import { isEmail, readIdentifier } from '../identity/identity.facade';
import { isPhoneNumber, type Contact } from './domain/contact';

/** The normalized address; null when it does not fit the channel. */
export function readContact({ channel, to }: Pick<InvitationForm, 'channel' | 'to'>): Contact | null {
  const read = readIdentifier(to);
  if (channel === 'email')
    return read?.kind === 'email' && isEmail(read.email) ? { channel, address: read.email } : null;
  return read?.kind === 'phone' && isPhoneNumber(to) ? { channel, address: read.phone } : null;
}
