import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapCity } from '../types';
import { labelLayers } from './label-layers';
import { palettes, type MapPalette } from './palette';
import {
  CASINGS_FROM,
  casingWidths,
  RAIL_WIDTHS,
  ROAD_LOOKS,
  WATERWAY_WIDTHS,
  WIDTH_BASE,
  type Widths,
} from './road-looks';

export const CITY_SOURCE = 'city';

/** Width in pixels by zoom; MapLibre interpolates between the stops. */
const width = (...stops: Widths): ExpressionSpecification =>
  ['interpolate', ['exponential', WIDTH_BASE], ['zoom'], ...stops.flat()] as ExpressionSpecification;

const roads = (classes: readonly string[]): ExpressionSpecification => [
  'in',
  ['get', 'class'],
  ['literal', [...classes]],
];

function roadLayers(palette: MapPalette): LayerSpecification[] {
  const line = { source: CITY_SOURCE, 'source-layer': 'roads', type: 'line' as const };
  const casings = ROAD_LOOKS.map(({ id, classes, minzoom, casing, widths }): LayerSpecification => ({
    ...line,
    id: `road-${id}-casing`,
    minzoom: Math.max(minzoom, CASINGS_FROM),
    filter: roads(classes),
    layout: { 'line-cap': 'butt', 'line-join': 'round' },
    paint: { 'line-color': casing(palette), 'line-width': width(...casingWidths(widths)) },
  }));
  const fills = ROAD_LOOKS.map(({ id, classes, minzoom, color, widths }): LayerSpecification => ({
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
    paint: { 'line-color': palette.rail, 'line-width': width(...RAIL_WIDTHS) },
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
      paint: { 'line-color': palette.water, 'line-width': width(...WATERWAY_WIDTHS) },
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

/** The style of a city's map, light or dark: drawn from the city's own vector tiles, with fonts of the device. */
export function cityStyle(
  city: NonNullable<MapCity['map']>,
  mode: 'light' | 'dark',
  origin: string,
): StyleSpecification {
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
