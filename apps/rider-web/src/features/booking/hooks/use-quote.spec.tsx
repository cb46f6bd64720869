import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { PricingRequest } from '@groupride/contracts';
import * as client from '@groupride/web-api-client';
import type { PricingView } from '@groupride/web-api-client';

type Reply = { price: string } | { error: Error } | 'silence';
let replies: Reply[];
let asked: number;
const failure = (fields: object) => ({ error: Object.assign(new Error('no answer'), fields) });
const away = failure({ status: 'FETCH_ERROR' });
/** Answers every call with the next reply; the last one repeats. */
const calculate = () => {
  asked += 1;
  const reply = replies.length > 1 ? replies.shift()! : replies[0]!;
  const expiresAt = new Date(Date.now() + 10 * 60_000).toISOString();
  const answered =
    reply === 'silence'
      ? new Promise<PricingView>(() => undefined)
      : 'price' in reply
        ? Promise.resolve({ quoteId: `quote-${asked}`, expiresAt, finalTotal: reply.price } as PricingView)
        : Promise.reject(reply.error);
  return { abort: () => undefined, unwrap: () => answered };
};
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useCalculatePricingMutation: () => [calculate],
}));
const { useQuote } = await import('./use-quote');

const MINUTE = 60_000;
const STEP_MS = 500;
/** How far the clock advances in one step while no timer is due. */
const LONG_STEP_MS = 5_000;
const LAST_MS = 20_000;
let visibility: DocumentVisibilityState;
beforeEach(() => {
  jest.useFakeTimers();
  [asked, visibility] = [0, 'visible'];
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Advances in steps, since React renders only at the end of each; the last steps are short. */
async function pass(ms: number) {
  for (let left = ms; left > 0;) {
    const step = left > LAST_MS ? LONG_STEP_MS : Math.min(left, STEP_MS);
    await act(() => jest.advanceTimersByTimeAsync(step));
    left -= step;
  }
}
const show = async (state: DocumentVisibilityState) => {
  visibility = state;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(300);
};
const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));
/** Simulates a sleeping device: the clock advances, but no timer fires. */
const sleep = (ms: number) => jest.setSystemTime(Date.now() + ms);

async function open(...given: Reply[]) {
  replies = given;
  const view = renderHook((request: Partial<PricingRequest>) => useQuote(request as PricingRequest), {
    initialProps: { groupSize: 4 } as Partial<PricingRequest>,
  });
  await pass(300);
  return { ...view, quote: () => view.result.current };
}

describe('a valid quote', () => {
  it('is refreshed before it expires, and stays bookable throughout', async () => {
    const { quote } = await open({ price: '50.00' });
    expect(quote()).toMatchObject({ stale: false, outOfDate: false, was: null, updating: false });
    await pass(9 * MINUTE + 41_000);
    expect(asked).toBe(2);
    expect(quote()).toMatchObject({ stale: false, was: null, pricing: { quoteId: 'quote-2' } });
  });

  it('can be booked while it is being refreshed', async () => {
    const { quote } = await open({ price: '50.00' }, 'silence');
    await pass(9 * MINUTE + 45_000);
    expect(quote()).toMatchObject({ updating: true, stale: false, error: null });
    await pass(16_000);
    expect(quote()).toMatchObject({ updating: true, stale: true, outOfDate: true });
  });

  it('shows the previous price after a change, until the booking draft changes', async () => {
    const { quote, rerender } = await open({ price: '50.00' }, { price: '54.00' });
    await pass(9 * MINUTE + 45_000);
    expect(quote()).toMatchObject({ pricing: { finalTotal: '54.00' }, was: { finalTotal: '50.00' } });
    await pass(10 * MINUTE);
    expect(quote().was).toMatchObject({ finalTotal: '50.00' });
    rerender({ groupSize: 5 });
    await pass(300);
    expect(quote()).toMatchObject({ stale: false, was: null });
  });

  it('does not depend on the device’s clock', async () => {
    sleep(-30 * MINUTE);
    const { quote } = await open({ price: '50.00' });
    await pass(5 * MINUTE);
    expect(asked).toBe(1);
    expect(quote().stale).toBe(false);
  });

  it('is not refreshed in a hidden tab', async () => {
    const { quote } = await open({ price: '50.00' });
    await show('hidden');
    await pass(30 * MINUTE);
    expect(asked).toBe(1);
    expect(quote().outOfDate).toBe(true);
  });
});

