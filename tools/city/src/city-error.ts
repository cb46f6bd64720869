/**
 * A failure that a person can fix. Its message explains the problem and the solution, and is shown without a stack
 * trace.
 */
export class CityError extends Error {
  override readonly name = 'CityError';
}

/** @returns the `code` of a system or database error such as ENOENT, or undefined */
export function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

/** @returns a sentence that explains a system error, or the error itself */
export function explain(error: unknown, path: string): unknown {
  switch (codeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new CityError(
        `The disk that holds ${path} is full: free some space and import again; the city that was there is untouched.`,
      );
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new CityError(
        `${path} cannot be written by this account: give yourself the right to it, or set GROUPRIDE_DATA to a folder of your own.`,
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return new CityError(
        `A file is in the place of a folder that the city needs (${error instanceof Error ? error.message : path}): move it away.`,
      );
    default:
      return error;
  }
}
