import type { NextFunction, Request, Response } from 'express';

/** Answers are about a person unless their route says otherwise: nothing between us and the page keeps a copy, and neither does the browser. */
export function noStore(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}
