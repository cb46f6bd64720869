import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { consume, RateLimiters } from './rate-limiters';

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
    if (user) await consume(this.limiter, user.userId, () => 'That was too many messages. Please wait a moment.');
    return true;
  }
}
