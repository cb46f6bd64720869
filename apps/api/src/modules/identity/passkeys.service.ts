import { Injectable } from '@nestjs/common';
import type { PasskeyView } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { Accounts } from './accounts.repository';
import type { Requester } from './domain/requester';
import { FreshProof, type Proof } from './fresh-proof.service';
import { lastSecondFactor, notAnOperator, passkeyRefused, wrongBrowser } from './identity.errors';
import { OperatorSignIn } from './operator-sign-in.service';
import { PasskeyCeremonies } from './passkey-ceremonies.service';
import { Passkeys, type StoredPasskey } from './passkeys.repository';
import { SecurityNotices } from './security-notices.service';

/** Operators add and remove passkeys. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly passkeys: Passkeys,
    private readonly proofs: FreshProof,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly signIn: OperatorSignIn,
    private readonly notices: SecurityNotices,
  ) {}

  async list({ userId }: Principal): Promise<PasskeyView[]> {
    return (await this.passkeys.listOf(userId)).map(present);
  }

  /** @throws ApiError fresh_proof_required, app_code_invalid, factor_attempts_exceeded, code_wrong_browser */
  async prepare({ userId }: Principal, proof: Proof, origin: string | undefined): Promise<object> {
    const { browser } = proof;
    if (browser === null) throw wrongBrowser();
    const account = await this.accounts.find(userId);
    if (!account) throw notAnOperator();
    await this.database.transaction(await this.proofs.check(userId, proof));
    return this.ceremonies.registrationOptions(account, browser, origin);
  }

  /**
   * Needs no other proof, because a challenge is made only for an operator who gave one.
   * @throws ApiError code_wrong_browser, passkey_refused
   */
  async add(
    { userId }: Principal,
    { name, response }: { name: string; response: object },
    { browser }: Requester,
  ): Promise<PasskeyView> {
    if (browser === null) throw wrongBrowser();
    const credential = await this.ceremonies.register(response, { browser, userId });
    const passkey = { ...credential, userId, name };
    await this.database.transaction(async (tx) => {
      if (!(await this.passkeys.insert(tx, passkey))) throw passkeyRefused();
      await this.notices.record(tx, userId, 'add_passkey');
    });
    return present({ ...passkey, lastUsedAt: null });
  }

  /** @throws ApiError not_found, last_second_factor, fresh_proof_required, app_code_invalid, factor_attempts_exceeded, code_wrong_browser */
  async remove({ userId }: Principal, id: string, proof: Proof): Promise<void> {
    const use = await this.proofs.check(userId, proof);
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, userId);
      await use(tx);
      if (!(await this.passkeys.remove(tx, userId, id))) throw notFound('passkey');
      if (!(await this.signIn.hasProvenFactor(userId, tx))) throw lastSecondFactor();
      await this.notices.record(tx, userId, 'remove_passkey');
    });
  }
}

const present = ({ id, name, addedAt, lastUsedAt }: StoredPasskey): PasskeyView => ({
  id,
  name,
  addedAt: addedAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
