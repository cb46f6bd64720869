import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { AppProviders } from '@groupride/web-ui';
import type { CanvasProps } from './canvas/canvas-props';
import type { MapInstance } from './types';

/** A fake canvas that only has a center. */
const map = {
  getCenter: () => ({ lng: -80.8431, lat: 35.2271 }),
  getContainer: () => document.body,
  fitBounds: () => undefined,
} as unknown as MapInstance;
function Canvas({ onMap }: CanvasProps) {
  useEffect(() => onMap(map), [onMap]);
  return <canvas tabIndex={0} aria-label="Map" />;
}
jest.unstable_mockModule('./can-draw', () => ({ canDraw: () => true }));
jest.unstable_mockModule('./load-canvas', () => ({
  loadMapLibre: async () => ({ default: Canvas }),
  loadMapbox: async () => ({ default: Canvas }),
}));
const { CityMap } = await import('./city-map');

const city = {
  name: 'Charlotte, NC',
  center: { lat: 35.2271, lng: -80.8431 },
  map: {
    version: 1,
    tilesUrl: '/api/tiles/{z}/{x}/{y}.mvt',
    minZoom: 8,
    maxZoom: 14,
    bounds: { west: -81.1, south: 35, east: -80.5, north: 35.5 },
    attribution: 'A sketch',
    sketch: true,
  },
};

async function show(locale: string, onPick?: jest.Mock) {
  const { container } = render(
    <AppProviders locale={locale} closeLabel="Close">
      <CityMap
        city={city}
        mapboxToken={null}
        label="Pick"
        markers={[{ id: 'a', kind: 'place', label: 'NoDa', position: city.center }]}
        {...(onPick ? { onPick } : {})}
      />
    </AppProviders>,
  );
  const canvas = await screen.findByLabelText('Map');
  return { canvas, cross: () => container.querySelector('[data-aim]') };
}
const toCanvas = async (canvas: HTMLElement) => {
  while (document.activeElement !== canvas) await userEvent.tab();
};

describe('choosing a place with the keyboard', () => {
  it('shows a crosshair and instructions while the map has the focus; Enter and Space choose the middle', async () => {
    const onPick = jest.fn();
    const { canvas, cross } = await show('en', onPick);
    expect(cross()).toBeNull();
    await toCanvas(canvas);
    expect(cross()).not.toBeNull();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Use the arrow keys to move the map, and Enter to choose the place in the middle.',
    );
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onPick.mock.calls).toEqual([[{ lat: 35.2271, lng: -80.8431 }], [{ lat: 35.2271, lng: -80.8431 }]]);
  });

  it('has a button that does the same, in the language of the page', async () => {
    const onPick = jest.fn();
    await show('es', onPick);
    await userEvent.click(screen.getByRole('button', { name: 'Elegir el centro del mapa' }));
    expect(onPick).toHaveBeenCalledTimes(1);
  });

  it('is off on a map that does not choose a place', async () => {
    const { canvas, cross } = await show('en');
    await toCanvas(canvas);
    await userEvent.keyboard('{Enter}');
    expect(cross()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Choose the middle of the map' })).toBeNull();
  });
});
