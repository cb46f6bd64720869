import { ApiError } from '../../platform/http/api-error';
import type { PlanRide } from './domain/plan-rides';

/** Renames the rides in validation errors to the requests that they come from, as in `requests.3`. */
export async function ridesAsRequests<T>(rides: readonly PlanRide[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || !error.more.errors) throw error;
    const named = (text: string) =>
      text.replace(/^rides\.(\d+)/, (_, index: string) => `requests.${rides[Number(index)]!.request}`);
    throw new ApiError(error.code, named(error.detail), {
      ...error.more,
      errors: error.more.errors.map((each) => ({ ...each, field: named(each.field) })),
    });
  }
}
