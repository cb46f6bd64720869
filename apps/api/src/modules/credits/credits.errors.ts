import { ApiError } from '../../platform/http/api-error';

export const creditSpent = () =>
  new ApiError('credit_spent', 'Nothing of this credit is left to revoke: it is used, set aside for a ride, or over.');
