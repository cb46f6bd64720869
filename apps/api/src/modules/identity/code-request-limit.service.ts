import { Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimiters } from '../../platform/http/rate-limiters';
import { CODES_WINDOW_MS, MAX_CODES } from './domain/code-rules';
import { type Identifier, textOf } from './domain/identifier';
import { tooManyCodeRequests } from './identity.errors';

/**
 * Counts the codes one browser requests for one address, before the account lookup. Responses are thus the same for
 * every address, and a stranger's requests never count against the owner's browser.
 */
@Injectable()
export class CodeRequestLimit {
  private readonly slots: RateLimiterAbstract;

  constructor(limiters: RateLimiters) {
    this.slots = limiters.create('sign-in-codes', { points: 1, seconds: CODES_WINDOW_MS / 1000 });
  }

  /**
   * Takes the first free slot. Each slot is free again a full window after it was taken; a counter with fixed windows
   * would accept requests for which no code is sent.
   * @throws ApiError too_many_codes
   */
  async count(identifier: Identifier, browser: string): Promise<void> {
    const wait = await this.note(identifier, browser);
    if (wait > 0) throw tooManyCodeRequests(Math.ceil(wait / 1000));
  }

  /**
   * Counts a code that is sent in any case.
   * @returns 0, or the milliseconds until another code may be requested when all slots are taken
   */
  async note(identifier: Identifier, browser: string): Promise<number> {
    const waits: number[] = [];
    for (let slot = 0; slot < MAX_CODES; slot += 1) {
      const wait = await this.take(`${textOf(identifier)} ${browser} ${slot}`);
      if (wait === null) return 0;
      waits.push(wait);
    }
    return Math.max(1, Math.min(...waits));
  }

  /** @returns milliseconds until the slot is free; null when it was free */
  private async take(key: string): Promise<number | null> {
    try {
      await this.slots.consume(key);
      return null;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return refused.msBeforeNext;
      throw refused;
    }
  }
}
