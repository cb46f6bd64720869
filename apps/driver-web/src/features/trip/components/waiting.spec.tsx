import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { MemberView, ProgressCheckView } from '@groupride/web-api-client';
import { aRide } from '../../../testing/rides';
import { renderInApp } from '../../../testing/render-in-app';

const NOON = Date.parse('2026-11-20T17:00:00Z');
let answer: object = {};
let stale: number | null = null;
let steps: object[] = [];
let check: ProgressCheckView | null = null;
const useGetNoShowQuery = jest.fn((_of: object, _options?: object) => ({ ...answer, refetch: () => undefined }));
jest.unstable_mockModule('../api', () => ({
  useGetNoShowQuery,
  useGetProgressCheckQuery: () => ({ data: check }),
}));
const stop = jest.fn();
let noShows = {};
jest.unstable_mockModule('../hooks/use-no-shows', () => ({ useNoShows: () => ({ stop, ...noShows }) }));
jest.unstable_mockModule('../../../shared/offline/use-trip-age', () => ({ useTripAge: () => stale }));
const outbox = await import('../../../shared/outbox/outbox-context');
jest.unstable_mockModule('../../../shared/outbox/outbox-context', () => ({
  ...outbox,
  useOutboxState: () => ({ steps }),
}));
const { Waiting } = await import('./waiting');

const ana = { id: 1, user: { name: 'Ana' }, verified: false, noShow: false } as unknown as MemberView;
const waiting = () => (
  <Waiting
    ride={aRide({ id: 7, driverId: 3, status: 'en_route', arrivedAt: new Date(NOON).toISOString() })}
    members={[ana]}
    onEnding={() => undefined}
  />
);
const show = () => renderInApp(waiting());
const clock = () => screen.getByRole('timer').textContent;

describe('the waiting clock at the pickup', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOON + 125_000 });
    [answer, stale, steps, check, noShows] = [{}, null, [], null, {}];
    useGetNoShowQuery.mockClear();
    stop.mockClear();
  });
  afterEach(() => jest.useRealTimers());

  it('counts down by the server’s clock', () => {
    answer = { data: { secondsLeft: 300, waitUntil: new Date(NOON + 420_000).toISOString(), earnings: '0.00' } };
    show();
    expect(clock()).toBe('5:00 left');
  });

  it('tells screen readers when the wait is over', () => {
    answer = { data: { secondsLeft: 2, waitUntil: new Date(NOON + 127_000).toISOString(), earnings: '0.00' } };
    show();
    const title = screen.getByText('Waiting time');
    expect(title.getAttribute('aria-live')).toBe('polite');
    act(() => jest.advanceTimersByTime(3_000));
    expect(title.textContent).toBe('The wait is over');
  });

  it('is right after an offline reload from a cached response', () => {
    answer = { data: { secondsLeft: 420, waitUntil: new Date(NOON + 420_000).toISOString(), earnings: '0.00' } };
    stale = NOON;
    show();
    expect(clock()).toBe('4:55 left');
  });

  it('shows how long the driver has been there while the arrival waits to be sent', () => {
    steps = [{ rideId: 7, kind: 'arrived' }];
    show();
    expect(clock()).toBe('2:05');
    expect(screen.getByText('The waiting time begins once your arrival is sent.')).toBeTruthy();
    act(() => void jest.advanceTimersByTime(1000));
    expect(clock()).toBe('2:06');
  });

  const left: ProgressCheckView = {
    rideId: 7,
    cause: 'left_pickup',
    state: 'asked',
    askedAt: new Date(NOON).toISOString(),
    dueAt: new Date(NOON + 180_000).toISOString(),
  };
  const over = { secondsLeft: 0, waitUntil: new Date(NOON).toISOString(), earnings: '9.00' };

  it.each(['asked', 'confirmed'] as const)('does not run while the driver is away from the pickup (%s)', (state) => {
    for (const data of [
      { ...over, mayMark: true, mayCancel: true },
      { ...over, secondsLeft: 300 },
    ]) {
      answer = { data };
      check = { ...left, state };
      const { unmount } = show();
      expect(screen.getByText('The wait starts over when you’re back at the pickup.')).toBeTruthy();
      expect(screen.queryByRole('timer')).toBeNull();
      expect(screen.queryByText('The wait is over')).toBeNull();
      expect(screen.queryByRole('button')).toBeNull();
      unmount();
    }
  });

  it('runs again from the beginning, as the server says, when the driver is back', () => {
    answer = { data: { ...over, secondsLeft: 300 } };
    const { rerender } = show();
    act(() => void jest.advanceTimersByTime(60_000));
    expect(clock()).toBe('4:00 left');
    check = left;
    rerender(waiting());
    check = null;
    rerender(waiting());
    expect(clock()).toBe('5:00 left');
    expect(useGetNoShowQuery).toHaveBeenLastCalledWith({ rideId: 7 }, { refetchOnMountOrArgChange: true });
  });

  it.each([
    { ...left, rideId: 8 },
    { ...left, cause: 'stalled' as const },
    { ...left, state: 'taken_back' as const },
  ])('runs while no question about leaving this pickup is open: %j', (what) => {
    answer = { data: over };
    check = what;
    show();
    expect(screen.getByText('The wait is over')).toBeTruthy();
  });

  it('says nothing of who pays for the seat, because somebody else may', async () => {
    jest.useRealTimers();
    answer = { data: { ...over, mayMark: true, mayCancel: true, earnings: '12.00' } };
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Ana is not here' }));
    expect(await screen.findByText(/^They can’t board anymore, and their seat is still charged\./)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Keep waiting' }));
    fireEvent.click(screen.getByRole('button', { name: 'Nobody came', hidden: true }));
    expect(await screen.findByText('You get $12.00 of the no-show fee.')).toBeTruthy();
  });

  it('says that it waits for a position, and can be stopped', async () => {
    jest.useRealTimers();
    answer = { data: { ...over, mayMark: true, mayCancel: true } };
    const { rerender } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Nobody came' }));
    await screen.findByRole('alertdialog');
    noShows = { busy: true, locating: true };
    rerender(waiting());
    expect(screen.getByText(/^Checking that you’re at the pickup/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Keep waiting' }));
    expect(stop).toHaveBeenCalled();
    noShows = { busy: true, locating: false };
    rerender(waiting());
    expect(screen.queryByText(/^Checking that you’re at the pickup/)).toBeNull();
  });

  it('is hidden while the response loads', () => {
    show();
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
