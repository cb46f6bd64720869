import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './api-error';
import type { Principal } from './principal';
import { RateLimiters } from './rate-limiters';

/** Messages per person or token and ten seconds, over all of its sockets: several times what our applications send. */
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
    const { userId, token } = data.principal;
    try {
      await this.limiter.consume(token ? `token:${token.id}` : userId);
      return true;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new ApiError('too_many_requests', 'That was too many messages. Wait a few seconds.');
    }
  }
}
