import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderInApp } from '../../../testing/render-in-app';
import type { Navigation } from '../hooks/use-navigation';

const start = jest.fn(() => Promise.resolve());
let navigation: Partial<Navigation> = {};
jest.unstable_mockModule('../hooks/use-navigation', () => ({ useNavigation: () => navigation }));
jest.unstable_mockModule('../hooks/use-member-positions', () => ({ useMemberPositions: () => [] }));
const drawn = jest.fn((_: { follow?: string | null; headingUp?: boolean }) => null);
jest.unstable_mockModule('../../../shared/map/driver-map', () => ({ DriverMap: drawn }));
const { NavigationCard } = await import('./navigation-card');

const car = { lat: 35.22, lng: -80.84, heading: null };
const pickup = { name: 'NoDa', lat: 35.2472, lng: -80.806 };
const destination = { name: 'South End', lat: 35.212, lng: -80.859 };
const idle = { guidance: null, left: null, car, starting: false, failed: false, start };
const guidance = {
  ...{ rideId: 7, target: pickup, points: [car, pickup], estimated: false, index: 0, along: 0 },
  ...{ steps: [{ text: 'Head north', meters: 900, seconds: 90 }], whole: { meters: 900, seconds: 90 } },
};
const card = (startAtOnce: boolean) => (
  <NavigationCard
    {...{
      rideId: 7,
      pickup,
      destination,
      toPickup: true,

      riderName: 'Riley',
      riderPhone: null,
      arriving: false,
    }}
    startAtOnce={startAtOnce}
    links={<a href="https://waze.com/ul">Waze</a>}
  />
);

describe('navigation to the pickup', () => {
  beforeEach(() => start.mockClear());

  it('starts once when a ride was just accepted, as soon as the position is known', () => {
    navigation = { ...idle, car: null };
    const { rerender } = renderInApp(card(false));
    rerender(card(true));
    expect(start).not.toHaveBeenCalled();
    navigation = idle;
    rerender(card(true));
    expect(start).toHaveBeenCalledTimes(1);
    navigation = { ...idle, car: { ...car, lat: 35.23 } };
    rerender(card(true));
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('waits for the driver otherwise', () => {
    navigation = idle;
    renderInApp(card(false));
    expect(start).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Start Navigation' })).toBeTruthy();
  });

  it('offers other map applications over the whole screen too', () => {
    navigation = { ...idle, guidance: guidance as unknown as Navigation['guidance'] };
    renderInApp(card(false));
    expect(screen.getByRole('dialog', { name: 'Navigation' }).querySelector('a')?.textContent).toBe('Waze');
  });
});

describe('navigation over the whole screen', () => {
  const live = (more: Partial<Navigation> = {}) => {
    navigation = { ...idle, guidance: guidance as unknown as NonNullable<Navigation['guidance']>, ...more };
    return renderInApp(card(false));
  };
  const speaking = () =>
    Object.assign(globalThis, {
      SpeechSynthesisUtterance: class {},
      speechSynthesis: { cancel: () => undefined, speak: () => undefined },
    });
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'speechSynthesis');
  });

  it('turns the map with the car that it follows', () => {
    live();
    expect(drawn.mock.lastCall?.[0]).toMatchObject({ follow: 'car', headingUp: true });
  });

  it('says since when there is no new position, once that is half a minute', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
    live({ car: { ...car, at: Date.now() } });
    act(() => void jest.advanceTimersByTime(29_000));
    expect(screen.queryByText(/No new position/)).toBeNull();
    act(() => void jest.advanceTimersByTime(1_000));
    expect(screen.getByText(/^No new position since .*may be out of date\.$/).closest('[role=status]')).toBeTruthy();
  });

  it('says that the route was left while there is no other one', () => {
    live({ lost: true });
    expect(screen.getByText(/^You left the route/).closest('[role=status]')).toBeTruthy();
  });

  it('shows no time left at the end of the way', () => {
    live({ left: { meters: 90, seconds: 60 }, arrived: true });
    expect(screen.getByText('You have arrived')).toBeTruthy();
    expect(screen.queryByText('1 min')).toBeNull();
  });

  it('can be muted where the phone speaks, and has no such button elsewhere', () => {
    const silent = live();
    expect(screen.queryByRole('button', { name: /directions$/ })).toBeNull();
    silent.unmount();
    speaking();
    const { unmount } = live();
    fireEvent.click(screen.getByRole('button', { name: 'Mute directions' }));
    expect(screen.getByRole('button', { name: 'Speak directions' })).toBeTruthy();
    unmount();
  });
});
