import { Injectable } from '@nestjs/common';
import type { SignUp } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { Accounts, type NewAccount, PhoneInUse } from './accounts.repository';
import { OneTimeCodes } from './codes.service';
import type { Account } from './domain/account';
import { normalizePhone } from './domain/phone';
import { emailTaken, phoneTaken, phoneTooShort } from './identity.errors';
import { SIGN_UP } from './messages';

@Injectable()
export class SignUpService {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly codes: OneTimeCodes,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates an account that nobody can enter yet, and sends the code that opens it to its e-mail address.
   * @throws ApiError email_taken, phone_taken, validation_failed
   */
  async signUp(form: SignUp): Promise<Account> {
    const phone = normalizePhone(form.phone);
    if (phone === null) throw phoneTooShort();
    const account = { name: form.name, email: form.email, phone, avatar: form.avatar || null };
    try {
      return await this.create(account);
    } catch (error) {
      if (!(error instanceof PhoneInUse)) throw error;
    }
    // Either a verified account has the number, or another sign-up took it this very moment: the second try tells.
    try {
      return await this.create(account);
    } catch (error) {
      throw error instanceof PhoneInUse ? phoneTaken() : error;
    }
  }

  private create(account: NewAccount): Promise<Account> {
    return this.database.transaction(async (tx) => {
      const created = await this.accounts.insert(tx, account, this.clock.now());
      if (!created) throw emailTaken();
      await this.codes.send(tx, created, 'sign_in', { channel: 'mail', to: created.email }, SIGN_UP);
      return created;
    });
  }
}
