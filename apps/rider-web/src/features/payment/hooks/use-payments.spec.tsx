import { jest } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import type { PaymentIntentView } from '@groupride/web-api-client';

const intent = (clientSecret: string) => ({ paymentId: 3, clientSecret }) as PaymentIntentView;
const requested = intent('requested');
const createIntent = jest.fn(() => ({ unwrap: () => Promise.resolve(requested) }));
const giveTip = jest.fn(() => ({ unwrap: () => Promise.resolve(intent('tip')) }));
const payDebt = jest.fn(() => ({ unwrap: () => Promise.resolve(intent('debt')) }));
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useCreatePaymentIntentMutation: () => [createIntent],
  useGiveTipMutation: () => [giveTip],
  usePayDebtMutation: () => [payDebt],
}));
jest.unstable_mockModule('../../../shared/session', () => ({
  useClientConfig: () => ({ paymentPublishableKey: 'pk' }),
}));
jest.unstable_mockModule('../../../shared/payments/load-payments', () => ({ loadPayments: async () => ({}) }));
const { startedPayment } = await import('../../../shared/payments/started-payment');
const { usePayments } = await import('./use-payments');

async function begun(tip: string | null = null, debt = false): Promise<PaymentIntentView | undefined> {
  const { result } = renderHook(() => usePayments(12, tip, debt));
  await waitFor(() => expect(result.current.ready).not.toBeNull());
  return result.current.ready?.begun;
}

beforeEach(() => {
  jest.clearAllMocks();
  startedPayment.keep(12, null);
});

describe('the payment page', () => {
  it('takes the payment that the booking started', async () => {
    startedPayment.keep(12, intent('booked'));
    expect(await begun()).toEqual(intent('booked'));
    expect(createIntent).not.toHaveBeenCalled();
    // A page that is opened again asks the server, which knows whether it is paid by now.
    expect(await begun()).toBe(requested);
  });

  it('requests the payment of any other ride', async () => {
    startedPayment.keep(13, intent('other ride'));
    expect(await begun()).toBe(requested);
    expect(createIntent).toHaveBeenCalledWith({ paymentIntentRequest: { rideId: 12 } });
  });

  it.each([
    ['tip', '5.00', false],
    ['debt', null, true],
  ] as const)('requests a %s even when the booking started a payment', async (secret, tip, debt) => {
    startedPayment.keep(12, intent('booked'));
    expect(await begun(tip, debt)).toEqual(intent(secret));
  });
});
