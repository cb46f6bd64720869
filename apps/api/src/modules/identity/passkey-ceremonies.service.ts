import { Injectable } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import type { Account } from './domain/account';
import { passkeyRefused } from './identity.errors';
import { type ChallengeOwner, Passkeys, type StoredPasskey } from './passkeys.repository';

const CHALLENGE_MS = 5 * 60_000;
type Registration = Parameters<typeof verifyRegistrationResponse>[0]['response'];
type Assertion = Parameters<typeof verifyAuthenticationResponse>[0]['response'];

/**
 * WebAuthn (level 3) ceremonies for adding a passkey and for signing in with one. A challenge belongs to the browser
 * that requested it and works once. The passkey must verify the person by fingerprint, face or PIN, so it is both
 * factors in one.
 */
@Injectable()
export class PasskeyCeremonies {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** @param origin of the requesting page; the passkey is bound to its host */
  async registrationOptions(
    { id, email, name }: Pick<Account, 'id' | 'email' | 'name'>,
    browser: string,
    origin: string | undefined,
  ): Promise<object> {
    const existing = await this.passkeys.listOf(id);
    const options = await generateRegistrationOptions({
      rpName: 'GroupRide Operations',
      rpID: this.hostOf(origin),
      userID: new TextEncoder().encode(`operator ${id}`),
      userName: email,
      userDisplayName: name,
      excludeCredentials: existing.map((passkey) => ({ id: passkey.id, transports: passkey.transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.store(options.challenge, { browser, userId: id });
    return options;
  }

  /** @throws ApiError passkey_refused */
  async register(
    response: object,
    owner: ChallengeOwner,
  ): Promise<Omit<StoredPasskey, 'userId' | 'name' | 'lastUsedAt'>> {
    const { verified, registrationInfo } = await refuseIfThrown(() =>
      verifyRegistrationResponse({
        response: response as Registration,
        expectedChallenge: (challenge) => this.take(challenge, owner),
        expectedOrigin: this.origins,
        expectedRPID: this.hosts,
        requireUserVerification: true,
      }),
    );
    if (!verified || !registrationInfo) throw passkeyRefused();
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      addedAt: this.clock.now(),
    };
  }

  async signInOptions(browser: string, origin: string | undefined): Promise<object> {
    const options = await generateAuthenticationOptions({ rpID: this.hostOf(origin), userVerification: 'required' });
    await this.store(options.challenge, { browser, userId: null });
    return options;
  }

  /** @returns the passkey and its new counter @throws ApiError passkey_refused */
  async assert(response: object, browser: string): Promise<{ passkey: StoredPasskey; counter: number }> {
    const { id } = response as { id?: unknown };
    const passkey = typeof id === 'string' ? await this.passkeys.find(id) : null;
    if (!passkey) throw passkeyRefused();
    const { verified, authenticationInfo } = await refuseIfThrown(() =>
      verifyAuthenticationResponse({
        response: response as Assertion,
        expectedChallenge: (challenge) => this.take(challenge, { browser, userId: null }),
        expectedOrigin: this.origins,
        expectedRPID: this.hosts,
        // The counter is compared when it is stored, in one conditional write.
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: 0,
        },
        requireUserVerification: true,
      }),
    );
    if (!verified) throw passkeyRefused();
    return { passkey, counter: authenticationInfo.newCounter };
  }

  private async store(challenge: string, owner: ChallengeOwner): Promise<void> {
    const now = this.clock.now();
    await this.passkeys.storeChallenge(challenge, owner, new Date(now.getTime() + CHALLENGE_MS), now);
  }

  private take(challenge: string, owner: ChallengeOwner): Promise<boolean> {
    return this.passkeys.takeChallenge(challenge, owner, this.clock.now());
  }

  private get origins(): string[] {
    return [...this.config.webOrigins.admin];
  }

  private get hosts(): string[] {
    return this.origins.map((origin) => new URL(origin).hostname);
  }

  private hostOf(origin: string | undefined): string {
    return new URL(origin !== undefined && this.origins.includes(origin) ? origin : this.config.ADMIN_WEB_URL).hostname;
  }
}

/** The library throws for every kind of invalid response, whether from a browser or an attacker. */
async function refuseIfThrown<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof Error && error.name === 'QueryFailedError') throw error;
    throw passkeyRefused();
  }
}
