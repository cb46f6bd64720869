import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import type { Account } from './domain/account';
import { FAILURES_WINDOW_MS, MANY_FAILURES } from './domain/code-rules';
import { OutboxFacade } from './identity.facade';
import { TOO_MANY_CODES_TEXTS } from './sign-in-texts';
import { SignInTrust } from './sign-in-trust.repository';

/** Wrong codes lock nobody out. After many of them the owner is notified, at most once a day. */
@Injectable()
export class FailedSignIns {
  constructor(
    private readonly database: Database,
    private readonly trust: SignInTrust,
    private readonly outbox: OutboxFacade,
    private readonly clock: Clock,
  ) {}

  async count(account: Account): Promise<void> {
    await this.database.transaction(async (tx) => {
      const tell = await this.trust.countFailure(
        tx,
        account.id,
        { many: MANY_FAILURES, windowMs: FAILURES_WINDOW_MS },
        this.clock.now(),
      );
      // An unconfirmed address may belong to a stranger.
      if (tell && account.emailVerifiedAt)
        await this.outbox.write(
          account.id,
          {
            template: TOO_MANY_CODES_TEXTS,
            facts: () => ({ many: MANY_FAILURES }),
            page: { app: 'rider', path: '/profile' },
          },
          tx,
        );
    });
  }
}
