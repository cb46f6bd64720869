import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AvailabilityRequest } from '@groupride/contracts';
import * as client from '@groupride/web-api-client';
import type { AvailabilityView } from '@groupride/web-api-client';

let asked: AvailabilityRequest[];
let fails: boolean;
beforeEach(() => {
  asked = [];
  fails = false;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const testApi = createApi({
  baseQuery: fakeBaseQuery<{ status: number }>(),
  endpoints: (build) => ({
    getAvailability: build.query<AvailabilityView, { availabilityRequest: AvailabilityRequest }>({
      queryFn: ({ availabilityRequest }) => {
        asked.push(availabilityRequest);
        if (fails) return { error: { status: 503 } };
        const known = { canRequestNow: true, minutes: asked.length, minutesEstimated: false };
        return {
          data: {
            rideTypes: [
              { rideType: 'GroupX', availability: 'now', ...known, nextAvailableAt: null, suggestedStart: null },
            ],
          },
        };
      },
    }),
  }),
});
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useGetAvailabilityQuery: testApi.useGetAvailabilityQuery,
}));
const { useAvailability } = await import('./use-availability');

const UPTOWN = { lat: 35.2271, lng: -80.8431 };
function setup(first: Parameters<typeof useAvailability>[0]) {
  const store = configureStore({
    reducer: { [testApi.reducerPath]: testApi.reducer },
    middleware: (defaults) => defaults().concat(testApi.middleware),
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const view = renderHook((inputs) => useAvailability(inputs), { wrapper, initialProps: first });
  return { ...view, minutes: () => view.result.current.byType.get('GroupX')?.minutes };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('the availability of ride types', () => {
  it('is requested when a pickup is set, when it changes, and every 30 seconds', async () => {
    const { minutes, rerender } = setup({ pickup: UPTOWN, destination: null, groupSize: 4, isNow: true });
    await pass(300);
    expect(minutes()).toBe(1);
    await pass(30_000);
    expect(minutes()).toBe(2);
    const moved = { lat: 35.3, lng: -80.8 };
    rerender({ pickup: moved, destination: null, groupSize: 4, isNow: true });
    // The first step settles the inputs; the second delivers the answer.
    await pass(300);
    await pass(300);
    expect(minutes()).toBe(3);
    expect(asked.at(-1)).toEqual({ pickup: moved, groupSize: 4 });
  });

  it('includes the destination once it is known', async () => {
    const destination = { lat: 35.2214, lng: -80.9435 };
    const { rerender } = setup({ pickup: UPTOWN, destination: null, groupSize: 2, isNow: true });
    await pass(300);
    rerender({ pickup: UPTOWN, destination, groupSize: 2, isNow: true });
    await pass(300);
    await pass(300);
    expect(asked).toEqual([
      { pickup: UPTOWN, groupSize: 2 },
      { pickup: UPTOWN, groupSize: 2, destination },
    ]);
  });

  it.each([
    ['without a pickup', { pickup: null, destination: null, groupSize: 4, isNow: true }],
    ['with a schedule', { pickup: UPTOWN, destination: null, groupSize: 4, isNow: false }],
  ])('is not requested %s', async (_why, inputs) => {
    const { result } = setup(inputs);
    await pass(31_000);
    expect(asked).toEqual([]);
    expect(result.current.state).toBe('off');
  });

  it('can be requested again after a failure', async () => {
    fails = true;
    const { minutes, result } = setup({ pickup: UPTOWN, destination: null, groupSize: 4, isNow: true });
    await pass(300);
    expect(result.current.state).toBe('failed');
    fails = false;
    act(() => result.current.retry());
    await pass(1_000);
    expect(minutes()).toBe(2);
  });
});
