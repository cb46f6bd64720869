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

/** Answers requests and guesses for accounts that do not exist like those of a stranger to a real account, in every process alike. */
@Injectable()
export class DecoyCodesService {
  constructor(
    private readonly database: Database,
    private readonly codes: DecoyCodes,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Records that a code would have been sent, if a stranger may have another one. */
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

  /** Why a code is refused; counts the attempt on the browser's newest one. */
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

  /** Addresses and numbers of people without an account are not stored. */
  private hash(identifier: Identifier): string {
    return createHmac('sha256', this.config.SIGNING_SECRET)
      .update(`decoy:${textOf(identifier)}`)
      .digest('hex');
  }
}

const before = (moment: Date, ms: number): Date => new Date(moment.getTime() - ms);
