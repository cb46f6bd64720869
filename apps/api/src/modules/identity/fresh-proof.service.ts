import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { AuthenticatorApps } from './authenticator-apps.service';
import { FactorAttempts } from './factor-attempts.service';
import { freshProofRequired, wrongBrowser } from './identity.errors';
import { SessionRows } from './sessions.repository';
import { TextedProofs } from './texted-proofs.service';

/** How long a sign-in counts as a fresh proof of identity. */
const FRESH_MS = 10 * 60_000;

/** The origin of a request, and the code sent with it. */
export interface Proof {
  /** From the operator's authenticator app, or texted to an operator who has neither an app nor a passkey. */
  code: string | undefined;
  sessionKey: string | null;
  browser: string | null;
}

/**
 * Requires operators to prove their identity again before actions with which a stranger at an open session could keep
 * access, or shut other operators out.
 */
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
   * @returns a function that uses up the code, if there is one
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
