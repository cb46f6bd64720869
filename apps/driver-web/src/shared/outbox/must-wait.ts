import { isRefused, isUnreachable } from '@groupride/web-api-client';

/** Whether the call failed because the driver has to sign in again. */
const isSignedOut = (error: unknown): boolean =>
  isRefused(error, 'not_signed_in') || isRefused(error, 'second_factor_required');

/**
 * Whether a failed call says nothing about the step: the server is unreachable or failed, there were too many calls, or
 * the session has ended.
 */
export function mustWait(error: unknown): boolean {
  const status = statusOf(error);
  if (isUnreachable(error) || isSignedOut(error) || status === 401) return true;
  if (status === 429) return !isRefused(error, 'verification_locked');
  return isServerFault(error);
}

/** Whether the server was reached and failed, which may happen every time the same step is sent. */
export function isServerFault(error: unknown): boolean {
  const status = statusOf(error);
  return typeof status === 'number' && status >= 500 && !isUnreachable(error);
}

/** The HTTP status of the answer; a proxy answers with a page instead of JSON. */
function statusOf(error: unknown): unknown {
  const { status, originalStatus } = (error ?? {}) as { status?: unknown; originalStatus?: unknown };
  return status === 'PARSING_ERROR' ? originalStatus : status;
}