describe('a quote refresh that fails', () => {
  it('is retried with pauses, and the price stays bookable until it expires', async () => {
    const { quote } = await open({ price: '50.00' }, away, away, away, { price: '50.00' });
    await pass(9 * MINUTE + 41_000);
    expect(asked).toBe(2);
    expect(quote()).toMatchObject({ stale: false, error: null });
    await pass(3_500);
    expect(asked).toBe(3);
    await pass(6_500);
    expect(asked).toBe(4);
    await pass(10_000);
    expect(quote()).toMatchObject({ stale: true, outOfDate: true, error: away.error });
    await pass(7_000);
    expect(asked).toBe(5);
    expect(quote()).toMatchObject({ stale: false, outOfDate: false, error: null });
  });

  it('is retried at once when the network returns', async () => {
    const { quote } = await open({ price: '50.00' }, away, away, away, away, { price: '51.00' });
    await pass(10 * MINUTE + 20_000);
    expect(quote().outOfDate).toBe(true);
    const before = asked;
    goOnline();
    await pass(300);
    expect(asked).toBe(before + 1);
    expect(quote()).toMatchObject({ outOfDate: false, was: { finalTotal: '50.00' } });
  });

  it('is not retried when the server refuses it', async () => {
    const refusal = failure({ status: 409, data: { code: 'promo_ended' } });
    const { quote } = await open({ price: '50.00' }, refusal);
    await pass(9 * MINUTE + 41_000);
    expect(quote()).toMatchObject({ pricing: null, stale: true, error: refusal.error });
    goOnline();
    await pass(5 * MINUTE);
    expect(asked).toBe(2);
  });

  it('is also retried for the first price of a booking draft', async () => {
    const { quote } = await open(away, { price: '50.00' });
    expect(quote()).toMatchObject({ pricing: null, error: away.error });
    await pass(3_500);
    expect(quote()).toMatchObject({ stale: false, error: null });
  });
});

describe('a tab after sleep', () => {
  it('refreshes a price that has expired meanwhile', async () => {
    const { quote } = await open({ price: '50.00' }, 'silence', { price: '52.00' });
    await show('hidden');
    sleep(30 * MINUTE);
    await show('visible');
    expect(asked).toBe(2);
    expect(quote()).toMatchObject({ stale: true, outOfDate: true, updating: true });
  });

  it('notices within two seconds that the device slept, even if the tab stayed visible', async () => {
    const { quote } = await open({ price: '50.00' }, { price: '52.00' });
    sleep(30 * MINUTE);
    await pass(2_000);
    expect(asked).toBe(2);
    expect(quote()).toMatchObject({ stale: false, was: { finalTotal: '50.00' } });
  });

  it('does not wait for a request that was in flight when the device slept', async () => {
    const { quote } = await open('silence', { price: '50.00' });
    await show('hidden');
    await show('visible');
    expect(quote()).toMatchObject({ stale: false, pricing: { quoteId: 'quote-2' } });
  });
});

it('discards a price that the server refused to book', async () => {
  const { quote } = await open({ price: '50.00' }, { price: '55.00' });
  act(() => quote().renew());
  expect(quote()).toMatchObject({ stale: true, outOfDate: true, updating: true });
  await pass(300);
  expect(quote()).toMatchObject({ stale: false, was: { finalTotal: '50.00' } });
});
