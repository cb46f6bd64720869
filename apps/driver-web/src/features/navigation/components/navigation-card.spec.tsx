import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInApp } from '../../../testing/render-in-app';
import type { Navigation } from '../hooks/use-navigation';

const start = jest.fn(() => Promise.resolve());
let navigation: Partial<Navigation> = {};
jest.unstable_mockModule('../hooks/use-navigation', () => ({ useNavigation: () => navigation }));
jest.unstable_mockModule('../hooks/use-member-positions', () => ({ useMemberPositions: () => [] }));
jest.unstable_mockModule('../../../shared/map/driver-map', () => ({ DriverMap: () => null }));
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
