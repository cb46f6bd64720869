import type { FieldProblem } from '@groupride/contracts';
import { ApiError, notFound } from '../../platform/http/api-error';

export const noSuchPlan = () => notFound('route plan');
export const planChanged = () =>
  new ApiError('route_plan_changed', 'Someone changed this plan in the meantime. Reload it, then try again.');
export const planPublished = () =>
  new ApiError('route_plan_published', 'This plan is published. Unpublish it, or change or cancel its rides.');
export const planNotFeasible = () =>
  new ApiError(
    'route_plan_not_feasible',
    'Only a plan whose stops can be driven in their order can be published. Solve it first.',
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
