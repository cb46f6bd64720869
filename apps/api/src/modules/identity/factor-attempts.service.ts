import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { Accounts } from './accounts.repository';
import { Factors } from './factors.repository';
import { factorAttemptsExceeded } from './identity.errors';

/**
 * Attempts per hour for each browser that has passed before, and for all other browsers together. Attempts require the
 * first code, and a stranger who can read an operator's mail uses up nothing of the operator's own browsers.
 */
const MAX_ATTEMPTS = 10;
const WINDOW_MS = 60 * 60_000;

/** Limits the attempts with codes of authenticator apps and recovery codes. */
@Injectable()
export class FactorAttempts {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly factors: Factors,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts an attempt before comparing, so that parallel calls cannot get extra attempts.
   * @throws ApiError factor_attempts_exceeded
   */
  async count(userId: number, browser: string): Promise<void> {
    const now = this.clock.now();
    const limit = { attempts: MAX_ATTEMPTS, since: new Date(now.getTime() - WINDOW_MS), now };
    const counted = await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, userId);
      return this.factors.countAttempt(tx, userId, browser, limit);
    });
    if (!counted) throw factorAttemptsExceeded();
  }

  /** Resets the attempts of this browser after a correct code. */
  async passed(tx: Transaction, userId: number, browser: string): Promise<void> {
    await this.factors.notePassed(tx, userId, browser, this.clock.now());
  }
}
