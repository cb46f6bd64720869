import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AppProviders } from '@groupride/web-ui';
import { CityMap } from './city-map';
import type { MapCity, MapMarker } from './types';

const city: MapCity = { name: 'Charlotte, NC', center: { lat: 35.2271, lng: -80.8431 }, map: null };
const markers: MapMarker[] = [
  { id: 'pickup', kind: 'pickup', label: 'Truist Field', position: { lat: 35.2284, lng: -80.8484 } },
  { id: 'd1', kind: 'driver', label: 'Ana, Toyota Sienna', position: { lat: 35.2384, lng: -80.8484 } },
];

const show = (locale: string) =>
  render(
    <AppProviders locale={locale} closeLabel="Close">
      <CityMap city={city} mapboxToken={null} label="Drivers near you" markers={markers} route={{ points: [], estimated: true }} />
    </AppProviders>,
  );

// jsdom draws nothing, like a device without WebGL.
describe('a map on a device that can not draw it', () => {
  it('says so and tells in words what it would show', () => {
    show('en');
    expect(screen.getByText('Failed to initialize map')).toBeTruthy();
    const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shown).toEqual([
      'Pickup: Truist Field',
      'Driver: Ana, Toyota Sienna · 0.7 mi north of Pickup',
      'The dashed line is a straight line; the route on roads is not known right now.',
    ]);
  });

  it('does so in Spanish', () => {
    show('es');
    expect(screen.getByText('Conductor').parentElement?.textContent).toBe('Conductor: Ana, Toyota Sienna · a 0.7 mi al norte de: Recogida');
  });
});
