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

/** Whether no answer arrived at all. */
export function isUnreachable(error: unknown): boolean {
  return (error as { status?: unknown } | undefined)?.status === 'FETCH_ERROR';
}

export function fieldProblemsOf(error: unknown): FieldProblem[] {
  return problemOf(error)?.errors ?? [];
}
