import type { Transaction } from '../../platform/database/database';
import type { KnownBy, SentCodes } from './domain/code-limits';
import type { CodePurpose, StoredCode } from './domain/code-rules';

export interface NewCode {
  userId: number;
  purpose: CodePurpose;
  codeHash: string;
  /** The browser that asked; null for a code that belongs to a session. */
  browser: string | null;
  network: string;
  knownBy: KnownBy;
  recipient: string;
  createdAt: Date;
  expiresAt: Date;
}

export abstract class Codes {
  /** Stores a code and makes every older one of the same purpose and browser useless. */
  abstract replace(tx: Transaction, code: NewCode): Promise<void>;
  /** Sign-in codes that were sent to an account. */
  abstract sentSince(
    tx: Transaction,
    userId: number,
    by: { browser: string; network: string },
    since: Date,
  ): Promise<SentCodes>;
  /** Codes to confirm a phone: to an account, to a number (whoever asked), and of those to a network. */
  abstract phoneCodesSince(
    tx: Transaction,
    of: { userId: number; phone: string; network: string },
    since: Date,
  ): Promise<{ account: number; phone: number; network: number }>;
  /**
   * Counts an attempt on the browser's newest code and returns it, before anything is compared: no number of calls at once gets
   * more attempts than the rule allows. Durable at once, also when the code then turns out to be wrong.
   * @returns null when there is none that admits a further attempt
   */
  abstract countAttempt(
    userId: number,
    purpose: CodePurpose,
    browser: string | null,
    now: Date,
  ): Promise<StoredCode | null>;
  abstract newest(userId: number, purpose: CodePurpose, browser: string | null): Promise<StoredCode | null>;
  /** @returns whether this call is the one that used it */
  abstract use(tx: Transaction, id: string, now: Date): Promise<boolean>;
}
