import { Injectable } from '@nestjs/common';
import type { SignUp } from '@groupride/contracts';
import { Config } from '../../config/config';
import { isAllowedAvatar } from '../../platform/avatar';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { Accounts, type NewAccount } from './accounts.repository';
import { CodeRequestLimit } from './code-request-limit.service';
import { SIGN_UP } from './code-texts';
import { OneTimeCodes } from './codes.service';
import type { Account } from './domain/account';
import { normalizePhone } from './domain/phone';
import type { Requester } from './domain/requester';
import { avatarRefused, emailTaken, phoneUnreadable } from './identity.errors';

@Injectable()
export class SignUpService {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly codes: OneTimeCodes,
    private readonly limit: CodeRequestLimit,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Creates an account that nobody can sign in to yet, and sends its first code to the email address. The phone number
   * is unproven until it is verified, and blocks nobody.
   * @param requester gives the language of messages to the person, until they choose another
   * @throws ApiError email_taken, validation_failed
   */
  async signUp(form: SignUp, requester: Requester): Promise<Account> {
    const phone = normalizePhone(form.phone);
    if (phone === null) throw phoneUnreadable();
    if (form.avatar && !isAllowedAvatar(form.avatar, this.config.avatarHosts)) throw avatarRefused();
    const account = await this.create(
      { name: form.name, email: form.email, phone, avatar: form.avatar || null, language: requester.language ?? 'en' },
      requester,
    );
    if (requester.browser) await this.limit.note({ kind: 'email', email: account.email }, requester.browser);
    return account;
  }

  private create(account: NewAccount, requester: Requester): Promise<Account> {
    return this.database.transaction(async (tx) => {
      const created = await this.accounts.insert(tx, account, this.clock.now());
      if (!created) throw emailTaken();
      await this.codes.send(tx, created, 'sign_in', { channel: 'mail', to: created.email }, SIGN_UP, requester);
      return created;
    });
  }
}
