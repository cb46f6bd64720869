import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { Accounts } from './accounts.repository';
import { ANSWER_AFTER_MS } from './code-requests.service';
import { OneTimeCodes } from './codes.service';
import { DecoyCodesService } from './decoy-codes.service';
import type { Destination } from './domain/account';
import { readIdentifier } from './domain/identifier';
import type { Requester } from './domain/requester';
import { FirstProofs } from './first-proofs.service';
import { codeRefused, wrongBrowser } from './identity.errors';
import { OperatorSignIn } from './operator-sign-in.service';

export interface SignedIn {
  principal: Principal;
  /** How the code was sent. */
  by: Destination['channel'];
}

@Injectable()
export class SignInService {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly codes: OneTimeCodes,
    private readonly decoys: DecoyCodesService,
    private readonly proofs: FirstProofs,
    private readonly operators: OperatorSignIn,
    private readonly clock: Clock,
  ) {}

  /**
   * Checks a sign-in code and records what the code proves. The caller then opens a session for the person.
   * @throws ApiError code_wrong_browser, code_invalid, code_expired, code_attempts_exceeded
   */
  async verify(identifierText: string, code: string, requester: Requester): Promise<SignedIn> {
    const { browser } = requester;
    // Thrown for every identifier alike, so it reveals nothing about accounts.
    if (browser === null) throw wrongBrowser();
    // Refusals take equally long for existing and missing accounts.
    const earliest = pause(ANSWER_AFTER_MS);
    try {
      return await this.check(identifierText, code, { ...requester, browser });
    } catch (error) {
      await earliest;
      throw error;
    }
  }

  private async check(
    identifierText: string,
    code: string,
    requester: Requester & { browser: string },
  ): Promise<SignedIn> {
    const identifier = readIdentifier(identifierText);
    if (!identifier) throw codeRefused('invalid');
    const account = await this.accounts.findByIdentifier(identifier);
    if (!account) throw codeRefused(await this.decoys.refuse(identifier, requester.browser));
    const { id, destination } = await this.codes.check(account, 'sign_in', code, requester.browser);
    await this.database.transaction(async (tx) => {
      const before = await this.accounts.lock(tx, account.id);
      await this.codes.use(tx, id);
      const after = await this.accounts.markVerified(tx, account.id, destination.channel, this.clock.now());
      if (!before || !after) throw codeRefused('invalid');
      await this.proofs.record(tx, before, destination, requester);
      await this.operators.prepare(tx, after, destination, requester);
    });
    const principal = await this.accounts.principalOf(account.id, { app: requester.app, secondFactorGiven: false });
    if (!principal) throw codeRefused('invalid');
    return { principal, by: destination.channel };
  }
}
