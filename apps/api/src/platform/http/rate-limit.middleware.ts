import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { addressOf } from './address';
import { ApiError } from './api-error';
import type { RateLimiters } from './rate-limiters';
import { isUncounted } from './refusals';

const WINDOW_SECONDS = 60;

export interface RequestLimits {
  users: RateLimiterAbstract;
  tokens: RateLimiterAbstract;
  addresses: RateLimiterAbstract;
}

export const requestLimits = (
  limiters: RateLimiters,
  { perUser, perToken, perAddress }: { perUser: number; perToken: number; perAddress: number },
): RequestLimits => ({
  users: limiters.create('user', { points: perUser, seconds: WINDOW_SECONDS }),
  tokens: limiters.create('token', { points: perToken, seconds: WINDOW_SECONDS }),
  addresses: limiters.create('address', { points: perAddress, seconds: WINDOW_SECONDS }),
});

const tooManyRequests = ({ msBeforeNext }: RateLimiterRes): ApiError =>
  new ApiError('too_many_requests', 'That was too many requests. Wait a moment and try again.', {
    retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });

/** Counts an action that is not a request, such as a socket handshake. @throws ApiError too_many_requests */
export async function countOnce(limiter: RateLimiterAbstract, key: string | number): Promise<void> {
  await limiter.consume(key).catch((state: unknown) => {
    throw state instanceof RateLimiterRes ? tooManyRequests(state) : state;
  });
}

/**
 * General rate limit. Tokens and signed-in users are counted individually, because hundreds may share an
 * address; others by address. Headers follow the IETF draft "RateLimit header fields for HTTP".
 */
export function rateLimit({ users, tokens, addresses }: RequestLimits): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    if (isUncounted(request.path)) {
      next();
      return;
    }
    const { user } = request;
    const limiter = user?.token ? tokens : user ? users : addresses;
    const describe = (state: RateLimiterRes) => {
      response.setHeader('RateLimit-Limit', String(limiter.points));
      response.setHeader('RateLimit-Remaining', String(Math.max(0, state.remainingPoints)));
      response.setHeader('RateLimit-Reset', String(Math.ceil(state.msBeforeNext / 1000)));
    };
    limiter.consume(user?.token?.id ?? user?.userId ?? addressOf(request)).then(
      (state) => {
        describe(state);
        next();
      },
      (state: unknown) => {
        if (!(state instanceof RateLimiterRes)) return next(state);
        describe(state);
        next(tooManyRequests(state));
      },
    );
  };
}
