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

/** Records of code requests for accounts that do not exist. */
export abstract class DecoyCodes {
  /** Locks the identifier, like the row of a real account. */
  abstract sentSince(
    tx: Transaction,
    identifier: string,
    by: { browser: string; network: string },
    since: Date,
  ): Promise<SentCodes>;
  /** Also deletes decoys created before `forgetBefore`. */
  abstract insert(tx: Transaction, code: NewDecoyCode, forgetBefore: Date): Promise<void>;
  /**
   * Counts an attempt on the browser's newest code.
   * @returns false when no code created after `validSince` accepts another attempt
   */
  abstract countAttempt(identifier: string, browser: string, validSince: Date): Promise<boolean>;
  abstract newest(identifier: string, browser: string): Promise<DecoyCode | null>;
}
