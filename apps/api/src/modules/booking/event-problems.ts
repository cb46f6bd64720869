import type { FieldProblem } from '@groupride/contracts';
import { ApiError } from '../../platform/http/api-error';

/** Converts the error of one ride to field problems that name the ride by its index. */
export function problemsAt(index: number, { code, detail, more }: ApiError): FieldProblem[] {
  const place = `rides.${index}`;
  if (!more.errors || more.errors.length === 0) return [{ field: place, code, message: detail }];
  return more.errors.map((problem) => ({ ...problem, field: `${place}.${problem.field}` }));
}

/** Runs work for one ride of several. @throws the errors of `work`, with the ride's index */
export async function atRide<T>(index: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(error.code, `rides.${index}: ${error.detail}`, {
      ...error.more,
      errors: problemsAt(index, error),
    });
  }
}
