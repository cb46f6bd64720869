import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { palettes } from '../style/palette';
import type { MapInstance, MapMarker } from '../types';
import { Scene, type SceneKit, type SceneProps } from './scene';

const kit: SceneKit = { Marker: () => null, Source: ({ id }) => <i data-source={id} />, Layer: () => null };
const easeTo = jest.fn<MapInstance['easeTo']>();
const map = { easeTo, getBounds: () => null, getContainer: () => ({ clientHeight: 500 }) } as unknown as MapInstance;
const car = (lat: number, heading: number | null = 90): MapMarker => ({
  id: 'car',
  kind: 'car',
  label: 'You',
  position: { lat, lng: -80 },
  heading,
});
const base: SceneProps = {
  markers: [car(35)],
  route: null,
  follow: 'car',
  followZoom: 16,
  headingUp: true,
  fit: 0,
  fitTo: [],
  center: null,
  still: true,
  palette: palettes.light,
};
const scene = (more: Partial<SceneProps>) => <Scene map={map} kit={kit} {...base} {...more} />;
const last = () => easeTo.mock.lastCall?.[0];

describe('the view that follows a car', () => {
  beforeEach(() => easeTo.mockClear());

  it('zooms in once, and leaves the zoom to the driver after that', () => {
    const { rerender } = render(scene({}));
    expect(last()).toMatchObject({ bearing: 90, zoom: 16 });
    rerender(scene({ markers: [car(35.1)] }));
    expect(last()).toMatchObject({ center: [-80, 35.1], bearing: 90 });
    expect(last()).not.toHaveProperty('zoom');
    rerender(scene({ follow: null }));
    rerender(scene({ markers: [car(35.2)] }));
    expect(last()).toMatchObject({ zoom: 16 });
  });

  it('points north again once the map no longer turns with the car', () => {
    const { rerender } = render(scene({}));
    rerender(scene({ headingUp: false, followZoom: 15 }));
    expect(last()).toMatchObject({ bearing: 0, zoom: 15 });
    rerender(scene({ headingUp: false, followZoom: 15, markers: [car(35.1)] }));
    expect(last()).not.toHaveProperty('bearing');
  });
});

it('draws the route to the start of a route as a separate line', () => {
  const points = [
    { lat: 35, lng: -80 },
    { lat: 35.1, lng: -80 },
  ];
  const { container } = render(scene({ route: { points, approach: points, estimated: false } }));
  expect([...container.querySelectorAll('[data-source]')].map((node) => node.getAttribute('data-source'))).toEqual([
    'approach',
    'route',
  ]);
});
