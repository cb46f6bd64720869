import { ERROR_CODES, type ErrorCode, type FieldProblem, type Problem } from '@groupride/contracts';

const CODES: ReadonlySet<string> = new Set(ERROR_CODES);

/** The problem document inside a failed call, or undefined when the call failed without one (offline, proxy error). */
export function problemOf(error: unknown): Problem | undefined {
  const data = (error as { data?: unknown } | undefined)?.data;
  if (typeof data !== 'object' || data === null) return undefined;
  const { code } = data as { code?: unknown };
  return typeof code === 'string' && CODES.has(code) ? (data as Problem) : undefined;
}

/** Whether a call was refused with this code. */
export function isRefused(error: unknown, code: ErrorCode): boolean {
  return problemOf(error)?.code === code;
}

/**
 * Statuses that a proxy returns if it cannot reach the API. The API itself returns 503 when a dependency is
 * unavailable.
 */
const PROXY_STATUS: ReadonlySet<unknown> = new Set([502, 503, 504]);

/** Whether GroupRide is unreachable: there is no network, or a proxy cannot reach the API. */
export function isUnreachable(error: unknown): boolean {
  const { status, originalStatus } = (error ?? {}) as { status?: unknown; originalStatus?: unknown };
  if (status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR') return true;
  // The HTML page of a proxy is not JSON, so its status is in `originalStatus`.
  if (!PROXY_STATUS.has(status === 'PARSING_ERROR' ? originalStatus : status)) return false;
  const problem = problemOf(error);
  return problem === undefined || problem.code === 'unavailable';
}

/** Texts for failed calls: for unreachable servers, for general errors, and for specific error codes. */
export type ProblemWords = { readonly network: string; readonly general: string } & {
  readonly [code in ErrorCode]?: string;
};

/** Codes that name no cause, for which the caller's fallback is more helpful. */
const BROAD: ReadonlySet<string> = new Set<ErrorCode>(['validation_failed', 'malformed_request', 'internal']);

/** The message for a refused or failed call; `fallback` if nothing more specific is known. */
export function problemText(error: unknown, words: ProblemWords, fallback?: string): string {
  const code = problemOf(error)?.code;
  // The API answered that a service is unavailable, so the person's connection is not the problem.
  if (isUnreachable(error)) return (code && words[code]) ?? words.network;
  const exact = code && words[code];
  if (code && BROAD.has(code)) return fallback ?? exact ?? words.general;
  return exact ?? fallback ?? words.general;
}

export function fieldProblemsOf(error: unknown): FieldProblem[] {
  return problemOf(error)?.errors ?? [];
}
