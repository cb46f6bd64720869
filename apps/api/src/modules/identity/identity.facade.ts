import type { App, Language } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import type { CityText } from '../../platform/city-text';
import type { Page, MessageTemplate } from './domain/message-content';

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
}

/** What a session adds to an account. */
export interface SessionRights {
  /** The application in which it was opened. */
  app: App;
  /** An operator's second code was given in it. */
  secondFactorGiven: boolean;
}

export abstract class IdentityFacade {
  /** Who a session's user is now; null when the account is gone. One query. */
  abstract principalOf(userId: number, session: SessionRights): Promise<Principal | null>;
  abstract find(userId: number, tx?: Transaction): Promise<Person | null>;
  abstract findMany(userIds: readonly number[]): Promise<Map<number, Person>>;
  /** Ids of this account and of all accounts that have ever verified one of its verified phones, ascending. */
  abstract sharingPhone(userId: number, tx?: Transaction): Promise<number[]>;
  /** Remembers the customer of the payment provider; keeps the first one. @returns the one that is stored */
  abstract rememberStripeCustomer(userId: number, customerId: string): Promise<string>;
}

/** Writes down what an operator did or looked at. */
export abstract class AuditFacade {
  /** Writes down that an operator looks at something; a page that refreshes itself counts once in ten minutes. */
  abstract look(actorId: number, action: string, subject: string): Promise<void>;
  abstract record(
    actorId: number,
    action: string,
    subject: string,
    data?: Record<string, unknown>,
    tx?: Transaction,
  ): Promise<void>;
}

/** A message to somebody: what is said in the language that they have chosen. */
export interface Writing<Facts> {
  template: MessageTemplate<Facts>;
  /** What stands in it; `text` writes amounts and moments as its reader reads them. */
  facts(text: CityText): Facts;
  /** The page that it leads to; its words say what is there. */
  page?: Page;
  /** Says what it is about: the same key is sent once, however often a job that sends it runs. */
  key?: string;
  /** Ten digits to which it goes by text, without a greeting; without them it is a mail to the account's address. */
  phone?: string;
}

/** A message to an address or number that may be anybody's: it greets nobody and leads nowhere. */
export interface Notice<Facts> {
  channel: 'mail' | 'text';
  to: string;
  language: Language;
  template: MessageTemplate<Facts>;
  facts: Facts;
  /** The one-time code in it. */
  code?: string;
}

/** Every mail and text message leaves through here, in the transaction that causes it, with words of both languages. */
export abstract class OutboxFacade {
  /** To whom an account belongs; nothing when it is gone. @param tx a transaction of its own when left out */
  abstract write<Facts>(userId: number, writing: Writing<Facts>, tx?: Transaction): Promise<void>;
  abstract notify<Facts>(tx: Transaction, notice: Notice<Facts>): Promise<void>;
}

/** First name, as others see it. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
