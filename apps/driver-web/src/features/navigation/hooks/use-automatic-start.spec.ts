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
      ({ from, way }: { from: Navigation['car']; way: string | null }) =>
        useAutomaticStart({ ...idle, car: from }, way),
      { initialProps: { from: null, way: '7 to_pickup' } as { from: Navigation['car']; way: string | null } },
    );
    expect(start).not.toHaveBeenCalled();
    rerender({ from: car, way: '7 to_pickup' });
    rerender({ from: { ...car, lat: 35.23 }, way: '7 to_pickup' });
    expect(start).toHaveBeenCalledTimes(1);
    rerender({ from: car, way: null });
    expect(start).toHaveBeenCalledTimes(1);
    rerender({ from: car, way: '7 under_way' });
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('does not start without a new leg', () => {
    renderHook(() => useAutomaticStart(idle, null));
    expect(start).not.toHaveBeenCalled();
  });
});
