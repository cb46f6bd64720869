import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import * as client from '@groupride/web-api-client';

const away = { error: { status: 'FETCH_ERROR', error: 'no answer' } };
const paid = { data: { id: 5, state: 'authorized', amount: '60.25' } };
let answer: object;
const refresh = jest.fn(async () => answer);
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useRefreshPaymentMutation: () => [refresh],
}));
const { useReturnedPayment } = await import('./use-returned-payment');

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('a payment whose state could not be requested', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is requested again automatically, and shown once the server answers', async () => {
    answer = away;
    const { result, unmount } = renderHook(() => useReturnedPayment(5, null));
    await wait(0);
    expect(result.current.returned.kind).toBe('unreachable');
    await wait(30_000);
    expect(result.current.returned.kind).toBe('unreachable');
    answer = paid;
    await wait(5_000);
    expect(result.current.returned.kind).toBe('paid');
    const asked = refresh.mock.calls.length;
    await wait(60_000);
    expect(refresh.mock.calls).toHaveLength(asked);
    unmount();
  });
});
