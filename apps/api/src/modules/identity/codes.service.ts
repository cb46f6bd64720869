import { Injectable } from '@nestjs/common';
import type { Language } from '@groupride/contracts';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { Codes } from './codes.repository';
import { type Account, type Destination, destinationsOf } from './domain/account';
import { CODE_LIFETIME_MS, CODES_WINDOW_MS, type CodePurpose, MAX_ATTEMPTS, MAX_CODES, refusalOf } from './domain/code-rules';
import { codeRefused } from './identity.errors';
import { OutboxFacade } from './identity.facade';
import type { Words } from './domain/letter';
import { hashCode, newCode, sameHash } from './one-time-code';

/** Makes, sends and checks one-time codes. */
@Injectable()
export class OneTimeCodes {
  constructor(
    private readonly codes: Codes,
    private readonly outbox: OutboxFacade,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Sends a new code; older ones of the same purpose stop working. The account's row must be locked by `tx`.
   * @param language which whoever asks for it reads; the account's when null
   */
  async send(tx: Transaction, account: Account, purpose: CodePurpose, destination: Destination, words: Words<{ code: string }>, language: Language | null = null): Promise<void> {
    const code = newCode();
    const createdAt = this.clock.now();
    await this.codes.replace(tx, {
      userId: account.id,
      purpose,
      codeHash: hashCode(this.config.SIGNING_SECRET, { userId: account.id, purpose, destination }, code),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + CODE_LIFETIME_MS),
    });
    await this.outbox.notify(tx, { ...destination, language: language ?? account.language, words, facts: { code }, code });
  }

  /** Whether the account has had as many codes of a purpose lately as it may have. */
  async exhausted(tx: Transaction, account: Account, purpose: CodePurpose): Promise<boolean> {
    const since = new Date(this.clock.now().getTime() - CODES_WINDOW_MS);
    return (await this.codes.countSince(tx, account.id, purpose, since)) >= MAX_CODES;
  }

  /**
   * Compares a code after its attempt has been counted.
   * @returns the code's id, for `use`, and where it had been sent
   * @throws ApiError code_invalid, code_expired, code_attempts_exceeded
   */
  async check(account: Account, purpose: CodePurpose, code: string): Promise<{ id: string; destination: Destination }> {
    const now = this.clock.now();
    const stored = await this.codes.countAttempt(account.id, purpose, now);
    if (!stored) throw codeRefused(refusalOf(await this.codes.newest(account.id, purpose), now));
    const destination = destinationsOf(account).find((to) =>
      sameHash(stored.codeHash, hashCode(this.config.SIGNING_SECRET, { userId: account.id, purpose, destination: to }, code)),
    );
    if (!destination) {
      // At sign-in a number would tell that there is such an account: of no account there is none to tell.
      throw codeRefused('invalid', purpose === 'sign_in' ? undefined : MAX_ATTEMPTS - stored.attempts);
    }
    return { id: stored.id, destination };
  }

  /** Of several calls with the same code exactly one gets past this. @throws ApiError code_invalid */
  async use(tx: Transaction, id: string): Promise<void> {
    if (!(await this.codes.use(tx, id, this.clock.now()))) throw codeRefused('invalid');
  }
}
