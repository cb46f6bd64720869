import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { MemberView } from '@groupride/web-api-client';
import { aRide } from '../../../testing/rides';
import { renderInApp } from '../../../testing/render-in-app';

const NOON = Date.parse('2026-11-20T17:00:00Z');
let answer: object = {};
let stale: number | null = null;
let steps: object[] = [];
jest.unstable_mockModule('../api', () => ({ useGetNoShowQuery: () => ({ ...answer, refetch: () => undefined }) }));
jest.unstable_mockModule('../hooks/use-no-shows', () => ({ useNoShows: () => ({ busy: false }) }));
jest.unstable_mockModule('../../../shared/offline/use-trip-age', () => ({ useTripAge: () => stale }));
const outbox = await import('../../../shared/outbox/outbox-context');
jest.unstable_mockModule('../../../shared/outbox/outbox-context', () => ({
  ...outbox,
  useOutboxState: () => ({ steps }),
}));
const { Waiting } = await import('./waiting');

const ana = { id: 1, user: { name: 'Ana' }, verified: false, noShow: false } as unknown as MemberView;
const show = () =>
  renderInApp(
    <Waiting
      ride={aRide({ id: 7, status: 'en_route', arrivedAt: new Date(NOON).toISOString() })}
      members={[ana]}
      onEnding={() => undefined}
    />,
  );
const clock = () => screen.getByRole('timer').textContent;

describe('the waiting clock at the pickup', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOON + 125_000 });
    [answer, stale, steps] = [{}, null, []];
  });
  afterEach(() => jest.useRealTimers());

  it('counts down by the server’s clock', () => {
    answer = { data: { secondsLeft: 300, waitUntil: new Date(NOON + 420_000).toISOString(), earnings: '0.00' } };
    show();
    expect(clock()).toBe('5:00 left');
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

  it('is hidden while the response loads', () => {
    show();
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
