import { failureReasonOf } from './failure';

it('says what can be done about a payout that failed, and leaves what we do not know at the provider', () => {
  expect(
    [null, 'account_closed', 'debit_not_authorized', 'balance_insufficient', 'unreachable'].map(failureReasonOf),
  ).toEqual([null, 'account_closed', 'account_restricted', 'no_funds', 'provider']);
});
