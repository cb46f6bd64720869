import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Clock } from '../../clock';
import { ApiError } from '../api-error';
import { isUncounted } from '../refusals';
import type { VersionHistory } from './version-history';

export const VERSION_HEADER = 'GroupRide-Version';

declare global {
  namespace Express {
    interface Request {
      /** Version of the API that the answer has. */
      apiVersion?: string;
    }
  }
}

/**
 * The version that a request names, else the one that its token was created with, else the current one. Runs after callers are recognized and
 * counted. Everything before has the current version's header.
 */
export function negotiateVersion(history: VersionHistory, clock: Pick<Clock, 'now'>): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const asked = request.get(VERSION_HEADER) ?? request.user?.token?.version ?? history.current;
    if (asked !== history.current && !isUncounted(request.baseUrl + request.path)) {
      const served = history.servedOn(clock.now());
      if (!served.some(({ date }) => date === asked)) return next(notServed(served.map(({ date }) => date)));
    }
    request.apiVersion = asked;
    response.setHeader(VERSION_HEADER, asked);
    next();
  };
}

const notServed = (versions: readonly string[]): ApiError =>
  new ApiError(
    'version_not_served',
    `This version of the API is not served. Name one of these in ${VERSION_HEADER}, or none: ${versions.join(', ')}.`,
    { extra: { versions } },
  );
