import type { NextFunction, Request, Response } from 'express';
import { ApiError } from './api-error';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A page of somebody else must not write in a signed-in person's name, whatever the browser makes of the cookie. */
export function refuseForeignOrigins(origins: readonly string[]) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    const { origin } = request.headers;
    const own = `${request.protocol}://${request.headers.host ?? ''}`;
    if (!SAFE.has(request.method) && origin !== undefined && !isOwnOrigin(origin, origins) && origin !== own) {
      next(new ApiError('origin_refused', 'Requests from this page are not accepted here.'));
      return;
    }
    next();
  };
}

/** Whether a page of `origin` may write and open sockets. */
export function isOwnOrigin(origin: string, origins: readonly string[]): boolean {
  return origins.includes(origin);
}
