import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Config } from '../config/config';
import { ApiError } from './http/api-error';

/** So many questions a minute and person go on to paid map services, whichever they are and whatever they are asked. */
@Injectable()
export class MapQuota {
  private readonly limiter: RateLimiterMemory;

  constructor({ MAP_SERVICE_RATE_PER_MINUTE: points }: Config) {
    this.limiter = new RateLimiterMemory({ points, duration: 60 });
  }

  /**
   * @param who the person, or the address of somebody who is not signed in
   * @throws ApiError too_many_requests
   */
  async count(who: string): Promise<void> {
    try {
      await this.limiter.consume(who);
    } catch {
      throw new ApiError('too_many_requests', 'That was too much for the map service. Wait a minute and try again.', { retryAfterSeconds: 60 });
    }
  }
}
