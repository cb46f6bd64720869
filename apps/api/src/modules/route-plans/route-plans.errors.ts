import type { FieldProblem, NewRoutePlan, UnservedRequest, UnservedRequestReason } from '@groupride/contracts';
import { ApiError, notFound } from '../../platform/http/api-error';

export const noSuchPlan = () => notFound('route plan');
export const planChanged = () =>
  new ApiError('route_plan_changed', 'Someone changed this plan in the meantime. Reload it, then try again.');
export const planPublished = () =>
  new ApiError('route_plan_published', 'This plan is published. Unpublish it, or change or cancel its rides.');
export const planNotFeasible = () =>
  new ApiError(
    'route_plan_not_feasible',
    'This plan has no routes that can be driven. Solve it, or correct the order of its stops.',
  );

const WHY_UNSERVED: Readonly<Record<UnservedRequestReason, string>> = {
  too_many_people: 'more people than any vehicle has seats',
  shift_too_short: 'the shift of every vehicle ends too early',
  out_of_reach: 'no vehicle can be there in time',
  vehicles_full: 'no vehicle has room or time left',
  left_out: 'left out by hand',
};
export const planWithoutServedRequests = ({ requests }: NewRoutePlan, unserved: readonly UnservedRequest[]) => {
  const reasons = unserved.map(({ request, reason }) => `${requests[request]!.label}: ${WHY_UNSERVED[reason]}`);
  return new ApiError(
    'route_plan_serves_nobody',
    `This plan serves nobody, so there is nothing to publish. Change its requests or vehicles, then solve it again. ${reasons.join('; ')}.`,
  );
};
export const planInPast = (what: 'day' | 'pickup') =>
  new ApiError(
    'route_plan_in_past',
    what === 'day'
      ? 'The day of this plan has passed. Change the day, then solve it again.'
      : 'The first pickup of this plan has passed. Change the day or the times, then solve it again.',
  );
export const badPlan = (errors: FieldProblem[]) =>
  new ApiError('validation_failed', errors.map(({ field, message }) => `${field} ${message}`).join('; '), { errors });
export const solverBusy = () =>
  new ApiError('unavailable', 'Other route plans are being solved. Try again in a few seconds.', {
    retryAfterSeconds: 10,
  });

export const planPriceChanged = (total: string) =>
  new ApiError('prices_changed', `The rides cost $${total} now. Look at the price and publish again.`, {
    errors: [{ field: 'total', code: 'prices_changed', message: `is $${total} now` }],
  });
