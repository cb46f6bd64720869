import { describe, expect, it } from '@jest/globals';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { MapCity } from '../types';
import { cityStyle } from './city-style';

const map: NonNullable<MapCity['map']> = {
  version: 7,
  tilesUrl: '/api/tiles/{z}/{x}/{y}.mvt?city=7',
  minZoom: 8,
  maxZoom: 14,
  bounds: { west: -81, south: 35, east: -80, north: 36 },
  attribution: 'GroupRide sketch',
  sketch: true,
};

describe('the style of a built city', () => {
  it.each(['light', 'dark'] as const)('is a valid MapLibre style: %s', (mode) => {
    expect(validateStyleMin(cityStyle(map, mode, 'https://ride.example'))).toEqual([]);
  });

  it('requests tiles from its own origin', () => {
    expect(cityStyle(map, 'light', 'https://ride.example').sources['city']).toMatchObject({
      tiles: ['https://ride.example/api/tiles/{z}/{x}/{y}.mvt?city=7'],
      maxzoom: 14,
    });
  });
});
