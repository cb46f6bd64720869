import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { ApiError } from './api-error';
import type { Principal } from './principal';
import { RateLimiters } from './rate-limiters';

/** Messages per person and ten seconds, over all of their sockets: several times what our applications send. */
const MESSAGES = 200;
const SECONDS = 10;

@Injectable()
export class SocketRateGuard implements CanActivate {
  private readonly limiter: RateLimiterAbstract;

  constructor(limiters: RateLimiters) {
    this.limiter = limiters.create('socket-messages', { points: MESSAGES, seconds: SECONDS });
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { data } = context.switchToWs().getClient<{ data: { principal: Principal } }>();
    try {
      await this.limiter.consume(data.principal.userId);
      return true;
    } catch {
      throw new ApiError('too_many_requests', 'That was too many messages. Wait a few seconds.');
    }
  }
}
