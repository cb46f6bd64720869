import type { PayoutFailure } from '@groupride/contracts';

/** Maps failure codes of the provider and of ours to reasons that somebody can act on. */
const REASONS: Readonly<Record<string, PayoutFailure>> = {
  account_closed: 'account_closed',
  no_account: 'no_account',
  account_frozen: 'account_restricted',
  bank_account_restricted: 'account_restricted',
  bank_ownership_changed: 'account_restricted',
  debit_not_authorized: 'account_restricted',
  invalid_account_number: 'details_wrong',
  incorrect_account_type: 'details_wrong',
  incorrect_account_holder_name: 'details_wrong',
  incorrect_account_holder_address: 'details_wrong',
  incorrect_account_holder_tax_id: 'details_wrong',
  unsupported_card: 'details_wrong',
  declined: 'bank_refused',
  could_not_process: 'bank_refused',
  canceled: 'bank_refused',
  invalid_currency: 'currency',
  payouts_not_allowed: 'not_ready',
  insufficient_capabilities_for_transfer: 'not_ready',
  instant_payouts_unsupported: 'details_wrong',
  insufficient_funds: 'no_funds',
  balance_insufficient: 'no_funds',
};

/** Null when the payout did not fail. An unknown code counts as a provider failure. */
export function failureReasonOf(code: string | null): PayoutFailure | null {
  return code === null ? null : (REASONS[code] ?? 'provider');
}
