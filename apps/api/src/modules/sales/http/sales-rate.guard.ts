import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { addressOf } from '../../../platform/http/address';
import { ApiError } from '../../../platform/http/api-error';
import { RateLimiters } from '../../../platform/http/rate-limiters';

/** No account is needed to write to sales, so each network address is limited. */
const LIMIT = { points: 5, seconds: 3600 };

@Injectable()
export class SalesRateGuard implements CanActivate {
  private readonly limiter: RateLimiterAbstract;

  constructor(limiters: RateLimiters) {
    this.limiter = limiters.create('sales-inquiries', LIMIT);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    try {
      await this.limiter.consume(addressOf(context.switchToHttp().getRequest<Request>()));
      return true;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new ApiError('too_many_requests', 'You’ve sent several inquiries already. Please try again in an hour.', {
        retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
      });
    }
  }
}
