import type { Transaction } from '../../platform/database/database';

export interface StoredAuthenticator {
  sealedSecret: string;
  addedAt: Date;
  lastUsedAt: Date | null;
}

/** Second factors an operator has set up, other than codes sent to them. */
export abstract class Factors {
  abstract authenticatorOf(userId: number, tx?: Transaction): Promise<StoredAuthenticator | null>;
  /** Replaces an earlier app. @param step time step of the code that confirmed the app */
  abstract storeAuthenticator(
    tx: Transaction,
    userId: number,
    app: { sealedSecret: string; step: number; addedAt: Date },
  ): Promise<void>;
  /** @returns false when a code of this or a later time step was already used, or the app was replaced */
  abstract useStep(
    tx: Transaction,
    userId: number,
    use: { sealedSecret: string; step: number; now: Date },
  ): Promise<boolean>;
  abstract removeAuthenticator(tx: Transaction, userId: number): Promise<boolean>;
  abstract recoveryCodesLeft(userId: number, tx?: Transaction): Promise<number>;
  /** Invalidates the earlier codes. */
  abstract replaceRecoveryCodes(tx: Transaction, userId: number, hashes: readonly string[]): Promise<void>;
  /** @returns false when the code does not exist or was already used */
  abstract useRecoveryCode(tx: Transaction, userId: number, hash: string, now: Date): Promise<boolean>;
  /**
   * Counts an attempt before the code is compared. A browser that has given a correct second factor before is counted
   * on its own, all others together. The account's row must be locked by `tx`.
   * @returns false when the limit is reached; then nothing is counted
   */
  abstract countAttempt(
    tx: Transaction,
    userId: number,
    browser: string,
    limit: { attempts: number; since: Date; now: Date },
  ): Promise<boolean>;
  /** Records that the browser has given a correct second factor. */
  abstract notePassed(tx: Transaction, userId: number, browser: string, now: Date): Promise<void>;
}
