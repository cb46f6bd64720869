import type { Transaction } from '../../platform/database/database';
import type { RecognizedBy, SentCodes } from './domain/code-limits';
import type { CodePurpose, StoredCode } from './domain/code-rules';

export interface NewCode {
  userId: number;
  purpose: CodePurpose;
  codeHash: string;
  /** The requesting browser; null for a code bound to a session. */
  browser: string | null;
  network: string;
  knownBy: RecognizedBy;
  recipient: string;
  createdAt: Date;
  expiresAt: Date;
}

export abstract class Codes {
  /** Stores a code and invalidates older ones of the same purpose and browser. */
  abstract replace(tx: Transaction, code: NewCode): Promise<void>;
  /** Numbers of sign-in codes that were sent to an account. */
  abstract sentSince(
    tx: Transaction,
    userId: number,
    by: { browser: string; network: string },
    since: Date,
  ): Promise<SentCodes>;
  /** Counts phone codes by account, by number and by network. */
  abstract phoneCodesSince(
    tx: Transaction,
    of: { userId: number; phone: string; network: string },
    since: Date,
  ): Promise<{ account: number; phone: number; network: number }>;
  /** Number of codes of a purpose that were sent to an account. */
  abstract countSince(tx: Transaction, userId: number, purpose: CodePurpose, since: Date): Promise<number>;
  /**
   * Counts an attempt on the browser's newest code before comparing, so that parallel calls cannot get
   * extra attempts. The count is committed even when the code is wrong.
   * @returns null when no code accepts another attempt
   */
  abstract countAttempt(
    userId: number,
    purpose: CodePurpose,
    browser: string | null,
    now: Date,
  ): Promise<StoredCode | null>;
  abstract newest(userId: number, purpose: CodePurpose, browser: string | null): Promise<StoredCode | null>;
  /** @returns whether this call used the code */
  abstract use(tx: Transaction, id: string, now: Date): Promise<boolean>;
}
