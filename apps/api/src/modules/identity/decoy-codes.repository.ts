import type { Transaction } from '../../platform/database/database';
import type { SentCodes } from './domain/code-limits';

export interface NewDecoyCode {
  /** Hash of the address or number. */
  identifier: string;
  browser: string;
  network: string;
  createdAt: Date;
}

export interface DecoyCode {
  attempts: number;
  createdAt: Date;
}

/** Codes that would have been sent if their account existed. */
export abstract class DecoyCodes {
  /** Locks the identifier, as the row of a real account is locked. */
  abstract sentSince(
    tx: Transaction,
    identifier: string,
    by: { browser: string; network: string },
    since: Date,
  ): Promise<SentCodes>;
  /** Also removes those that were created before `forgetBefore`. */
  abstract insert(tx: Transaction, code: NewDecoyCode, forgetBefore: Date): Promise<void>;
  /**
   * Counts an attempt on the browser's newest code.
   * @returns false when there is none that was created after `validSince` and admits a further attempt
   */
  abstract countAttempt(identifier: string, browser: string, validSince: Date): Promise<boolean>;
  abstract newest(identifier: string, browser: string): Promise<DecoyCode | null>;
}
