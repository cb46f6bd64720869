import type { Transaction } from '../../platform/database/database';
import type { RecognizedBy } from './domain/code-limits';

/** An account's known browsers and failed sign-in attempts. */
export abstract class SignInTrust {
  abstract knownBy(tx: Transaction, userId: number, by: { browser: string; network: string }): Promise<RecognizedBy>;
  abstract remember(
    tx: Transaction,
    userId: number,
    by: { browser: string; network: string },
    now: Date,
  ): Promise<void>;
  abstract forgetAll(tx: Transaction, userId: number): Promise<void>;
  /**
   * Counts a wrong code.
   * @returns whether to notify the owner: many codes were wrong within the window and no notice was sent; records the
   * notice as sent
   */
  abstract countFailure(
    tx: Transaction,
    userId: number,
    rule: { many: number; windowMs: number },
    now: Date,
  ): Promise<boolean>;
}
