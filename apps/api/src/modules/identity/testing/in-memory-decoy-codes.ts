import type { Transaction } from '../../../platform/database/database';
import { type DecoyCode, DecoyCodes, type NewDecoyCode } from '../decoy-codes.repository';
import type { SentCodes } from '../domain/code-limits';
import { MAX_ATTEMPTS } from '../domain/code-rules';

/** Decoy codes in a list, for specs. */
export class InMemoryDecoyCodes extends DecoyCodes {
  all: (NewDecoyCode & DecoyCode)[] = [];

  async sentSince(
    _tx: Transaction,
    identifier: string,
    by: { browser: string; network: string },
    since: Date,
  ): Promise<SentCodes> {
    const recent = this.all.filter((code) => code.identifier === identifier && code.createdAt > since);
    const count = (key: 'browser' | 'network') => recent.filter((code) => code[key] === by[key]).length;
    return { browser: count('browser'), network: count('network'), strangers: recent.length };
  }

  async insert(_tx: Transaction, code: NewDecoyCode, forgetBefore: Date): Promise<void> {
    this.all = [...this.all.filter(({ createdAt }) => createdAt >= forgetBefore), { ...code, attempts: 0 }];
  }

  async countAttempt(identifier: string, browser: string, validSince: Date): Promise<boolean> {
    const code = this.newestRow(identifier, browser);
    if (!code || code.createdAt <= validSince || code.attempts >= MAX_ATTEMPTS) return false;
    code.attempts += 1;
    return true;
  }

  async newest(identifier: string, browser: string): Promise<DecoyCode | null> {
    const code = this.newestRow(identifier, browser);
    return code ? { attempts: code.attempts, createdAt: code.createdAt } : null;
  }

  private newestRow(identifier: string, browser: string): DecoyCode | undefined {
    return this.all.findLast((code) => code.identifier === identifier && code.browser === browser);
  }
}
