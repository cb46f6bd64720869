import { Injectable } from '@nestjs/common';
import type { AuthenticatorConfirmation, AuthenticatorSetup } from '@groupride/contracts';
import { generateSecret, generateURI, verify } from 'otplib';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import type { Account } from './domain/account';
import { Factors } from './factors.repository';
import { appCodeInvalid, setupExpired } from './identity.errors';
import { SealedSecrets } from '../../platform/sealed-secrets';

const ISSUER = 'GroupRide Operations';
const SETUP_MINUTES = 15;
/** Seconds by which the clocks of phone and server may differ. */
const TOLERANCE = 30;
const SIX_DIGITS = /^\d{6}$/;

/** An app that was confirmed with a correct code. */
export interface NewAuthenticator {
  secret: string;
  step: number;
}

/** Authenticator apps show codes that change every 30 seconds (TOTP, RFC 6238). */
@Injectable()
export class AuthenticatorApps {
  constructor(
    private readonly factors: Factors,
    private readonly secrets: SealedSecrets,
    private readonly clock: Clock,
  ) {}

  /** Creates a secret without storing it: the token carries the secret until the first code confirms it. */
  prepare({ id, email }: Pick<Account, 'id' | 'email'>): AuthenticatorSetup {
    const secret = generateSecret();
    const expires = this.clock.now().getTime() + SETUP_MINUTES * 60_000;
    return {
      uri: generateURI({ issuer: ISSUER, label: email, secret }),
      secret,
      token: this.secrets.seal(JSON.stringify({ secret, expires }), setupOf(id)),
    };
  }

  /** @throws ApiError setup_expired, app_code_invalid */
  async confirm(userId: number, { token, code }: AuthenticatorConfirmation): Promise<NewAuthenticator> {
    const text = this.secrets.open(token, setupOf(userId));
    const setup = text === null ? null : (JSON.parse(text) as { secret: string; expires: number });
    if (!setup || setup.expires < this.clock.now().getTime()) throw setupExpired();
    return { secret: setup.secret, step: await this.stepOf(setup.secret, code) };
  }

  async store(tx: Transaction, userId: number, { secret, step }: NewAuthenticator): Promise<void> {
    const sealedSecret = this.secrets.seal(secret, secretOf(userId));
    await this.factors.storeAuthenticator(tx, userId, { sealedSecret, step, addedAt: this.clock.now() });
  }

  /**
   * Checks a code of the operator's app.
   * @returns a function that marks the code as used; it succeeds for one of several calls with the same code
   * @throws ApiError app_code_invalid, as does the returned function
   */
  async check(userId: number, code: string): Promise<(tx: Transaction) => Promise<void>> {
    const app = await this.factors.authenticatorOf(userId);
    const secret = app && this.secrets.open(app.sealedSecret, secretOf(userId));
    if (!app || secret === null) throw appCodeInvalid();
    const step = await this.stepOf(secret, code);
    return async (tx) => {
      const { sealedSecret } = app;
      if (!(await this.factors.useStep(tx, userId, { sealedSecret, step, now: this.clock.now() })))
        throw appCodeInvalid();
    };
  }

  private async stepOf(secret: string, code: string): Promise<number> {
    if (!SIX_DIGITS.test(code)) throw appCodeInvalid();
    const epoch = Math.floor(this.clock.now().getTime() / 1000);
    const result = await verify({ secret, token: code, epoch, epochTolerance: TOLERANCE });
    if (!result.valid || !('timeStep' in result)) throw appCodeInvalid();
    return result.timeStep;
  }
}

const setupOf = (userId: number) => `setup of an authenticator of ${userId}`;
const secretOf = (userId: number) => `authenticator of ${userId}`;
