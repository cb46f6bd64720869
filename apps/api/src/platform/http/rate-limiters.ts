import { Inject, Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { RedisConnections } from '../redis/redis-connections';

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
