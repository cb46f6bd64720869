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

/** What a proxy answers for an API that is away. The API itself says 503 too, of something that it needs. */
const PROXY_STATUS: ReadonlySet<unknown> = new Set([502, 503, 504]);

/** Whether nothing of GroupRide answered: no network, or a proxy in front that does not reach the API. */
export function isUnreachable(error: unknown): boolean {
  const { status, originalStatus } = (error ?? {}) as { status?: unknown; originalStatus?: unknown };
  if (status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR') return true;
  // A proxy's page of HTML is no JSON: the status it came with is then the original one.
  if (!PROXY_STATUS.has(status === 'PARSING_ERROR' ? originalStatus : status)) return false;
  const problem = problemOf(error);
  return problem === undefined || problem.code === 'unavailable';
}

/** Texts for failed calls: for one that reached nobody, for any other, and for the refusals that have words of their own. */
export type ProblemWords = { readonly network: string; readonly general: string } & {
  readonly [code in ErrorCode]?: string;
};

/** Codes that name no cause: a caller who knows what was not done says more. */
const BROAD: ReadonlySet<string> = new Set<ErrorCode>(['validation_failed', 'malformed_request', 'internal']);

/** What to tell a person about a refused or failed call; `fallback` when nothing more exact is known. */
export function problemText(error: unknown, words: ProblemWords, fallback?: string): string {
  const code = problemOf(error)?.code;
  // Somebody answered that the service is away: that is no fault of the person's connection.
  if (isUnreachable(error)) return (code && words[code]) ?? words.network;
  const exact = code && words[code];
  if (code && BROAD.has(code)) return fallback ?? exact ?? words.general;
  return exact ?? fallback ?? words.general;
}

export function fieldProblemsOf(error: unknown): FieldProblem[] {
  return problemOf(error)?.errors ?? [];
}
