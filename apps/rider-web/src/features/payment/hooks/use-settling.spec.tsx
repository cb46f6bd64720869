import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import * as client from '@groupride/web-api-client';

type Answer = { state: string; amount: string };
let answer: () => Promise<Answer>;
let own: (Answer & { id: number })[] = [];
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useListOwnPaymentsQuery: () => ({ data: own }),
  useRefreshPaymentMutation: () => [() => ({ unwrap: () => answer() })],
}));
jest.unstable_mockModule('@groupride/web-ui', () => ({ toast: jest.fn() }));
jest.unstable_mockModule('../../../shared/payments/decline-text', () => ({
  refusalOf: (error: unknown) => error,
  useDeclineText: () => () => 'declined',
}));
jest.unstable_mockModule('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
const { useSettling } = await import('./use-settling');

/** Pays with a form that reports this error, and waits as long as the page does. */
async function pay(error?: { type: string; message?: string }) {
  jest.useFakeTimers();
  const onConfirmed = jest.fn();
  const { result } = renderHook(() => useSettling(7, { paymentId: 5, amount: '60.25' }, onConfirmed));
  await act(async () => {
    const settled = result.current.settle(async () => ({ error }));
    await jest.advanceTimersByTimeAsync(10_000);
    await settled;
  });
  jest.useRealTimers();
  return { onConfirmed, failure: result.current.failure };
}

describe('the end of a payment', () => {
  it('is the server’s word that it is paid', async () => {
    answer = async () => ({ state: 'authorized', amount: '60.25' });
    expect((await pay()).onConfirmed.mock.calls).toEqual([['authorized']]);
  });

  it('is not known when the server cannot be reached, whatever the provider said', async () => {
    answer = () => Promise.reject(new Error('unreachable'));
    const { onConfirmed, failure } = await pay();
    expect(onConfirmed.mock.calls).toEqual([['unknown']]);
    expect(failure).toBeUndefined();
  });

  it('is the server’s word even when the browser lost the provider’s answer', async () => {
    answer = async () => ({ state: 'authorized', amount: '60.25' });
    const { onConfirmed, failure } = await pay({ type: 'api_connection_error' });
    expect(onConfirmed.mock.calls).toEqual([['authorized']]);
    expect(failure).toBeUndefined();
  });

  it.each(['created', 'requires_action', 'failed'])(
    'is a failure when the provider reports an error and the payment is %s',
    async (state) => {
      answer = async () => ({ state, amount: '60.25' });
      const { onConfirmed, failure } = await pay({ type: 'invalid_request_error' });
      expect(onConfirmed).not.toHaveBeenCalled();
      expect(failure).toBe('declined');
    },
  );

  it('is a failure when neither the provider nor the server answers', async () => {
    answer = () => Promise.reject(new Error('unreachable'));
    const { onConfirmed, failure } = await pay({ type: 'api_connection_error' });
    expect(onConfirmed).not.toHaveBeenCalled();
    expect(failure).toBe('declined');
  });

  it('is a failure when the server says so', async () => {
    answer = async () => ({ state: 'failed', amount: '60.25' });
    const { onConfirmed, failure } = await pay();
    expect(onConfirmed).not.toHaveBeenCalled();
    expect(failure).toBe('payment.failedDetail');
  });

  it.each([
    ['was paid in another tab', { state: 'authorized', amount: '60.25' }, [['authorized']]],
    ['is still to be paid', { state: 'requires_action', amount: '60.25' }, []],
    ['has a smaller hold than is asked for', { state: 'authorized', amount: '50.00' }, []],
  ])('is noticed without a press of Pay when the payment %s', (_, payment, calls) => {
    own = [];
    const onConfirmed = jest.fn();
    const page = renderHook(() => useSettling(7, { paymentId: 5, amount: '60.25' }, onConfirmed));
    expect(onConfirmed).not.toHaveBeenCalled();
    own = [{ id: 5, ...payment }];
    page.rerender();
    page.rerender();
    expect(onConfirmed.mock.calls).toEqual(calls);
    own = [];
  });
});
