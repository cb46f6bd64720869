import { describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useLatest } from './use-latest';

type Query = { lat: number; lng: number } | null;

describe('useLatest', () => {
  it('returns the value that changed last, even when it is an equal copy of an earlier one', () => {
    const driver = { lat: 1, lng: 1 };
    const me = { lat: 2, lng: 2 };
    const address = { lat: 3, lng: 3 };
    const { result, rerender } = renderHook(({ queries }: { queries: Query[] }) => useLatest(...queries), {
      initialProps: { queries: [null, null, null] as Query[] },
    });
    const after = (...queries: Query[]) => {
      rerender({ queries });
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
