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
  it('asks until the payment is authorized, through a lost answer', async () => {
    const ask = answers('requires_action', 'error', 'authorized');
    expect(await settlePayment(ask, noPause)).toBe('authorized');
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('believes a refusal at once', async () => {
    const ask = answers('failed');
    expect(await settlePayment(ask, noPause)).toBe('failed');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('gives up asking without calling it a failure', async () => {
    const ask = answers('created');
    expect(await settlePayment(ask, noPause)).toBe('unknown');
    expect(ask).toHaveBeenCalledTimes(6);
  });
});

describe('a hold increase', () => {
  const held = { state: 'authorized', recoverBefore: null, amount: '45.67' } as const;

  it('counts once it is there, and has failed when it went back', () => {
    expect(stateOf({ ...held, risesTo: '68.51' })).toBe('requires_action');
    expect(stateOfAsked({ ...held, risesTo: '68.51' }, '68.51')).toBe('requires_action');
    expect(stateOfAsked({ ...held, risesTo: null, amount: '68.51' }, '68.51')).toBe('authorized');
    expect(stateOfAsked({ ...held, risesTo: null }, '68.51')).toBe('failed');
  });
});

describe('what is said to who comes back from the provider', () => {
  const payment = (state: PaymentState, recoverBefore: string | null = null) => ({ state, recoverBefore });

  it.each(['authorized', 'captured', 'stored'] as const)(
    'is that it is paid when it is %s, whatever the page of the provider said',
    (state) => {
      expect(outcomeOf(payment(state), 'failed')).toBe('paid');
    },
  );

  it('believes the page that it failed as long as the server has not heard of an end', () => {
    expect(outcomeOf(payment('requires_action'), 'failed')).toBe('failed');
    expect(outcomeOf(payment('requires_action'), 'succeeded')).toBe('waiting');
    expect(outcomeOf(payment('failed'), 'succeeded')).toBe('failed');
  });

  it('is that nothing was charged when the ride did not wait for it', () => {
    expect(outcomeOf(payment('released'), 'succeeded')).toBe('cancelled');
  });

  it('waits for the new hold where the old one is to be renewed', () => {
    expect(outcomeOf(payment('authorized', '2026-11-22T10:00:00Z'), 'succeeded')).toBe('waiting');
  });
});
