import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { addressOf } from '../../../platform/http/address';
import { consume, RateLimiters } from '../../../platform/http/rate-limiters';

/** Pages poll every five seconds, so one network can have twenty open. */
const PER_NETWORK = { points: 240, seconds: 60 };

@Injectable()
export class SharedTripRateGuard implements CanActivate {
  private readonly networks: RateLimiterAbstract;

  constructor(limiters: RateLimiters) {
    this.networks = limiters.create('shared-trips', PER_NETWORK);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const address = addressOf(context.switchToHttp().getRequest<Request>());
    await consume(this.networks, address, (seconds) => `Too many requests. Try again in ${seconds} seconds.`);
    return true;
  }
}
