import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { addressOf } from '../../../platform/http/address';
import { consume, RateLimiters } from '../../../platform/http/rate-limiters';

/** No account is needed to write to sales, so each network address is limited. */
const LIMIT = { points: 5, seconds: 3600 };

@Injectable()
export class SalesRateGuard implements CanActivate {
  private readonly limiter: RateLimiterAbstract;

  constructor(limiters: RateLimiters) {
    this.limiter = limiters.create('sales-inquiries', LIMIT);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const address = addressOf(context.switchToHttp().getRequest<Request>());
    await consume(this.limiter, address, () => 'You’ve sent several inquiries already. Please try again in an hour.');
    return true;
  }
}
