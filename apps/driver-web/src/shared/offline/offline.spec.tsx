import { jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useTripAge } from './use-trip-age';
import { useWakeLock } from './use-wake-lock';

describe('the age of the displayed trip', () => {
  const online = (now: boolean) =>
    act(() => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: now });
      window.dispatchEvent(new Event(now ? 'online' : 'offline'));
    });
  afterEach(() => online(true));

  it('is the age of the last response while there is no network', () => {
    const { result } = renderHook(() => useTripAge(1_800_000_000_000));
    expect(result.current).toBeNull();
    online(false);
    expect(result.current).toBe(1_800_000_000_000);
    online(true);
    expect(result.current).toBeNull();
  });
});

describe('the screen', () => {
  it('stays on while a ride is active, also after the page was hidden', async () => {
    const locks: { released: boolean; release: () => Promise<void> }[] = [];
    const request = jest.fn(() => {
      const lock = {
        released: false,
        release: () => {
          lock.released = true;
          return Promise.resolve();
        },
      };
      locks.push(lock);
      return Promise.resolve(lock);
    });
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
    const { rerender } = renderHook(({ active }) => useWakeLock(active), { initialProps: { active: false } });
    expect(request).not.toHaveBeenCalled();
    rerender({ active: true });
    await waitFor(() => expect(locks).toHaveLength(1));
    await act(() => locks[0]!.release());
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(locks).toHaveLength(2));
    rerender({ active: false });
    await waitFor(() => expect(locks[1]!.released).toBe(true));
  });
});
