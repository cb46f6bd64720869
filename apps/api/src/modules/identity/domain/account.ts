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
  /** Role in operations; null for everybody else. */
  operatorRole: OperatorRole | null;
  stripeCustomerId: string | null;
  /** Language of mails. */
  language: Language;
  createdAt: Date;
  /** Set for a guest of one ride, who has no account of their own. */
  guestRideId?: number | null;
  /** Set when the person deleted the account; name and addresses are gone. */
  deletedAt?: Date | null;
  /** The account of a program. It cannot sign in and receives no messages. */
  isServiceAccount?: boolean;
  /** When operations blocked the person from booking and joining rides. */
  blockedAt?: Date | null;
  blockedReason?: string | null;
}

/**
 * Domain of placeholder addresses for deleted accounts, whose real addresses are free for new accounts. Mail to it
 * reaches nobody.
 */
export const FORMER_DOMAIN = 'deleted.invalid';
/** Address of a service account. Mail to it reaches nobody. */
export const serviceEmail = (id: string): string => `service-${id}@${SERVICE_DOMAIN}`;
export const SERVICE_DOMAIN = 'service.invalid';

/**
 * Whether the deployment lists the account as an administrator. Only a verified address counts, because anybody can
 * type one.
 */
export const isNamedOperator = (
  { email, emailVerifiedAt }: Pick<Account, 'email' | 'emailVerifiedAt'>,
  adminEmails: readonly string[],
): boolean => emailVerifiedAt !== null && adminEmails.includes(email);

/** The recipient of a code. */
export interface Destination {
  channel: 'mail' | 'text';
  to: string;
}

export function destinationsOf(account: Pick<Account, 'email' | 'phone'>): Destination[] {
  const mail: Destination = { channel: 'mail', to: account.email };
  return account.phone === null ? [mail] : [mail, { channel: 'text', to: account.phone }];
}

/**
 * The destination of an operator's second code, which must differ from the first one's channel; null when there is
 * none.
 */
export function secondCodeDestination(
  account: Pick<Account, 'email' | 'phone'>,
  first: Destination['channel'],
): Destination | null {
  if (first === 'text') return { channel: 'mail', to: account.email };
  return account.phone === null ? null : { channel: 'text', to: account.phone };
}
