import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Config } from '../../../config/config';
import { ApiError } from '../../../platform/http/api-error';

/**
 * Slows down who tries many sign-ins or sign-ups from one address. Counted per process: what protects a code, whatever
 * the number of processes, is the count of attempts stored with it.
 */
@Injectable()
export class AuthRateGuard implements CanActivate {
  private readonly limiter: RateLimiterMemory;

  constructor(private readonly config: Config) {
    this.limiter = new RateLimiterMemory({ points: config.AUTH_RATE_PER_MINUTE, duration: 60 });
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const state = await this.consume(`${request.ip ?? ''} ${context.getHandler().name}`);
    const seconds = Math.ceil(state.msBeforeNext / 1000);
    response.setHeader('RateLimit-Limit', String(this.config.AUTH_RATE_PER_MINUTE));
    response.setHeader('RateLimit-Remaining', String(Math.max(0, state.remainingPoints)));
    response.setHeader('RateLimit-Reset', String(seconds));
    if (state.consumedPoints > this.config.AUTH_RATE_PER_MINUTE) {
      const retryAfterSeconds = Math.max(1, seconds);
      throw new ApiError('too_many_requests', `Too many attempts. Please try again in ${retryAfterSeconds} seconds.`, { retryAfterSeconds });
    }
    return true;
  }

  private async consume(key: string): Promise<RateLimiterRes> {
    try {
      return await this.limiter.consume(key);
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return refused;
      throw refused;
    }
  }
}
