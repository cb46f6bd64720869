import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { Config } from '../../../config/config';
import { addressOf } from '../../../platform/http/address';
import { ApiError } from '../../../platform/http/api-error';
import { RateLimiters } from '../../../platform/http/rate-limiters';
import { readIdentifier, textOf } from '../domain/identifier';

/**
 * Rate-limits sign-ins and sign-ups from one IP address: strictly per account, loosely for all accounts, because an
 * office may share the address. Requests from other addresses never count, so strangers cannot lock an owner out. The
 * stored count of attempts protects the codes themselves. While Redis is down, each process counts alone.
 */
@Injectable()
export class AuthRateGuard implements CanActivate {
  private readonly addresses: RateLimiterAbstract;
  private readonly identifiers: RateLimiterAbstract;

  constructor(config: Config, limiters: RateLimiters) {
    this.addresses = limiters.create('sign-in-address', { points: config.AUTH_RATE_PER_MINUTE, seconds: 60 });
    this.identifiers = limiters.create('sign-in-account', {
      points: config.AUTH_IDENTIFIER_RATE_PER_MINUTE,
      seconds: 60,
    });
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const route = `${context.getClass().name}.${context.getHandler().name}`;
    await this.count(this.addresses, `${addressOf(request)} ${route}`, response);
    const keyOf = accountOf(request);
    if (keyOf !== null) await this.count(this.identifiers, `${keyOf} ${route}`, response);
    return true;
  }

  private async count(limiter: RateLimiterAbstract, key: string, response: Response): Promise<void> {
    const state = await consume(limiter, key);
    const seconds = Math.ceil(state.msBeforeNext / 1000);
    response.setHeader('RateLimit-Limit', String(limiter.points));
    response.setHeader('RateLimit-Remaining', String(Math.max(0, state.remainingPoints)));
    response.setHeader('RateLimit-Reset', String(seconds));
    if (state.consumedPoints > limiter.points) {
      const retryAfterSeconds = Math.max(1, seconds);
      throw new ApiError('too_many_requests', `Too many attempts. Please try again in ${retryAfterSeconds} seconds.`, {
        retryAfterSeconds,
      });
    }
  }
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused;
    throw refused;
  }
}

/** The account and address that a call counts against. The body has not been validated yet. */
function accountOf(request: Pick<Request, 'body' | 'user' | 'ip'>): string | null {
  const { identifier, email } = (request.body ?? {}) as { identifier?: unknown; email?: unknown };
  // The named account comes before the signed-in one; otherwise a session would allow guessing everybody else's codes.
  const text = identifier ?? email;
  const read = typeof text === 'string' ? readIdentifier(text.slice(0, 320)) : null;
  if (read) return `${textOf(read)} from ${addressOf(request)}`;
  return request.user ? `user ${request.user.userId}` : null;
}
