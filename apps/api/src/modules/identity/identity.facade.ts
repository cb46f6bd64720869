import type { Language } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';

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

export abstract class IdentityFacade {
  /** Who a session's user is now; null when the account is gone. One query. */
  abstract principalOf(userId: number, secondFactorGiven: boolean): Promise<Principal | null>;
  abstract find(userId: number, tx?: Transaction): Promise<Person | null>;
  abstract findMany(userIds: readonly number[]): Promise<Map<number, Person>>;
  /** The account itself and all that have ever proved to have a phone that it has proved to have as well; ascending. */
  abstract sharingPhone(userId: number, tx?: Transaction): Promise<number[]>;
  /** Remembers the customer of the payment provider; keeps the first one. @returns the one that is stored */
  abstract rememberStripeCustomer(userId: number, customerId: string): Promise<string>;
}

/** Writes down what an operator did or looked at. */
export abstract class AuditFacade {
  /** Writes down that an operator looks at something; a page that refreshes itself counts once in ten minutes. */
  abstract look(actorId: number, action: string, subject: string): Promise<void>;
  abstract record(actorId: number, action: string, subject: string, data?: Record<string, unknown>, tx?: Transaction): Promise<void>;
}

/** Mail and text messages leave through here, in the transaction that causes them. */
export abstract class OutboxFacade {
  /** @param message.key says what it is about: the same key is sent once, however often a job that sends it runs */
  abstract send(tx: Transaction, message: { channel: 'mail' | 'text'; to: string; subject: string; body: string; code?: string; key?: string }): Promise<void>;
}

/** First name, as others see it. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
