import type { Language } from '@groupride/contracts';

/** Somebody's account. Nobody is signed in to it before one of its addresses has been verified by a code. */
export interface Account {
  id: number;
  name: string;
  /** Lower case. */
  email: string;
  emailVerifiedAt: Date | null;
  /** Ten digits. */
  phone: string | null;
  phoneVerifiedAt: Date | null;
  avatar: string | null;
  /** May be an operator; in a session only once the second code has been given. */
  isAdmin: boolean;
  stripeCustomerId: string | null;
  /** Of mails. */
  language: Language;
  createdAt: Date;
  /** Set for a guest of one ride, who has no account; null for everybody else. */
  guestRideId?: number | null;
}

/** Where a code goes. */
export interface Destination {
  channel: 'mail' | 'text';
  to: string;
}

export function destinationsOf(account: Pick<Account, 'email' | 'phone'>): Destination[] {
  const mail: Destination = { channel: 'mail', to: account.email };
  return account.phone === null ? [mail] : [mail, { channel: 'text', to: account.phone }];
}

/**
 * Where an operator's second code goes: by text to their phone. Whoever signed in by text, or has no phone, gets it by
 * mail: then it still is a second proof, or at least a second code, and the operator is not locked out.
 */
export function secondDestination(
  account: Pick<Account, 'email' | 'phone'>,
  first: Destination['channel'],
): Destination {
  return account.phone === null || first === 'text'
    ? { channel: 'mail', to: account.email }
    : { channel: 'text', to: account.phone };
}
