import { Injectable } from '@nestjs/common';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { Config } from '../config/config';
import { consume, RateLimiters } from './http/rate-limiters';

/** Limits how many requests per minute one person may cause to paid map services, all of them together. */
@Injectable()
export class MapQuota {
  private readonly limiter: RateLimiterAbstract;

  constructor({ MAP_SERVICE_RATE_PER_MINUTE: points }: Config, limiters: RateLimiters) {
    this.limiter = limiters.create('map-service', { points, seconds: 60 });
  }

  /**
   * @param who the person, or the address of somebody who is not signed in
   * @throws ApiError too_many_requests
   */
  async count(who: string): Promise<void> {
    await consume(this.limiter, who, () => 'That was too much for the map service. Wait a minute and try again.');
  }
}
