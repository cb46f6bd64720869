import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { AuthenticatorApps } from './authenticator-apps.service';
import { FactorAttempts } from './factor-attempts.service';
import { freshProofRequired, wrongBrowser } from './identity.errors';
import { SessionRows } from './sessions.repository';
import { TextedProofs } from './texted-proofs.service';

/** How long signing in counts as a proof of who is there. */
const FRESH_MS = 10 * 60_000;

/** Where a request comes from, and the code that came with it. */
export interface Proof {
  /** Of the operator's authenticator app, or texted to who has neither an app nor a passkey. */
  code: string | undefined;
  sessionKey: string | null;
  browser: string | null;
}

/** Before something that would help a stranger at an open session to stay, operators prove again who they are. */
@Injectable()
export class FreshProof {
  constructor(
    private readonly sessions: SessionRows,
    private readonly apps: AuthenticatorApps,
    private readonly texts: TextedProofs,
    private readonly attempts: FactorAttempts,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns uses the code up, if there is one
   * @throws ApiError fresh_proof_required, app_code_invalid, code_invalid, code_expired, code_attempts_exceeded,
   * factor_attempts_exceeded, code_wrong_browser
   */
  async check(userId: number, { code, sessionKey, browser }: Proof): Promise<(tx: Transaction) => Promise<void>> {
    if (code === undefined) {
      if (!(await this.hasJustSignedIn(userId, sessionKey)))
        throw freshProofRequired(await this.texts.methodOf(userId));
      return () => Promise.resolve();
    }
    if (browser === null) throw wrongBrowser();
    await this.attempts.count(userId, browser);
    const proof = await this.texts.methodOf(userId);
    const use =
      proof?.method === 'text' ? await this.texts.check(userId, code, browser) : await this.apps.check(userId, code);
    return async (tx) => {
      await use(tx);
      await this.attempts.passed(tx, userId, browser);
    };
  }

  private async hasJustSignedIn(userId: number, sessionKey: string | null): Promise<boolean> {
    const sessions = await this.sessions.listOperatorSessions(userId);
    const openedAt = sessions.find(({ key }) => key === sessionKey)?.openedAt;
    return !!openedAt && this.clock.realNow().getTime() - Date.parse(openedAt) <= FRESH_MS;
  }
}
