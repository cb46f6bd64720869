import { jest } from '@jest/globals';
import type { PaymentIntentView } from '@groupride/web-api-client';
import { startedPayment } from './started-payment';

const payment = { paymentId: 3, clientSecret: 'pi_1_secret' } as PaymentIntentView;

describe('the payment that a booking started', () => {
  it('is handed on once, for its own ride', () => {
    startedPayment.keep(12, payment);
    expect(startedPayment.take(12)).toBe(payment);
    expect(startedPayment.take(12)).toBeNull();
    startedPayment.keep(12, payment);
    expect(startedPayment.take(13)).toBeNull();
    expect(startedPayment.take(12)).toBeNull();
  });

  it('is requested again after a minute', () => {
    jest.useFakeTimers();
    startedPayment.keep(12, payment);
    jest.advanceTimersByTime(60_000);
    expect(startedPayment.take(12)).toBeNull();
    jest.useRealTimers();
  });

  it('is forgotten when the next booking started none', () => {
    startedPayment.keep(12, payment);
    startedPayment.keep(12, null);
    expect(startedPayment.take(12)).toBeNull();
  });
});
