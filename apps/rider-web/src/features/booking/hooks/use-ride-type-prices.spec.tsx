import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { RideType, RideTypePricesRequest } from '@groupride/contracts';
import * as client from '@groupride/web-api-client';
import type { PricingView, RideTypePricesView } from '@groupride/web-api-client';
import type { Quote } from './use-quote';

interface RecordedCall {
  groupSize: number;
  answer: (perPerson: string | null, status?: number) => void;
}

let asked: RecordedCall[];
beforeEach(() => {
  asked = [];
});

const testApi = createApi({
  baseQuery: fakeBaseQuery<{ status: number }>(),
  endpoints: (build) => ({
    priceRideTypes: build.query<RideTypePricesView, { rideTypePricesRequest: RideTypePricesRequest }>({
      queryFn: ({ rideTypePricesRequest: { groupSize } }) =>
        new Promise((resolve) => {
          asked.push({
            groupSize,
            answer: (perPerson, status = 200) => {
              const prices = [
                { rideType: 'GroupX' as const, perPerson, finalTotal: perPerson, promotionApplied: false },
              ];
              resolve(
                status === 200
                  ? { data: { prices, distance: 5, duration: 9, distanceEstimated: false } }
                  : { error: { status } },
              );
            },
          });
        }),
    }),
  }),
});
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  usePriceRideTypesQuery: testApi.usePriceRideTypesQuery,
}));
const { useRideTypePrices } = await import('./use-ride-type-prices');

const quoteOf = (perPerson: string | null): Quote => ({
  pricing: perPerson === null ? null : ({ perPerson } as PricingView),
  stale: perPerson === null,
  outOfDate: false,
  updating: perPerson === null,
  was: null,
  error: null,
  renew: () => undefined,
});

function setup() {
  const store = configureStore({
    reducer: { [testApi.reducerPath]: testApi.reducer },
    middleware: (defaults) => defaults().concat(testApi.middleware),
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const first: { groupSize: number; rideType: RideType; quote: Quote } = {
    groupSize: 4,
    rideType: 'GroupX',
    quote: quoteOf(null),
  };
  const view = renderHook(({ groupSize, rideType, quote }) => useRideTypePrices({ groupSize }, rideType, quote), {
    wrapper,
    initialProps: first,
  });
  return {
    ...view,
    first,
    shown: () => view.result.current.byType.get('GroupX')?.perPerson,
    answer: (index: number, perPerson: string | null, status?: number) =>
      act(async () => asked[index]!.answer(perPerson, status)),
  };
}

const askedTimes = (times: number) => waitFor(() => expect(asked).toHaveLength(times));

describe('the prices of all ride types', () => {
  it('are requested once while inputs change quickly, and not again for another ride type or known inputs', async () => {
    const { answer, first, rerender, result, shown } = setup();
    await askedTimes(1);
    await answer(0, '13.71');
    await waitFor(() => expect(shown()).toBe('13.71'));
    for (const groupSize of [5, 6, 5, 6]) rerender({ ...first, groupSize });
    rerender({ ...first, groupSize: 6, rideType: 'GroupXL' });
    expect(result.current.stale).toBe(true);
    await askedTimes(2);
    expect(asked[1]!.groupSize).toBe(6);
    await answer(1, '12.00');
    await waitFor(() => expect(result.current.stale).toBe(false));
    expect(shown()).toBe('12.00');
    rerender({ ...first, groupSize: 4, rideType: 'GroupXL' });
    await waitFor(() => expect([shown(), result.current.stale]).toEqual(['13.71', false]));
    expect(asked).toHaveLength(2);
  });

  it('ignore a response that arrives after the inputs have changed', async () => {
    const { answer, first, rerender, result, shown } = setup();
    await askedTimes(1);
    rerender({ ...first, groupSize: 6 });
    await askedTimes(2);
    await answer(1, '12.00');
    await waitFor(() => expect(shown()).toBe('12.00'));
    await answer(0, '13.71');
    expect([shown(), result.current.stale]).toEqual(['12.00', false]);
  });

  it('are hidden after a failure, until a retry succeeds', async () => {
    const { answer, result, shown } = setup();
    await askedTimes(1);
    await answer(0, null, 503);
    await waitFor(() => expect(result.current.error).not.toBeNull());
    expect(result.current.byType.size).toBe(0);
    act(() => result.current.retry());
    await askedTimes(2);
    await answer(1, '13.71');
    await waitFor(() => expect(shown()).toBe('13.71'));
    expect(result.current.error).toBeNull();
  });

  it('are requested once more when a newer quote uses other rates', async () => {
    const { answer, first, rerender, shown } = setup();
    await askedTimes(1);
    await answer(0, '13.71');
    await waitFor(() => expect(shown()).toBe('13.71'));
    rerender({ ...first, quote: quoteOf('13.71') });
    expect(asked).toHaveLength(1);
    rerender({ ...first, quote: quoteOf('14.00') });
    await askedTimes(2);
    await answer(1, '14.00');
    await waitFor(() => expect(shown()).toBe('14.00'));
    expect(asked).toHaveLength(2);
  });
});
