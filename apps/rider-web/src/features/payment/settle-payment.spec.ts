import { jest } from '@jest/globals';
import type { PaymentState } from '@groupride/contracts';
import { outcomeOf, settlePayment, stateOf, stateOfAsked } from './settle-payment';

const noPause = () => Promise.resolve();
const answers = (...states: (PaymentState | 'error')[]) => {
  const queue = [...states];
  return jest.fn(async (): Promise<PaymentState> => {
    const next = queue.length > 1 ? queue.shift() : queue[0];
    if (next === undefined || next === 'error') throw new Error('no answer');
    return next;
  });
};

describe('settlePayment', () => {
  it('polls until the payment is authorized, and ignores a failed request', async () => {
    const ask = answers('requires_action', 'error', 'authorized');
    expect(await settlePayment(ask, noPause)).toBe('authorized');
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('stops at once when the payment failed', async () => {
    const ask = answers('failed');
    expect(await settlePayment(ask, noPause)).toBe('failed');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('returns unknown instead of failed when it stops polling', async () => {
    const ask = answers('created');
    expect(await settlePayment(ask, noPause)).toBe('unknown');
    expect(ask).toHaveBeenCalledTimes(6);
  });
});

describe('a hold increase', () => {
  const held = { state: 'authorized', recoverBefore: null, amount: '45.67' } as const;

  it('has succeeded once the hold has the new amount, and failed when the hold keeps the old one', () => {
    expect(stateOf({ ...held, risesTo: '68.51' })).toBe('requires_action');
    expect(stateOfAsked({ ...held, risesTo: '68.51' }, '68.51')).toBe('requires_action');
    expect(stateOfAsked({ ...held, risesTo: null, amount: '68.51' }, '68.51')).toBe('authorized');
    expect(stateOfAsked({ ...held, risesTo: null }, '68.51')).toBe('failed');
  });
});

describe('the outcome after returning from the provider’s page', () => {
  const payment = (state: PaymentState, recoverBefore: string | null = null) => ({ state, recoverBefore });

  it.each(['authorized', 'captured', 'stored'] as const)(
    'is paid when the payment is %s, whatever the provider’s page reported',
    (state) => {
      expect(outcomeOf(payment(state), 'failed')).toBe('paid');
    },
  );

  it('is failed when the provider’s page says so and the server has no final state yet', () => {
    expect(outcomeOf(payment('requires_action'), 'failed')).toBe('failed');
    expect(outcomeOf(payment('requires_action'), 'succeeded')).toBe('waiting');
    expect(outcomeOf(payment('failed'), 'succeeded')).toBe('failed');
  });

  it('is cancelled when the ride was cancelled before the payment finished', () => {
    expect(outcomeOf(payment('released'), 'succeeded')).toBe('cancelled');
  });

  it('is waiting while a hold is being reauthorized', () => {
    expect(outcomeOf(payment('authorized', '2026-11-22T10:00:00Z'), 'succeeded')).toBe('waiting');
  });
});
