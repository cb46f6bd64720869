import { alertOf, isIrrelevant, pauseAfter } from './dead-letters';

describe('an event of the payment provider that nothing here handles', () => {
  const irrelevant = [
    'payment_intent.processing',
    'charge.captured',
    'payment_method.automatically_updated',
    'customer.subscription.deleted',
    'transfer.created',
    'payout.reconciliation_completed',
    'balance.available',
    'topup.succeeded',
    'account.updated',
    'account.external_account.created',
    'billing.alert.triggered',
  ];

  it.each(irrelevant)('is left alone when it is %s', (type) => expect(isIrrelevant(type)).toBe(true));

  it.each([
    'payment_intent.succeeded',
    'charge.refunded',
    'charge.refund.updated',
    'charge.dispute.created',
    'payout.failed',
    'transfer.failed',
    'financial_connections.account.created',
    'something.new',
  ])('waits for a person when it is %s', (type) => expect(isIrrelevant(type)).toBe(false));

  it.each(irrelevant)('waits for a person when it is only named like %s', (type) => {
    expect(isIrrelevant(`v2.${type}`)).toBe(false);
    if (!/^(account|billing)/.test(type)) expect(isIrrelevant(`${type}.v2`)).toBe(false);
  });
});

describe('an event that could not be handled', () => {
  it('is tried again after a minute, ten minutes and an hour, and then waits for a person', () => {
    expect([0, 1, 2, 3].map(pauseAfter)).toEqual([60, 600, 3600, null]);
  });

  it('has an alert of its own', () => expect(alertOf('evt_7')).toBe('dead_letter:evt_7'));
});
