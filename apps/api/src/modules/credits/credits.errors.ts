import { ApiError } from '../../platform/http/api-error';

export const creditSpent = () =>
  new ApiError('credit_spent', 'Nothing of this credit is left to revoke: it is used, revoked already, or over.');

export const creditNotUsed = () =>
  new ApiError('credit_not_used', 'The rider used no credit for this ride, or has it back already.');
