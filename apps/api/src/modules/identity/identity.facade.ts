import type { App, Language } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import type { CityText } from '../../platform/city-text';
import { FORMER_DOMAIN, SERVICE_DOMAIN } from './domain/account';
import type { Identifier } from './domain/identifier';
import type { Page, MessageTemplate } from './domain/message-content';

export { isEmail, readIdentifier, type Identifier } from './domain/identifier';
export type { MessageTemplate } from './domain/message-content';

export interface Person {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  phoneVerifiedAt: Date | null;
  stripeCustomerId: string | null;
  /** Of mails. */
  language: Language;
  createdAt: Date;
  /** The account of a program. */
  isServiceAccount?: boolean;
}

/** Rights that depend on the session. */
export interface SessionRights {
  /** The application in which it was opened. */
  app: App;
  /** An operator's second code was given in it. */
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
   * The person may book and join rides, until the transaction ends.
   * @throws ApiError account_blocked
   */
  abstract checkNotBlocked(tx: Transaction, userId: number): Promise<void>;
  /** Remembers the customer of the payment provider; keeps the first one. @returns the one that is stored */
  abstract rememberStripeCustomer(userId: number, customerId: string): Promise<string>;
  /** A user for a program: it cannot sign in, and gets no messages. @returns its id */
  abstract createServiceUser(tx: Transaction, name: string): Promise<number>;
}

/** Audit log of operators' actions and views. */
export abstract class AuditFacade {
  /** Records a view; a page that refreshes itself counts once in ten minutes. */
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
  /** Ten digits to which it goes by text, without a greeting; without them it is a mail to the account's address. */
  phone?: string;
}

/** A message to an unverified address or number, without greeting or link. */
export interface Notice<Facts> {
  channel: 'mail' | 'text';
  to: string;
  language: Language;
  template: MessageTemplate<Facts>;
  facts: Facts;
  /** The one-time code in it. */
  code?: string;
  /** Of a mail that its reader can stop: the call of the API that stops mails of this kind by a POST. */
  unsubscribePath?: string;
}

/** Sends every mail and text message, in the transaction that causes it. */
export abstract class OutboxFacade {
  /** To whom an account belongs; nothing when it is gone. @param tx a transaction of its own when left out */
  abstract write<Facts>(userId: number, writing: UserMessage<Facts>, tx?: Transaction): Promise<void>;
  abstract notify<Facts>(tx: Transaction, notice: Notice<Facts>): Promise<void>;
}

/** An address to show; null for somebody who deleted their account, and for service accounts. */
export const reachableEmail = (email: string): string | null =>
  [FORMER_DOMAIN, SERVICE_DOMAIN].some((domain) => email.endsWith(`@${domain}`)) ? null : email;
