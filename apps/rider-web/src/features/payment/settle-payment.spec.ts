import { jest } from '@jest/globals';
import type { PaymentState } from '@groupride/contracts';
import { settlePayment } from './settle-payment';

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
