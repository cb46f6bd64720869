import { Injectable } from '@nestjs/common';
import type { SecondFactorOptions } from '@groupride/contracts';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { Accounts } from './accounts.repository';
import { SECOND_FACTOR } from './code-texts';
import { OneTimeCodes } from './codes.service';
import { type Account, type Destination, isNamedOperator, secondCodeDestination } from './domain/account';
import type { Requester } from './domain/requester';
import { Factors } from './factors.repository';
import { Passkeys } from './passkeys.repository';
import { notAnOperator, textCodesOff, tooManyCodes } from './identity.errors';

/** The second factors of an operator, wherever they sign in. */
type OwnFactors = Omit<SecondFactorOptions, 'codeChannel'>;

/** Uses up a correct second factor. @returns its kind, for the audit log */
export type FactorUse = (tx: Transaction) => Promise<Record<string, string>>;

/**
 * The step after an operator's first code: lists their second factors, and sends a code to operators without a better
 * one.
 */
@Injectable()
export class OperatorSignIn {
  constructor(
    private readonly accounts: Accounts,
    private readonly codes: OneTimeCodes,
    private readonly factors: Factors,
    private readonly passkeys: Passkeys,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Sends the second code to an operator, or somebody named as one, who has set up nothing else.
   * @param first destination of the first code
   */
  async prepare(tx: Transaction, account: Account, first: Destination, requester: Requester): Promise<void> {
    const named = isNamedOperator(account, this.config.adminEmails);
    if (named && account.operatorRole !== 'administrator') await this.accounts.makeAdministrator(tx, account.id);
    // In the other applications operators are ordinary users and need no second code.
    if (requester.app !== 'admin' || !(named || account.isAdmin)) return;
    const { methods, passkeys } = await this.optionsOf(account.id, tx);
    if (methods[0] === 'text' && !passkeys) await this.send(tx, account, first.channel, requester);
  }

  /** The account of an operator whose second factor is still missing. @throws ApiError forbidden */
  async operatorOf(me: Principal): Promise<Account> {
    const account = me.secondFactorRequired ? await this.accounts.find(me.userId) : null;
    if (!account) throw notAnOperator();
    return account;
  }

  /** The options of an operator whose first code was sent that way. */
  async optionsIn(
    tx: Transaction,
    account: Account,
    first: Destination['channel'] | null,
  ): Promise<SecondFactorOptions> {
    const own = await this.optionsOf(account.id, tx);
    const destination = own.methods.includes('text') && first ? secondCodeDestination(account, first) : null;
    return { ...own, codeChannel: destination?.channel ?? null };
  }

  async optionsOf(userId: number, tx?: Transaction): Promise<OwnFactors> {
    const passkeys = (await this.passkeys.listOf(userId, tx)).length > 0;
    const app = await this.factors.authenticatorOf(userId, tx);
    const recoveryCodes = await this.factors.recoveryCodesLeft(userId, tx);
    const account = await this.accounts.find(userId, tx);
    const text = account !== null && this.takesText(account, app !== null || passkeys);
    const methods: OwnFactors['methods'] = [
      ...(app ? (['app'] as const) : []),
      ...(text ? (['text'] as const) : []),
      ...(recoveryCodes > 0 ? (['recovery'] as const) : []),
    ];
    return { methods, passkeys, mustSetUp: !app && !passkeys && !text };
  }

  /**
   * Sends a code to an operator who cannot use the second factors they have set up. The account's row must be locked by
   * `tx`.
   * @param first how the first code of the session was sent; codes that are asked for later do not matter
   * @throws ApiError text_codes_off, too_many_requests
   */
  async sendText(
    tx: Transaction,
    account: Account,
    first: Destination['channel'],
    requester: Requester,
  ): Promise<void> {
    if (!(await this.hasText(account.id, tx))) throw textCodesOff();
    if (await this.codes.hasReachedLimit(tx, account, 'second_factor')) throw tooManyCodes();
    await this.send(tx, account, first, requester);
  }

  /** @throws ApiError text_codes_off, code_invalid, code_expired, code_attempts_exceeded */
  async checkText(account: Account, code: string, browser: string): Promise<FactorUse> {
    if (!(await this.hasText(account.id))) throw textCodesOff();
    const { id, destination } = await this.codes.check(account, 'second_factor', code, browser);
    return async (tx) => {
      await this.codes.use(tx, id);
      await this.accounts.markVerified(tx, account.id, destination.channel, this.clock.now());
      return { secondCodeBy: destination.channel };
    };
  }

  /**
   * Whether the operator certainly has a second factor. An unverified number does not count, because it may be
   * mistyped.
   */
  async hasProvenFactor(userId: number, tx: Transaction): Promise<boolean> {
    const { methods, passkeys } = await this.optionsOf(userId, tx);
    if (passkeys || methods.includes('app')) return true;
    return methods.includes('text') && !!(await this.accounts.find(userId, tx))?.phoneVerifiedAt;
  }

  async hasAppOrPasskey(userId: number, tx?: Transaction): Promise<boolean> {
    const { methods, passkeys } = await this.optionsOf(userId, tx);
    return passkeys || methods.includes('app');
  }

  private async hasText(userId: number, tx?: Transaction): Promise<boolean> {
    return (await this.optionsOf(userId, tx)).methods.includes('text');
  }

  /**
   * Whether a second code can be sent. Without a phone both codes would go by mail, so the operator sets up an app. An
   * unverified number counts only for an operator with no other factor, so that it cannot bypass an app or passkey.
   */
  private takesText({ phone, phoneVerifiedAt }: Account, hasBetter: boolean): boolean {
    return this.config.OPERATOR_TEXT_CODES && phone !== null && (phoneVerifiedAt !== null || !hasBetter);
  }

  /** @param first channel of the first code; the second code uses another one @throws ApiError text_codes_off */
  private async send(tx: Transaction, account: Account, first: Destination['channel'], by: Requester): Promise<void> {
    const destination = secondCodeDestination(account, first);
    if (destination === null) throw textCodesOff();
    await this.codes.send(tx, account, 'second_factor', destination, SECOND_FACTOR, by);
  }
}
