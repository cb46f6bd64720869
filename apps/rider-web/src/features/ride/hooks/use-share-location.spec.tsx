import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { FakeSocket } from '../testing/fake-socket';
import { pageOn } from '../testing/socket-page';

const stopSharing = jest.fn(async (_: { rideId: number }) => ({ data: null }));
jest.unstable_mockModule('../api', () => ({
  sharedPositionsChanged: (rideId: number) => ({ type: 'shared', rideId }),
  useStopSharingPositionMutation: () => [stopSharing],
}));
const { useShareLocation } = await import('./use-share-location');

const watchPosition = jest.fn((_: PositionCallback) => 5);
const clearWatch = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { watchPosition, clearWatch } });
});

const share = () => {
  const page = renderHook(({ stored }: { stored: boolean }) => useShareLocation(12, stored), {
    wrapper: pageOn(new FakeSocket()),
    initialProps: { stored: false },
  });
  act(() => page.result.current.set(true));
  page.rerender({ stored: true });
  return page;
};

describe('sharing the position', () => {
  it('stops on this device when the same person stops it on another one', async () => {
    const { result, rerender } = share();
    expect([result.current.on, watchPosition.mock.calls.length]).toEqual([true, 1]);
    await act(async () => rerender({ stored: false }));
    expect(result.current.on).toBe(false);
    expect(clearWatch).toHaveBeenCalledWith(5);
    // A position that was on its way may have arrived after the other device had stopped.
    expect(stopSharing.mock.calls).toEqual([[{ rideId: 12 }]]);
    await act(async () => rerender({ stored: true }));
    expect(watchPosition).toHaveBeenCalledTimes(1);
  });

  it('goes on when it is switched on again before the server has reported the end', async () => {
    const { result, rerender } = share();
    await act(async () => result.current.set(false));
    act(() => result.current.set(true));
    await act(async () => rerender({ stored: false }));
    expect(result.current.on).toBe(true);
    expect(stopSharing).toHaveBeenCalledTimes(1);
  });
});
