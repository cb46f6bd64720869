import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './api-error';
import { RateLimiters } from './rate-limiters';

/** Enough for typing, and far too few to copy the customer list. */
const LIMIT = { points: 120, seconds: 60 };

@Injectable()
export class SearchRateGuard implements CanActivate {
  private readonly limiter: RateLimiterAbstract;

  constructor(limiters: RateLimiters) {
    this.limiter = limiters.create('searches', LIMIT);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user } = context.switchToHttp().getRequest<Request>();
    if (!user) return true;
    try {
      await this.limiter.consume(user.userId);
      return true;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new ApiError('too_many_requests', 'That was too many searches. Please wait a moment.', {
        retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
      });
    }
  }
}
