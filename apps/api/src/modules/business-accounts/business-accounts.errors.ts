import { formatCents, type Cents } from '@groupride/pricing';
import { ApiError } from '../../platform/http/api-error';

/** Also thrown for people, who never book on a business account. */
export const businessAccountRequired = () =>
  new ApiError(
    'business_account_required',
    'Only services of a business account can do this. Use a token of a service account that operations connected to one.',
  );

export const accountSuspended = () =>
  new ApiError('account_suspended', 'This business account takes no new rides now. Ask operations why.');

export const accountClosed = () => new ApiError('account_closed', 'This business account is closed.');

export const accountChanged = () =>
  new ApiError(
    'business_account_changed',
    'Someone else just changed this business account, so nothing was saved. Look at it again first.',
  );

export const accountLimitReached = (missing: Cents) =>
  new ApiError(
    'account_limit_reached',
    `The credit limit of this business account is exceeded by $${formatCents(missing)}. Pay open invoices, or ask operations for a higher limit.`,
    { extra: { missing: formatCents(missing) } },
  );

export const costCenterUnknown = (code: string, field = 'costCenter') =>
  new ApiError('cost_center_unknown', `This business account has no active cost center ${code}.`, {
    errors: [{ field, code: 'cost_center_unknown', message: `names no active cost center: ${code}` }],
  });

export const costCenterExists = (code: string) =>
  new ApiError('cost_center_exists', `This business account has a cost center ${code} already.`, {
    errors: [{ field: 'code', code: 'cost_center_exists', message: 'is used by another cost center' }],
  });

export const serviceAccountTaken = () =>
  new ApiError(
    'service_account_taken',
    'This service account is closed, or belongs to a business account. Disconnect it there first.',
  );
