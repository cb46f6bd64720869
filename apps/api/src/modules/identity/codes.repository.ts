import type { Transaction } from '../../platform/database/database';
import type { CodePurpose, StoredCode } from './domain/code-rules';

export abstract class Codes {
  /** Stores a code and makes every older one of the same purpose useless. */
  abstract replace(tx: Transaction, code: { userId: number; purpose: CodePurpose; codeHash: string; createdAt: Date; expiresAt: Date }): Promise<void>;
  abstract countSince(tx: Transaction, userId: number, purpose: CodePurpose, since: Date): Promise<number>;
  /**
   * Counts an attempt on the newest code and returns it, before anything is compared: no number of calls at once gets
   * more attempts than the rule allows. Durable at once, also when the code then turns out to be wrong.
   * @returns null when there is none that admits a further attempt
   */
  abstract countAttempt(userId: number, purpose: CodePurpose, now: Date): Promise<StoredCode | null>;
  abstract newest(userId: number, purpose: CodePurpose): Promise<StoredCode | null>;
  /** @returns whether this call is the one that used it */
  abstract use(tx: Transaction, id: string, now: Date): Promise<boolean>;
}
