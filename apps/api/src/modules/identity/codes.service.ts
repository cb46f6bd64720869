import { Injectable } from '@nestjs/common';
import type { Language } from '@groupride/contracts';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { isSameSecret } from '../../platform/signed-token';
import { Codes } from './codes.repository';
import { type Account, type Destination, destinationsOf } from './domain/account';
import { type RecognizedBy, canSendCode } from './domain/code-limits';
import {
  CODE_LIFETIME_MS,
  CODES_WINDOW_MS,
  type CodePurpose,
  MAX_ATTEMPTS,
  MAX_CODES,
  MAX_STRANGER_CODES,
  refusalOf,
} from './domain/code-rules';
import type { Requester } from './domain/requester';
import { FailedSignIns } from './failed-sign-ins.service';
import { codeRefused } from './identity.errors';
import { OutboxFacade } from './identity.facade';
import type { MessageTemplate } from './domain/message-content';
import { hashCode, newCode } from './one-time-code';
import { SignInTrust } from './sign-in-trust.repository';

/** The recipient and requester of a code. */
interface CodeRequest {
  browser: string | null;
  network: string;
  knownBy?: RecognizedBy;
  language: Language | null;
}

/** Creates, sends and checks one-time codes. */
@Injectable()
export class OneTimeCodes {
  constructor(
    private readonly codes: Codes,
    private readonly trust: SignInTrust,
    private readonly failures: FailedSignIns,
    private readonly outbox: OutboxFacade,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Sends a new code; older ones of the same purpose and browser stop working. The account's row must be locked by `tx`.
   * @param request.browser null for a code bound to a session
   */
  async send(
    tx: Transaction,
    account: Account,
    purpose: CodePurpose,
    destination: Destination,
    template: MessageTemplate<{ code: string }>,
    request: CodeRequest,
  ): Promise<void> {
    const code = newCode();
    const createdAt = this.clock.now();
    await this.codes.replace(tx, {
      userId: account.id,
      purpose,
      codeHash: hashCode(this.config.SIGNING_SECRET, { userId: account.id, purpose, destination }, code),
      browser: request.browser,
      network: request.network,
      knownBy: request.knownBy ?? null,
      recipient: destination.to,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + CODE_LIFETIME_MS),
    });
    await this.outbox.notify(tx, {
      ...destination,
      language: request.language ?? account.language,
      template,
      facts: { code },
      code,
    });
  }

  /** Sends a sign-in code unless a limit is reached. The account's row must be locked by `tx`. */
  async sendIfAllowed(
    tx: Transaction,
    account: Account,
    destination: Destination,
    template: MessageTemplate<{ code: string }>,
    requester: Requester & { browser: string },
  ): Promise<void> {
    const knownBy = await this.trust.knownBy(tx, account.id, requester);
    const sent = await this.codes.sentSince(tx, account.id, requester, this.windowStart());
    if (canSendCode(sent, knownBy))
      await this.send(tx, account, 'sign_in', destination, template, { ...requester, knownBy });
  }

  /** Whether the account, number or network has reached its limit of phone codes. */
  async hasPhoneReachedLimit(tx: Transaction, account: Account, phone: string, network: string): Promise<boolean> {
    const sent = await this.codes.phoneCodesSince(tx, { userId: account.id, phone, network }, this.windowStart());
    return sent.account >= MAX_CODES || sent.network >= MAX_CODES || sent.phone >= MAX_STRANGER_CODES;
  }

  /** Whether the account has reached its limit of codes for a purpose. */
  async hasReachedLimit(tx: Transaction, account: Account, purpose: CodePurpose): Promise<boolean> {
    return (await this.codes.countSince(tx, account.id, purpose, this.windowStart())) >= MAX_CODES;
  }

  private windowStart(): Date {
    return new Date(this.clock.now().getTime() - CODES_WINDOW_MS);
  }

  /**
   * Checks a code after counting the attempt.
   * @param browser the requesting browser; null for a code bound to a session
   * @returns the code's id for `use` and its destination
   * @throws ApiError code_invalid, code_expired, code_attempts_exceeded
   */
  async check(
    account: Account,
    purpose: CodePurpose,
    code: string,
    browser: string | null,
  ): Promise<{ id: string; destination: Destination }> {
    const now = this.clock.now();
    const stored = await this.codes.countAttempt(account.id, purpose, browser, now);
    if (!stored) {
      if (purpose === 'sign_in') await this.failures.count(account);
      throw codeRefused(refusalOf(await this.codes.newest(account.id, purpose, browser), now));
    }
    const destination = destinationsOf(account).find((to) =>
      isSameSecret(
        stored.codeHash,
        hashCode(this.config.SIGNING_SECRET, { userId: account.id, purpose, destination: to }, code),
      ),
    );
    if (!destination) {
      if (purpose === 'sign_in') await this.failures.count(account);
      // The number of attempts left would reveal that the account exists.
      throw codeRefused('invalid', purpose === 'sign_in' ? undefined : MAX_ATTEMPTS - stored.attempts);
    }
    return { id: stored.id, destination };
  }

  /** Succeeds for exactly one of several calls with the same code. @throws ApiError code_invalid */
  async use(tx: Transaction, id: string): Promise<void> {
    if (!(await this.codes.use(tx, id, this.clock.now()))) throw codeRefused('invalid');
  }
}
