import { Injectable } from '@nestjs/common';
import type { Language } from '@groupride/contracts';
import { setTimeout as pause } from 'node:timers/promises';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { Accounts } from './accounts.repository';
import { PHONE_CONFIRMED, SIGN_IN } from './code-words';
import { OneTimeCodes } from './codes.service';
import type { Account, Destination } from './domain/account';
import { Decoys } from './domain/decoys';
import { type Identifier, readIdentifier, textOf } from './domain/identifier';
import type { Requester } from './domain/requester';
import { codeRefused } from './identity.errors';
import { OutboxFacade } from './identity.facade';
import { OperatorSignIn } from './operator-sign-in.service';

/** Longer than looking up an account and writing a message take: the time to the answer does not tell whether that happened. */
const ANSWER_AFTER_MS = 80;

@Injectable()
export class SignInService {
  private readonly decoys = new Decoys();

  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly codes: OneTimeCodes,
    private readonly outbox: OutboxFacade,
    private readonly clock: Clock,
    private readonly realtime: RealtimeFacade,
    private readonly operators: OperatorSignIn,
  ) {}

  /**
   * Sends a code if there is such an account and it has not had too many; the caller can not tell.
   * @param language of who asks; the account's when null
   */
  async requestCode(identifierText: string, language: Language | null): Promise<void> {
    const identifier = readIdentifier(identifierText);
    await Promise.all([identifier && this.sendSignInCode(identifier, language), pause(ANSWER_AFTER_MS)]);
  }

  /**
   * Checks a sign-in code and records what it proves. The caller then opens a session for the person.
   * @throws ApiError code_invalid, code_expired, code_attempts_exceeded
   */
  async verify(identifierText: string, code: string, { app, language }: Requester): Promise<Principal> {
    const identifier = readIdentifier(identifierText);
    if (!identifier) throw codeRefused('invalid');
    const account = await this.accounts.findByIdentifier(identifier);
    if (!account) throw codeRefused(this.decoys.refuse(textOf(identifier), this.clock.now()));
    const { id, destination } = await this.codes.check(account, 'sign_in', code);
    await this.database.transaction(async (tx) => {
      const before = await this.accounts.lock(tx, account.id);
      await this.codes.use(tx, id);
      const after = await this.accounts.markVerified(tx, account.id, destination.channel, this.clock.now());
      if (!before || !after) throw codeRefused('invalid');
      await this.distrustEarlierSessions(tx, before, destination);
      await this.operators.prepare(tx, after, destination, language);
    });
    const principal = await this.accounts.principalOf(account.id, { app, secondFactorGiven: false });
    if (!principal) throw codeRefused('invalid');
    return principal;
  }

  private async sendSignInCode(identifier: Identifier, language: Language | null): Promise<void> {
    const found = await this.accounts.findByIdentifier(identifier);
    if (!found) return this.decoys.send(textOf(identifier), this.clock.now());
    await this.database.transaction(async (tx) => {
      const account = await this.accounts.lock(tx, found.id);
      if (!account || (await this.codes.exhausted(tx, account, 'sign_in'))) return;
      if (identifier.kind === 'email') {
        await this.codes.send(tx, account, 'sign_in', { channel: 'mail', to: account.email }, SIGN_IN, language);
      } else if (account.phone === identifier.phone && account.phoneVerifiedAt) {
        await this.codes.send(tx, account, 'sign_in', { channel: 'text', to: account.phone }, SIGN_IN, language);
      }
    });
  }

  /**
   * The first proof of an account's e-mail address, or of anything of it, may come from another person than whoever
   * used the account before. A phone number that is confirmed later is told to the address.
   */
  private async distrustEarlierSessions(tx: Transaction, before: Account, destination: Destination): Promise<void> {
    const firstOfMail = destination.channel === 'mail' && before.emailVerifiedAt === null;
    const firstOfAll = before.emailVerifiedAt === null && before.phoneVerifiedAt === null;
    if (firstOfMail || firstOfAll) {
      await this.accounts.endSessions(tx, before.id);
      tx.afterCommit(() => this.realtime.closeUser(before.id));
    }
    if (destination.channel === 'text' && before.phoneVerifiedAt === null && before.emailVerifiedAt !== null) {
      await this.outbox.notify(tx, { channel: 'mail', to: before.email, language: before.language, words: PHONE_CONFIRMED, facts: { lastDigits: destination.to.slice(-4) } });
    }
  }
}
