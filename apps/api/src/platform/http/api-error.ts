import type { ErrorCode, FieldProblem } from '@groupride/contracts';

/** An error with a stable code. Modules define theirs in `<module>.errors.ts`; the filter returns problem+json. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    /** What is wrong and what to do, for the user. */
    readonly detail: string,
    readonly more: { errors?: FieldProblem[]; extra?: Record<string, unknown>; retryAfterSeconds?: number } = {},
  ) {
    super(`${code}: ${detail}`);
  }
}

/** One field of the request is wrong. */
export function fieldError(field: string, message: string, code = 'invalid'): ApiError {
  return new ApiError('validation_failed', `${field}: ${message}`, { errors: [{ field, code, message }] });
}

/** Also used for resources of other people, to hide that they exist. */
export function notFound(what: string): ApiError {
  return new ApiError('not_found', `There is no such ${what}, or it is not yours.`);
}
