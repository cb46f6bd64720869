import { Inject, Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { RedisConnections } from '../redis/redis-connections';

export interface Limit {
  points: number;
  seconds: number;
}

/** Makes rate limits that count once over all processes, and per process without Redis or while it is away. */
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
