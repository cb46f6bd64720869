import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';

let refused: { step: { id: string; kind: string; rideId: number }; error: null }[] = [];
const dismiss = (stepId: string) => void (refused = refused.filter(({ step }) => step.id !== stepId));
jest.unstable_mockModule('../../../shared/outbox/outbox-context', () => ({
  useOutbox: () => ({ dismiss }),
  useOutboxState: () => ({ refused }),
}));
const { usePaidTrip } = await import('./use-paid-trip');

const DRIVER = 3;
const trip = { rideId: 7, fare: '54.81', cash: null };
const refusal = (rideId: number, kind = 'completed') => ({
  step: { id: `${kind} ${rideId}`, kind, rideId },
  error: null,
});

describe('the confirmation of a completed trip', () => {
  beforeEach(() => {
    localStorage.clear();
    refused = [];
  });

  it('survives a reload until it is dismissed', () => {
    const before = renderHook(() => usePaidTrip(DRIVER, undefined));
    expect(before.result.current.paid).toBeNull();
    act(() => before.result.current.complete(trip));
    const after = renderHook(() => usePaidTrip(DRIVER, undefined));
    expect(after.result.current.paid).toMatchObject(trip);
    act(() => after.result.current.dismiss());
    expect(renderHook(() => usePaidTrip(DRIVER, undefined)).result.current.paid).toBeNull();
  });

  it('disappears once the driver has another ride', () => {
    const { result, rerender } = renderHook(({ activeId }: { activeId: number }) => usePaidTrip(DRIVER, activeId), {
      initialProps: { activeId: trip.rideId },
    });
    act(() => result.current.complete(trip));
    expect(result.current.paid).not.toBeNull();
    rerender({ activeId: trip.rideId + 1 });
    expect(result.current.paid).toBeNull();
    expect(renderHook(() => usePaidTrip(DRIVER, undefined)).result.current.paid).toBeNull();
  });

  it('disappears when the server refuses the end of the trip', () => {
    const { result, rerender } = renderHook(() => usePaidTrip(DRIVER, undefined));
    act(() => result.current.complete(trip));
    refused = [refusal(trip.rideId + 1)];
    rerender();
    expect(result.current.paid).not.toBeNull();
    refused = [refusal(trip.rideId)];
    rerender();
    expect(result.current.paid).toBeNull();
    refused = [];
    expect(renderHook(() => usePaidTrip(DRIVER, undefined)).result.current.paid).toBeNull();
  });

  it('is shown for the completion that replaces a refused one, whose notice disappears', () => {
    const { result, rerender } = renderHook(() => usePaidTrip(DRIVER, undefined));
    refused = [refusal(trip.rideId), refusal(trip.rideId, 'arrived'), refusal(trip.rideId + 1)];
    rerender();
    act(() => result.current.complete(trip));
    rerender();
    expect(result.current.paid).toMatchObject(trip);
    expect(refused.map(({ step }) => step.id)).toEqual(['arrived 7', 'completed 8']);
  });

  it('is not shown to another driver', () => {
    const { result } = renderHook(() => usePaidTrip(DRIVER, undefined));
    act(() => result.current.complete(trip));
    expect(renderHook(() => usePaidTrip(DRIVER + 1, undefined)).result.current.paid).toBeNull();
  });

  it.each([
    ['of an earlier shift', JSON.stringify({ ...trip, completedAt: Date.now() - 13 * 3_600_000 })],
    ['that cannot be read', '{'],
  ])('is not shown when the stored trip is one %s', (_, text) => {
    localStorage.setItem(`groupride.paid.${DRIVER}`, text);
    expect(renderHook(() => usePaidTrip(DRIVER, undefined)).result.current.paid).toBeNull();
  });
});
