import { act, fireEvent, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { renderInApp } from '../../../testing/render-in-app';
import type { Navigation } from '../hooks/use-navigation';
import { NavigationBanner } from './navigation-banner';
import { NavigationControls } from './navigation-controls';

const car = { lat: 35.22, lng: -80.84, heading: null };
const pickup = { lat: 35.2472, lng: -80.806 };
const start = jest.fn(() => Promise.resolve());
const idle: Navigation = {
  guidance: null,
  left: null,
  maneuver: null,
  arrived: false,
  lost: false,
  car,
  starting: false,
  failed: false,
  start,
  next: () => undefined,
  stop: () => undefined,
};
const guidance = {
  rideId: 7,
  target: pickup,
  points: [car, pickup],
  estimated: false,
  index: 0,
  along: 0,
  steps: [],
  whole: { meters: 900, seconds: 90 },
};
const onRecenter = jest.fn();
const show = (more: Partial<Navigation> = {}, following = true) =>
  renderInApp(
    <NavigationBanner
      navigation={{ ...idle, ...more, guidance }}
      place="NoDa"
      following={following}
      onRecenter={onRecenter}
    />,
  );

describe('navigation over the map', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'speechSynthesis');
  });

  it('shows since when there is no new position, after half a minute', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
    show({ car: { ...car, at: Date.now() } });
    act(() => void jest.advanceTimersByTime(29_000));
    expect(screen.queryByText(/No new position/)).toBeNull();
    act(() => void jest.advanceTimersByTime(1_000));
    const notice = screen.getByText(/^No new position since .*may be out of date\.$/);
    expect(notice.closest('[role=status]')).toBeTruthy();
    // On a phone, the notice is longer than one line, and does not touch the edges.
    const { whiteSpace, paddingTop, paddingBottom } = getComputedStyle(notice);
    expect([whiteSpace, paddingTop, paddingBottom]).toEqual(['normal', 'var(--gr-spacing-1)', 'var(--gr-spacing-1)']);
  });

  it('says that the car has left the route while there is no new one', () => {
    show({ lost: true });
    expect(screen.getByText(/^You left the route/).closest('[role=status]')).toBeTruthy();
  });

  it('recenters on the car after the driver has moved the map', () => {
    show({}, false);
    fireEvent.click(screen.getByRole('button', { name: 'Recenter' }));
    expect(onRecenter).toHaveBeenCalledTimes(1);
  });

  it('can be muted when the phone can speak, and has no mute button otherwise', () => {
    const silent = show();
    expect(screen.queryByRole('button', { name: /directions$/ })).toBeNull();
    silent.unmount();
    Object.assign(globalThis, {
      SpeechSynthesisUtterance: class {},
      speechSynthesis: { cancel: () => undefined, speak: () => undefined },
    });
    const { unmount } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Mute directions' }));
    expect(screen.getByRole('button', { name: 'Speak directions' })).toBeTruthy();
    unmount();
  });
});

describe('the controls of the navigation', () => {
  it('start navigation once the position is known', () => {
    const { unmount } = renderInApp(<NavigationControls navigation={{ ...idle, car: null }} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start Navigation' }).disabled).toBe(true);
    unmount();
    renderInApp(<NavigationControls navigation={idle} />);
    fireEvent.click(screen.getByRole('button', { name: 'Start Navigation' }));
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('end navigation when its button is pressed', () => {
    const stop = jest.fn();
    renderInApp(<NavigationControls navigation={{ ...idle, guidance, stop }} />);
    fireEvent.click(screen.getByRole('button', { name: 'End Navigation' }));
    expect(stop).toHaveBeenCalledTimes(1);
  });
});
