import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AppProviders } from '@groupride/web-ui';
import { CityMap } from './city-map';
import type { MapCity, MapMarker } from './types';

const bounds = { west: -81.1, south: 35, east: -80.5, north: 35.5 };
const city: MapCity = {
  name: 'Charlotte, NC',
  center: { lat: 35.2271, lng: -80.8431 },
  map: {
    version: 1,
    tilesUrl: '/api/tiles/{z}/{x}/{y}.mvt',
    minZoom: 8,
    maxZoom: 14,
    bounds,
    attribution: 'A sketch',
    sketch: true,
  },
};
const markers: MapMarker[] = [
  { id: 'pickup', kind: 'pickup', label: 'Truist Field', position: { lat: 35.2284, lng: -80.8484 } },
  { id: 'd1', kind: 'driver', label: 'Ana, Toyota Sienna', position: { lat: 35.2384, lng: -80.8484 } },
];

const show = (locale: string, of = city, elsewhere = false, height = '400px') =>
  render(
    <AppProviders locale={locale} closeLabel="Close">
      <CityMap
        city={of}
        mapboxToken={null}
        label="Drivers near you"
        elsewhere={elsewhere}
        height={height}
        markers={markers}
        route={{ points: [], estimated: true }}
      />
    </AppProviders>,
  );

// jsdom draws nothing, like a device without WebGL.
describe('a map on a device that cannot draw it', () => {
  it('shows a text alternative', () => {
    show('en');
    expect(screen.getByText('Failed to initialize map')).toBeTruthy();
    const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shown).toEqual([
      'Pickup: Truist Field',
      'Driver: Ana, Toyota Sienna · 0.7 mi north of Pickup',
      'The dashed line is straight because the route by road isn’t available right now.',
    ]);
  });

  it('keeps the text clear of the page’s buttons on a full-page map', () => {
    show('en', city, false, '100%');
    const { paddingInline, paddingTop } = getComputedStyle(screen.getByRole('region', { name: 'Drivers near you' }));
    expect(paddingInline).not.toBe('');
    expect(paddingTop).toContain('3.5rem');
  });

  it('does not blame the device when no map is set up', () => {
    show('en', { ...city, map: null });
    expect(screen.getByText('No map is set up for this city. Here is what it would show.')).toBeTruthy();
    expect(screen.queryByText('Failed to initialize map')).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('says that the ride is in another city than the map shows', () => {
    show('en', { ...city, name: 'Vaduz' }, true);
    expect(
      screen.getByText(
        'This map shows Vaduz, where new rides start now. Your ride continues as before, outside this map.',
      ),
    ).toBeTruthy();
    show('es');
    expect(screen.queryByText(/^Este mapa muestra/)).toBeNull();
  });

  it('shows the text alternative in Spanish', () => {
    show('es');
    expect(screen.getByText('Conductor').parentElement?.textContent).toBe(
      'Conductor: Ana, Toyota Sienna · a 0.7 mi al norte de: Recogida',
    );
  });
});
