import type { NextFunction, Request, Response } from 'express';

/** Responses are personal by default, so neither proxies nor browsers may store them. */
export function noStore(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}
