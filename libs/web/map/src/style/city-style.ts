import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapCity } from '../types';
import { labelLayers } from './label-layers';
import { palettes, type MapPalette } from './palette';

export const CITY_SOURCE = 'city';

/** Width in pixels by zoom; MapLibre draws what lies between. */
const width = (...stops: [zoom: number, pixels: number][]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.5], ['zoom'], ...stops.flat()] as ExpressionSpecification;

const roads = (classes: readonly string[]): ExpressionSpecification => ['in', ['get', 'class'], ['literal', [...classes]]];

interface RoadLook {
  id: string;
  classes: readonly string[];
  minzoom: number;
  color: (palette: MapPalette) => string;
  casing: (palette: MapPalette) => string;
  widths: [zoom: number, pixels: number][];
}

const MINOR: RoadLook = {
  id: 'minor',
  classes: ['minor', 'service'],
  minzoom: 12.5,
  color: (palette) => palette.minor,
  casing: (palette) => palette.minorCasing,
  widths: [[12.5, 0.4], [14, 2], [16, 6], [18, 16], [20, 40]],
};
const LOOKS: readonly RoadLook[] = [
  MINOR,
  {
    id: 'tertiary',
    classes: ['tertiary'],
    minzoom: 11,
    color: (palette) => palette.major,
    casing: (palette) => palette.majorCasing,
    widths: [[11, 0.6], [13, 2], [15, 5], [17, 12], [20, 48]],
  },
  {
    id: 'secondary',
    classes: ['secondary'],
    minzoom: 9.5,
    color: (palette) => palette.major,
    casing: (palette) => palette.majorCasing,
    widths: [[9.5, 0.5], [12, 1.8], [14, 4.5], [16, 10], [20, 54]],
  },
  {
    id: 'primary',
    classes: ['primary', 'trunk'],
    minzoom: 8,
    color: (palette) => palette.major,
    casing: (palette) => palette.majorCasing,
    widths: [[8, 0.6], [11, 2], [13, 4], [15, 8], [20, 60]],
  },
  {
    id: 'motorway',
    classes: ['motorway'],
    minzoom: 5,
    color: (palette) => palette.motorway,
    casing: (palette) => palette.motorwayCasing,
    widths: [[5, 0.6], [9, 1.8], [12, 3.4], [15, 9], [20, 60]],
  },
];

function roadLayers(palette: MapPalette): LayerSpecification[] {
  const line = { source: CITY_SOURCE, 'source-layer': 'roads', type: 'line' as const };
  const casings = LOOKS.map(({ id, classes, minzoom, casing, widths }): LayerSpecification => ({
    ...line,
    id: `road-${id}-casing`,
    minzoom: Math.max(minzoom, 11),
    filter: roads(classes),
    layout: { 'line-cap': 'butt', 'line-join': 'round' },
    paint: { 'line-color': casing(palette), 'line-width': width(...widths.map(([zoom, pixels]): [number, number] => [zoom, pixels + (zoom < 12 ? 0.8 : 1.6)])) },
  }));
  const fills = LOOKS.map(({ id, classes, minzoom, color, widths }): LayerSpecification => ({
    ...line,
    id: `road-${id}`,
    minzoom,
    filter: roads(classes),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color(palette), 'line-width': width(...widths) },
  }));
  const path: LayerSpecification = {
    ...line,
    id: 'road-path',
    minzoom: 14,
    filter: roads(['path']),
    paint: { 'line-color': palette.path, 'line-width': width([14, 0.8], [18, 3]), 'line-dasharray': [2, 1.5] },
  };
  const rail: LayerSpecification = {
    ...line,
    id: 'road-rail',
    minzoom: 11,
    filter: roads(['rail']),
    paint: { 'line-color': palette.rail, 'line-width': width([11, 0.5], [15, 1.5], [18, 3]) },
  };
  return [path, ...casings, rail, ...fills];
}

function groundLayers(palette: MapPalette): LayerSpecification[] {
  const from = (layer: string) => ({ source: CITY_SOURCE, 'source-layer': layer });
  return [
    { id: 'land', type: 'background', paint: { 'background-color': palette.land } },
    { ...from('areas'), id: 'areas', type: 'fill', paint: { 'fill-color': palette.area } },
    { ...from('green'), id: 'green', type: 'fill', paint: { 'fill-color': palette.green } },
    { ...from('water'), id: 'water', type: 'fill', paint: { 'fill-color': palette.water } },
    {
      ...from('waterways'),
      id: 'waterways',
      type: 'line',
      minzoom: 10,
      paint: { 'line-color': palette.water, 'line-width': width([10, 0.6], [14, 2], [18, 8]) },
    },
    {
      ...from('buildings'),
      id: 'buildings',
      type: 'fill',
      minzoom: 13,
      paint: {
        'fill-color': palette.building,
        'fill-outline-color': palette.buildingEdge,
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 13, 0, 14.5, 1],
      },
    },
  ];
}

/** The look of a built city: one style for light and one for dark, drawn from its own vector tiles, fonts from the device. */
export function cityStyle(city: NonNullable<MapCity['map']>, mode: 'light' | 'dark', origin: string): StyleSpecification {
  const palette = palettes[mode];
  const { west, south, east, north } = city.bounds;
  return {
    version: 8,
    name: `GroupRide ${mode}`,
    sources: {
      [CITY_SOURCE]: {
        type: 'vector',
        tiles: [new URL(city.tilesUrl, origin).href.replaceAll('%7B', '{').replaceAll('%7D', '}')],
        minzoom: city.minZoom,
        maxzoom: city.maxZoom,
        bounds: [west, south, east, north],
        attribution: city.attribution,
      },
    },
    layers: [...groundLayers(palette), ...roadLayers(palette), ...labelLayers(palette, CITY_SOURCE)],
  };
}
