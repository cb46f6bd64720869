import { Inject, Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { RedisConnections } from '../redis/redis-connections';
import { ApiError } from './api-error';

export interface Limit {
  points: number;
  seconds: number;
}

/** Creates rate limits that are shared by all processes, or per process while Redis is unavailable. */
@Injectable()
export class RateLimiters {
  constructor(@Inject(RedisConnections) private readonly redis: Pick<RedisConnections, 'commands'>) {}

  /** For a process without others, such as a test. */
  static inMemory(): RateLimiters {
    return new RateLimiters({ commands: null });
  }

  /** @param name unique: limits of one name share their counts */
  create(name: string, { points, seconds }: Limit): RateLimiterAbstract {
    const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    const { commands } = this.redis;
    if (!commands) return memory;
    return new RateLimiterRedis({
      storeClient: commands,
      keyPrefix: `groupride:limit:${name}`,
      points,
      duration: seconds,
      insuranceLimiter: memory,
      rejectIfRedisNotReady: true,
    });
  }
}

/**
 * Counts one call against a limit.
 * @param detail the message of the error, from the seconds until the next call is allowed
 * @throws ApiError too_many_requests
 */
export async function consume(
  limiter: RateLimiterAbstract,
  key: string | number,
  detail: (retryAfterSeconds: number) => string,
): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new ApiError('too_many_requests', detail(retryAfterSeconds), { retryAfterSeconds });
  }
}
