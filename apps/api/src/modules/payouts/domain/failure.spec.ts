import { failureReasonOf } from './failure';

describe('the reason of a failed payout', () => {
  it.each([
    ['account_closed', ['account_closed']],
    ['no_account', ['no_account']],
    [
      'account_restricted',
      ['account_frozen', 'bank_account_restricted', 'bank_ownership_changed', 'debit_not_authorized'],
    ],
    [
      'details_wrong',
      [
        'invalid_account_number',
        'incorrect_account_type',
        'incorrect_account_holder_name',
        'incorrect_account_holder_address',
        'incorrect_account_holder_tax_id',
        'unsupported_card',
        'instant_payouts_unsupported',
      ],
    ],
    ['bank_refused', ['declined', 'could_not_process', 'canceled']],
    ['currency', ['invalid_currency']],
    ['not_ready', ['payouts_not_allowed', 'insufficient_capabilities_for_transfer']],
    ['no_funds', ['insufficient_funds', 'balance_insufficient']],
  ])('says what to do about it: %s', (reason, codes) => {
    for (const code of codes) expect([code, failureReasonOf(code)]).toEqual([code, reason]);
  });

  it('refers to the provider when the code is not known, and is missing without a failure', () => {
    expect([failureReasonOf('unreachable'), failureReasonOf('')]).toEqual(['provider', 'provider']);
    expect(failureReasonOf(null)).toBeNull();
  });
});
