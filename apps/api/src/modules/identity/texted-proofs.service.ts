import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config';
import { Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { Accounts } from './accounts.repository';
import { FRESH_PROOF } from './code-texts';
import { OneTimeCodes } from './codes.service';
import type { Requester } from './domain/requester';
import { Factors } from './factors.repository';
import {
  codeRefused,
  notAnOperator,
  type ProofMethod,
  textCodesOff,
  tooManyCodes,
  wrongBrowser,
} from './identity.errors';
import { Passkeys } from './passkeys.repository';

/** Proofs of identity by text message, for operators who have set up neither an app nor a passkey. */
@Injectable()
export class TextedProofs {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly codes: OneTimeCodes,
    private readonly factors: Factors,
    private readonly passkeys: Passkeys,
    private readonly config: Config,
  ) {}

  /** A text message must not bypass an app or passkey, and an unverified number may be mistyped. */
  async methodOf(userId: number, tx?: Transaction): Promise<ProofMethod> {
    if (await this.factors.authenticatorOf(userId, tx)) return { method: 'app' };
    if (!this.config.OPERATOR_TEXT_CODES || (await this.passkeys.listOf(userId, tx)).length > 0) return null;
    const account = await this.accounts.find(userId, tx);
    return account?.phone && account.phoneVerifiedAt ? { method: 'text', phone: account.phone } : null;
  }

  /** @throws ApiError code_wrong_browser, text_codes_off, too_many_requests */
  async send({ userId }: Principal, requester: Requester): Promise<void> {
    if (requester.browser === null) throw wrongBrowser();
    await this.database.transaction(async (tx) => {
      const account = await this.accounts.lock(tx, userId);
      if (!account) throw notAnOperator();
      const proof = await this.methodOf(userId, tx);
      if (proof?.method !== 'text') throw textCodesOff();
      if (await this.codes.hasReachedLimit(tx, account, 'second_factor')) throw tooManyCodes();
      const to = { channel: 'text', to: proof.phone } as const;
      await this.codes.send(tx, account, 'second_factor', to, FRESH_PROOF, requester);
    });
  }

  /**
   * @returns a function that uses up the code
   * @throws ApiError code_invalid, code_expired, code_attempts_exceeded
   */
  async check(userId: number, code: string, browser: string): Promise<(tx: Transaction) => Promise<void>> {
    const account = await this.accounts.find(userId);
    if (!account) throw notAnOperator();
    const { id, destination } = await this.codes.check(account, 'second_factor', code, browser);
    // The code may be the second code of a sign-in that began by phone, which was mailed.
    if (destination.channel !== 'text') throw codeRefused('invalid');
    return (tx) => this.codes.use(tx, id);
  }
}
