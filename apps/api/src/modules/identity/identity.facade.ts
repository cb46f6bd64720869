import type { App, Language } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import type { CityText } from '../../platform/city-text';
import { FORMER_DOMAIN, SERVICE_DOMAIN } from './domain/account';
import type { Identifier } from './domain/identifier';
import type { Page, MessageTemplate } from './domain/message-content';

export { isEmail, readIdentifier, type Identifier } from './domain/identifier';
export { containsPerson, namesItsSubject, searchesPerson } from './domain/texts-about-person';
export type { MessageTemplate } from './domain/message-content';

export interface Person {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  phoneVerifiedAt: Date | null;
  stripeCustomerId: string | null;
  /** Language of mails. */
  language: Language;
  createdAt: Date;
  /** Whether the account belongs to a program. */
  isServiceAccount?: boolean;
}

/** Rights that depend on the session. */
export interface SessionRights {
  /** The application in which the session was opened. */
  app: App;
  /** Whether an operator's second code was given in the session. */
  secondFactorGiven: boolean;
}

export abstract class IdentityFacade {
  /** The current principal of a session's user; null when the account was deleted. One query. */
  abstract principalOf(userId: number, session: SessionRights): Promise<Principal | null>;
  abstract find(userId: number, tx?: Transaction): Promise<Person | null>;
  abstract findMany(userIds: readonly number[]): Promise<Map<number, Person>>;
  /** The account with this email address or verified phone number. */
  abstract findByContact(contact: Identifier): Promise<Person | null>;
  /** Ids of this account and of all accounts that have ever verified one of its verified phones, ascending. */
  abstract sharingPhone(userId: number, tx?: Transaction): Promise<number[]>;
  /**
   * Checks that the person may book and join rides, and keeps them from being blocked or deleted until the transaction
   * ends.
   * @throws ApiError account_blocked; not_signed_in when the account was deleted since the request was authenticated
   */
  abstract checkNotBlocked(tx: Transaction, userId: number): Promise<void>;
  /** Stores the person's customer id at the payment provider unless one is stored. @returns the stored id */
  abstract rememberStripeCustomer(userId: number, customerId: string): Promise<string>;
  /** Creates a user for a program, which cannot sign in and gets no messages. @returns the user's id */
  abstract createServiceUser(tx: Transaction, name: string): Promise<number>;
}

/** Audit log of operators' actions and views. */
export abstract class AuditFacade {
  /** Records a view; repeated views within ten minutes, as by a page that refreshes itself, count once. */
  abstract look(actorId: number, action: string, subject: string): Promise<void>;
  abstract record(
    actorId: number,
    action: string,
    subject: string,
    data?: Record<string, unknown>,
    tx?: Transaction,
  ): Promise<void>;
}

/** A message to a user, in their language. */
export interface UserMessage<Facts> {
  template: MessageTemplate<Facts>;
  /** The facts in the message; `text` formats amounts and times for the reader. */
  facts(text: CityText): Facts;
  /** The linked page; the template has its label. */
  page?: Page;
  /** Deduplication key: a message is sent once per key. */
  key?: string;
  /**
   * Ten digits to send the message to as a text without a greeting; without a phone it is mailed to the account's
   * address.
   */
  phone?: string;
}

/** A message to an unverified address or number, without greeting or link. */
export interface Notice<Facts> {
  channel: 'mail' | 'text';
  to: string;
  language: Language;
  template: MessageTemplate<Facts>;
  facts: Facts;
  /** The one-time code in the message. */
  code?: string;
  /** Path of the one-click unsubscribe endpoint (POST), for mails that can be unsubscribed from. */
  unsubscribePath?: string;
  /** Unique deduplication key, for messages of jobs, which may run again. */
  key?: string;
}

/** Sends every mail and text message, in the transaction that causes the message. */
export abstract class OutboxFacade {
  /**
   * Sends a message to the account's owner; does nothing when the account is gone.
   * @param tx the transaction; omitted for a separate one
   */
  abstract write<Facts>(userId: number, writing: UserMessage<Facts>, tx?: Transaction): Promise<void>;
  abstract notify<Facts>(tx: Transaction, notice: Notice<Facts>): Promise<void>;
}

/** The address to show; null for deleted and service accounts. */
export const reachableEmail = (email: string): string | null =>
  [FORMER_DOMAIN, SERVICE_DOMAIN].some((domain) => email.endsWith(`@${domain}`)) ? null : email;
