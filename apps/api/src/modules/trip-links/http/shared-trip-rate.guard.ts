import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { addressOf } from '../../../platform/http/address';
import { ApiError } from '../../../platform/http/api-error';
import { RateLimiters } from '../../../platform/http/rate-limiters';

/** Pages poll every five seconds, so one network can have twenty open. */
const PER_NETWORK = { points: 240, seconds: 60 };

@Injectable()
export class SharedTripRateGuard implements CanActivate {
  private readonly networks: RateLimiterAbstract;

  constructor(limiters: RateLimiters) {
    this.networks = limiters.create('shared-trips', PER_NETWORK);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    try {
      await this.networks.consume(addressOf(context.switchToHttp().getRequest<Request>()));
      return true;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw new ApiError('too_many_requests', `Too many requests. Try again in ${retryAfterSeconds} seconds.`, {
        retryAfterSeconds,
      });
    }
  }
}
