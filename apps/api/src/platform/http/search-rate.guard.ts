import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { consume, RateLimiters } from './rate-limiters';

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
    if (user) await consume(this.limiter, user.userId, () => 'That was too many searches. Please wait a moment.');
    return true;
  }
}
