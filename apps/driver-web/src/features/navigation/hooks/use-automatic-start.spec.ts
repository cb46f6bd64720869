import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useAutomaticStart } from './use-automatic-start';
import type { Navigation } from './use-navigation';

const start = jest.fn(() => Promise.resolve());
const car = { lat: 35.22, lng: -80.84, heading: null };
const idle = { guidance: null, car, start } as unknown as Navigation;

describe('navigation that opens by itself', () => {
  beforeEach(() => start.mockClear());

  it('starts once for each leg of the trip, as soon as the position is known', () => {
    const { rerender } = renderHook(
      ({ from, routeKey }: { from: Navigation['car']; routeKey: string | null }) =>
        useAutomaticStart({ ...idle, car: from }, routeKey),
      { initialProps: { from: null, routeKey: '7 to_pickup' } as { from: Navigation['car']; routeKey: string | null } },
    );
    expect(start).not.toHaveBeenCalled();
    rerender({ from: car, routeKey: '7 to_pickup' });
    rerender({ from: { ...car, lat: 35.23 }, routeKey: '7 to_pickup' });
    expect(start).toHaveBeenCalledTimes(1);
    rerender({ from: car, routeKey: null });
    expect(start).toHaveBeenCalledTimes(1);
    rerender({ from: car, routeKey: '7 under_way' });
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('does not start without a new leg', () => {
    renderHook(() => useAutomaticStart(idle, null));
    expect(start).not.toHaveBeenCalled();
  });
});
