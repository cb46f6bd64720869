import type { Language, OperatorRole } from '@groupride/contracts';

/** An account. Sign-in requires a verified address. */
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
  /** Operator rights; effective only after the second code. */
  isAdmin: boolean;
  /** What they may do there; null for everybody else. */
  operatorRole: OperatorRole | null;
  stripeCustomerId: string | null;
  /** Of mails. */
  language: Language;
  createdAt: Date;
  /** Set for a guest of one ride, who has no account; null for everybody else. */
  guestRideId?: number | null;
  /** The person deleted it; name and addresses are gone. */
  deletedAt?: Date | null;
  /** The account of a program: nobody signs in with it, and nothing is sent to it. */
  isServiceAccount?: boolean;
  /** Since when operations keep the person from booking and joining rides. */
  blockedAt?: Date | null;
  blockedReason?: string | null;
}

/** An address there takes the place of theirs, which is free for a new account. It reaches nobody. */
export const FORMER_DOMAIN = 'deleted.invalid';
/** Address of a service account. It reaches nobody either. */
export const serviceEmail = (id: string): string => `service-${id}@${SERVICE_DOMAIN}`;
export const SERVICE_DOMAIN = 'service.invalid';

/** Whether the deployment names the account an administrator. Only a verified address counts, because anybody may type one. */
export const isNamedOperator = (
  { email, emailVerifiedAt }: Pick<Account, 'email' | 'emailVerifiedAt'>,
  adminEmails: readonly string[],
): boolean => emailVerifiedAt !== null && adminEmails.includes(email);

/** Where a code goes. */
export interface Destination {
  channel: 'mail' | 'text';
  to: string;
}

export function destinationsOf(account: Pick<Account, 'email' | 'phone'>): Destination[] {
  const mail: Destination = { channel: 'mail', to: account.email };
  return account.phone === null ? [mail] : [mail, { channel: 'text', to: account.phone }];
}

/** Where an operator's second code goes: never where the first one went. Null when there is no other way. */
export function secondCodeDestination(
  account: Pick<Account, 'email' | 'phone'>,
  first: Destination['channel'],
): Destination | null {
  if (first === 'text') return { channel: 'mail', to: account.email };
  return account.phone === null ? null : { channel: 'text', to: account.phone };
}
