import { failureReasonOf } from './failure';

it('says what to do about a failed payout, and refers unknown reasons to the provider', () => {
  expect(
    [null, 'account_closed', 'debit_not_authorized', 'balance_insufficient', 'unreachable'].map(failureReasonOf),
  ).toEqual([null, 'account_closed', 'account_restricted', 'no_funds', 'provider']);
});
