import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { Accounts } from './accounts.repository';
import type { Requester } from './domain/requester';
import { passkeyRefused, wrongBrowser } from './identity.errors';
import { OperatorAdmission } from './operator-admission.service';
import { PasskeyCeremonies } from './passkey-ceremonies.service';
import { Passkeys } from './passkeys.repository';

/**
 * Signs operators in with a passkey alone: it is something they have, and it verifies their fingerprint, face or PIN.
 */
@Injectable()
export class PasskeySignIn {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly passkeys: Passkeys,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly admission: OperatorAdmission,
    private readonly clock: Clock,
  ) {}

  /** Reveals nothing about who has a passkey: the browser offers the ones it knows. */
  prepare(browser: string, origin: string | undefined): Promise<object> {
    return this.ceremonies.signInOptions(browser, origin);
  }

  /** The caller then opens a session. @throws ApiError code_wrong_browser, passkey_refused */
  async signIn(response: object, { app, browser }: Requester): Promise<Principal> {
    if (browser === null) throw wrongBrowser();
    const { passkey, counter } = await this.ceremonies.assert(response, browser);
    await this.database.transaction(async (tx) => {
      const account = await this.accounts.lock(tx, passkey.userId);
      if (app !== 'admin' || !account?.isAdmin) throw passkeyRefused();
      if (!(await this.passkeys.noteUse(tx, passkey.id, counter, this.clock.now()))) throw passkeyRefused();
      await this.admission.record(tx, account.id, browser, { secondCodeBy: 'passkey' });
    });
    return this.admission.principalOf(passkey.userId, app);
  }
}
