import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useNow } from './use-now';

const NOON = Date.UTC(2027, 0, 4, 12);

beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => jest.useRealTimers());

describe('the current time', () => {
  it('is read again at every interval, until nothing shows it', () => {
    const { result, unmount } = renderHook(() => useNow(1_000));
    expect(result.current).toBe(NOON);
    act(() => jest.advanceTimersByTime(999));
    expect(result.current).toBe(NOON);
    act(() => jest.advanceTimersByTime(1));
    expect(result.current).toBe(NOON + 1_000);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('comes from the given clock', () => {
    const ahead = () => Date.now() + 60_000;
    const { result } = renderHook(() => useNow(1_000, ahead));
    expect(result.current).toBe(NOON + 60_000);
    act(() => jest.advanceTimersByTime(1_000));
    expect(result.current).toBe(NOON + 61_000);
  });
});
