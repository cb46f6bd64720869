import type { ErrorCode } from '@groupride/contracts';
import { ApiError } from '../../platform/http/api-error';

const FOR_OPERATIONS: Partial<Record<ErrorCode, string>> = {
  account_has_debt: 'This person still owes an amount for a ride. Collect it or close the debt, then erase their data.',
  account_has_payment:
    'A payment of this person isn’t finished yet. Money that was set aside is usually charged or released within a day; then erase their data.',
  account_has_ride:
    'This person has a ride ahead or under way. Once it is finished or cancelled, or they have left it, erase their data.',
  account_is_driver:
    'This person has a driver profile. Its earnings and tax records must be kept, so their data can’t be erased.',
  account_is_operator: 'This account is used for operations. Remove the operator first, then erase their data.',
};

/** Rewords for operations why an account cannot be erased; the modules' errors address the person. */
export function forOperations(refusal: unknown): unknown {
  const detail = refusal instanceof ApiError ? FOR_OPERATIONS[refusal.code] : undefined;
  return refusal instanceof ApiError && detail ? new ApiError(refusal.code, detail, refusal.more) : refusal;
}
