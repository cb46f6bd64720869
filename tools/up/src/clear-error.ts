/** A failure that a person can fix. Its message says what is wrong and what to do; it is shown without a stack trace. */
export class ClearError extends Error {
  override readonly name = 'ClearError';
}

/** Start-up was asked to stop before it was ready: not a failure. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
  constructor() {
    super('stopped before it was ready');
  }
}

/** @returns the `code` of a system error such as ENOENT, or undefined */
export function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
