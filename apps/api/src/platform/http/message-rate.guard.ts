import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './api-error';
import { RateLimiters } from './rate-limiters';

/** More than people type in a minute, over all chats of a person. */
const LIMIT = { points: 30, seconds: 60 };

@Injectable()
export class MessageRateGuard implements CanActivate {
  private readonly limiter: RateLimiterAbstract;

  constructor(limiters: RateLimiters) {
    this.limiter = limiters.create('chat-messages', LIMIT);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user } = context.switchToHttp().getRequest<Request>();
    if (!user) return true;
    try {
      await this.limiter.consume(user.userId);
      return true;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw new ApiError('too_many_requests', 'That was too many messages. Please wait a moment.', {
        retryAfterSeconds,
      });
    }
  }
}
