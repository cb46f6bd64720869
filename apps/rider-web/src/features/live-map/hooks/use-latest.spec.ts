import { describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useLatest } from './use-latest';

type Query = { lat: number; lng: number } | null;

describe('of several wishes', () => {
  it('the last one counts, whichever it is, also when it is the same place again', () => {
    const driver = { lat: 1, lng: 1 };
    const me = { lat: 2, lng: 2 };
    const address = { lat: 3, lng: 3 };
    const { result, rerender } = renderHook(({ wishes }: { wishes: Query[] }) => useLatest(...wishes), {
      initialProps: { wishes: [null, null, null] as Query[] },
    });
    const after = (...wishes: Query[]) => {
      rerender({ wishes });
      return result.current;
    };
    expect(result.current).toBeNull();
    expect(after(driver, null, null)).toBe(driver);
    expect(after(driver, me, null)).toBe(me);
    expect(after(driver, me, address)).toBe(address);
    const again = { ...me };
    expect(after(driver, again, address)).toBe(again);
    expect(after(driver, null, address)).toBe(again);
  });
});
