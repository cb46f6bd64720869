import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { DecoyCodes } from './decoy-codes.repository';
import { canSendCode } from './domain/code-limits';
import {
  CODE_LIFETIME_MS,
  type CodeRefusal,
  CODES_WINDOW_MS,
  CODE_REMEMBERED_MS,
  refusalOf,
} from './domain/code-rules';
import { type Identifier, textOf } from './domain/identifier';

/**
 * Treats code requests and guesses for missing accounts like a stranger's requests for a real account. Shared by all
 * processes.
 */
@Injectable()
export class DecoyCodesService {
  constructor(
    private readonly database: Database,
    private readonly codes: DecoyCodes,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Records a code request, within a stranger's limits. */
  async send(identifier: Identifier, { browser, network }: { browser: string; network: string }): Promise<void> {
    const hash = this.hash(identifier);
    const createdAt = this.clock.now();
    await this.database.transaction(async (tx) => {
      const sent = await this.codes.sentSince(tx, hash, { browser, network }, before(createdAt, CODES_WINDOW_MS));
      if (canSendCode(sent, null))
        await this.codes.insert(
          tx,
          { identifier: hash, browser, network, createdAt },
          before(createdAt, CODE_LIFETIME_MS + CODE_REMEMBERED_MS),
        );
    });
  }

  /** Counts the attempt and returns the reason for refusal. */
  async refuse(identifier: Identifier, browser: string): Promise<CodeRefusal> {
    const [hash, now] = [this.hash(identifier), this.clock.now()];
    if (await this.codes.countAttempt(hash, browser, before(now, CODE_LIFETIME_MS))) return 'invalid';
    const code = await this.codes.newest(hash, browser);
    return refusalOf(
      code && {
        attempts: code.attempts,
        expiresAt: new Date(code.createdAt.getTime() + CODE_LIFETIME_MS),
        usedAt: null,
      },
      now,
    );
  }

  /** Only hashes are stored, because these people have no account. */
  private hash(identifier: Identifier): string {
    return createHmac('sha256', this.config.SIGNING_SECRET)
      .update(`decoy:${textOf(identifier)}`)
      .digest('hex');
  }
}

const before = (moment: Date, ms: number): Date => new Date(moment.getTime() - ms);
