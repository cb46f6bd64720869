import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './api-error';

const WINDOW_SECONDS = 60;

/** Keeps one address from taking everything. Headers follow the IETF draft "RateLimit header fields for HTTP". */
export function rateLimit(perMinute: number): RequestHandler {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: WINDOW_SECONDS });
  const describe = (response: Response, state: RateLimiterRes) => {
    response.setHeader('RateLimit-Limit', String(perMinute));
    response.setHeader('RateLimit-Remaining', String(Math.max(0, state.remainingPoints)));
    response.setHeader('RateLimit-Reset', String(Math.ceil(state.msBeforeNext / 1000)));
  };
  return (request: Request, response: Response, next: NextFunction) => {
    if (request.path.startsWith('/api/health') || request.path === '/api/stripe/webhook') {
      next();
      return;
    }
    limiter.consume(request.ip ?? 'unknown').then(
      (state) => {
        describe(response, state);
        next();
      },
      (state: unknown) => {
        if (!(state instanceof RateLimiterRes)) return next(state);
        describe(response, state);
        next(new ApiError('too_many_requests', 'That was too many requests. Wait a moment and try again.', { retryAfterSeconds: Math.ceil(state.msBeforeNext / 1000) }));
      },
    );
  };
}
