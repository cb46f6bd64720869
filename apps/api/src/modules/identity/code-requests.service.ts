import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { Database } from '../../platform/database/database';
import { Accounts } from './accounts.repository';
import { SIGN_IN } from './code-texts';
import { OneTimeCodes } from './codes.service';
import { CodeRequestLimit } from './code-request-limit.service';
import { DecoyCodesService } from './decoy-codes.service';
import { type Identifier, readIdentifier } from './domain/identifier';
import type { Requester } from './domain/requester';

/** Longer than an account lookup and sending a message, so response times do not reveal whether an account exists. */
export const ANSWER_AFTER_MS = 80;

/** Handles requests for sign-in codes alike for existing and missing accounts. */
@Injectable()
export class CodeRequests {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly codes: OneTimeCodes,
    private readonly decoys: DecoyCodesService,
    private readonly limit: CodeRequestLimit,
  ) {}

  /**
   * Sends a code if the account exists and the limits allow it, without revealing either.
   * @throws ApiError too_many_codes when this browser has requested the maximum for the address, with or without an
   * account
   */
  async request(identifierText: string, requester: Requester & { browser: string }): Promise<void> {
    const identifier = readIdentifier(identifierText);
    if (identifier) await this.limit.count(identifier, requester.browser);
    await Promise.all([identifier && this.send(identifier, requester), pause(ANSWER_AFTER_MS)]);
  }

  private async send(identifier: Identifier, requester: Requester & { browser: string }): Promise<void> {
    const found = await this.accounts.findByIdentifier(identifier);
    if (!found) return this.decoys.send(identifier, requester);
    await this.database.transaction(async (tx) => {
      const account = await this.accounts.lock(tx, found.id);
      if (!account) return;
      if (identifier.kind === 'email') {
        await this.codes.sendIfAllowed(tx, account, { channel: 'mail', to: account.email }, SIGN_IN, requester);
      } else if (account.phone === identifier.phone && account.phoneVerifiedAt) {
        await this.codes.sendIfAllowed(tx, account, { channel: 'text', to: account.phone }, SIGN_IN, requester);
      }
    });
  }
}
