import type { NextFunction, Request, Response } from 'express';
import { ApiError } from './api-error';

/** Our bodies nest four levels deep, the payment provider's events about ten. */
const MAX_DEPTH = 48;

/**
 * Whether a JSON value is nested so deeply that recursive code (validation, hashing, logging) may
 * overflow the stack. The check itself is iterative.
 */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    level = level.flatMap((part) => (isTree(part) ? Object.values(part).filter(isTree) : []));
    if (level.length === 0) return false;
  }
  return true;
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Uint8Array);
}

/** Rejects deeply nested bodies; runs after parsing. */
export function refuseDeepBodies(request: Request, _response: Response, next: NextFunction): void {
  next(isTooDeep(request.body) ? new ApiError('malformed_request', 'The request is nested too deeply.') : undefined);
}
