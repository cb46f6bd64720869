import { isRefused, isUnreachable } from '@groupride/web-api-client';

/** Whether the call failed because the driver has to sign in again. */
const isSignedOut = (error: unknown): boolean =>
  isRefused(error, 'not_signed_in') || isRefused(error, 'second_factor_required');

/**
 * Whether a failed call says nothing about the step: the server is unreachable or failed, there were too many calls, or
 * the session has ended.
 */
export function mustWait(error: unknown): boolean {
  const { status, originalStatus } = (error ?? {}) as { status?: unknown; originalStatus?: unknown };
  // A proxy answers with a page instead of JSON.
  const answered = status === 'PARSING_ERROR' ? originalStatus : status;
  if (isUnreachable(error) || isSignedOut(error) || answered === 401) return true;
  if (answered === 429) return !isRefused(error, 'verification_locked');
  return typeof answered === 'number' && answered >= 500;
}
