import { act, renderHook } from '@testing-library/react';
import { useLostRide } from './use-lost-ride';

const start = (activeId: number | null | undefined) =>
  renderHook(({ id }: { id: number | null | undefined }) => useLostRide(id), { initialProps: { id: activeId } });

describe('useLostRide', () => {
  it('returns nothing while loading, and nothing when there was no ride', () => {
    const { result, rerender } = start(undefined);
    rerender({ id: null });
    expect(result.current.lost).toBeNull();
  });

  it('returns a ride that was cancelled under way, until it is dismissed', () => {
    const { result, rerender } = start(7);
    rerender({ id: null });
    expect(result.current.lost).toBe(7);
    act(() => result.current.dismiss());
    expect(result.current.lost).toBeNull();
  });

  it('ignores a ride that the driver ends', () => {
    const { result, rerender } = start(7);
    act(() => result.current.setEnding(7));
    rerender({ id: null });
    expect(result.current.lost).toBeNull();
  });

  it('returns a ride that ends after the driver failed to end it', () => {
    const { result, rerender } = start(7);
    act(() => result.current.setEnding(7));
    act(() => result.current.setEnding(null));
    rerender({ id: null });
    expect(result.current.lost).toBe(7);
  });
});
