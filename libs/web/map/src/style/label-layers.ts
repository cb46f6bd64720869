import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapPalette } from './palette';

/** Devices draw labels with their own fonts; nothing is downloaded. */
const FONT = ['system-ui', 'Segoe UI', 'Roboto', 'Helvetica Neue', 'Arial', 'sans-serif'];

const size = (...stops: [zoom: number, pixels: number][]): ExpressionSpecification =>
  ['interpolate', ['linear'], ['zoom'], ...stops.flat()] as ExpressionSpecification;

const is = (property: string, ...words: string[]): ExpressionSpecification => [
  'in',
  ['get', property],
  ['literal', words],
];

/** Pixels between two labels of one road. They repeat often, so that a label hidden by a place is soon shown again. */
const SPACING = 180;

/** From the least to the most important: of two colliding labels, the later one is shown. */
export function labelLayers(palette: MapPalette, source: string): LayerSpecification[] {
  const from = (layer: string) => ({ source, 'source-layer': layer, type: 'symbol' as const });
  const halo = { 'text-halo-color': palette.halo, 'text-halo-width': 1.4 };
  return [
    {
      ...from('waterways'),
      id: 'waterway-names',
      minzoom: 13,
      filter: ['has', 'name'],
      layout: { 'symbol-placement': 'line', 'text-field': ['get', 'name'], 'text-font': FONT, 'text-size': 11 },
      paint: { 'text-color': palette.waterText, ...halo },
    },
    {
      ...from('roads'),
      id: 'road-names-minor',
      minzoom: 14.5,
      filter: ['all', ['has', 'name'], is('class', 'minor', 'service', 'path')],
      layout: {
        'symbol-placement': 'line',
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': size([14.5, 10], [18, 13]),
        'text-padding': 4,
        'symbol-spacing': SPACING,
      },
      paint: { 'text-color': palette.textSoft, ...halo },
    },
    {
      ...from('pois'),
      id: 'poi-names',
      minzoom: 13,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': size([13, 10], [17, 12]),
        'text-max-width': 8,
        'text-padding': 6,
        'symbol-sort-key': ['coalesce', ['get', 'rank'], 9],
      },
      paint: { 'text-color': palette.textSoft, ...halo },
    },
    {
      ...from('roads'),
      id: 'road-names',
      minzoom: 12,
      filter: ['all', ['has', 'name'], is('class', 'tertiary', 'secondary', 'primary', 'trunk', 'motorway')],
      layout: {
        'symbol-placement': 'line',
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': size([12, 10], [16, 13]),
        'symbol-spacing': SPACING,
      },
      paint: { 'text-color': palette.text, ...halo },
    },
    {
      ...from('roads'),
      id: 'road-numbers',
      minzoom: 8,
      maxzoom: 13,
      filter: ['all', ['has', 'ref'], is('class', 'motorway', 'trunk')],
      layout: {
        'symbol-placement': 'line',
        'text-field': ['get', 'ref'],
        'text-font': FONT,
        'text-size': 10,
        'text-rotation-alignment': 'viewport',
        'symbol-spacing': 400,
      },
      paint: { 'text-color': palette.text, 'text-halo-color': palette.motorway, 'text-halo-width': 3 },
    },
    {
      ...from('labels'),
      id: 'water-names',
      minzoom: 11,
      filter: is('class', 'water'),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': 11,
        'text-max-width': 7,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: { 'text-color': palette.waterText, ...halo },
    },
    {
      ...from('labels'),
      id: 'green-names',
      minzoom: 12,
      filter: is('class', 'green'),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': 11,
        'text-max-width': 7,
        'text-padding': 6,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: { 'text-color': palette.textGreen, ...halo },
    },
    {
      ...from('places'),
      id: 'place-names-near',
      minzoom: 10.5,
      maxzoom: 15.5,
      filter: is('class', 'suburb', 'neighborhood', 'neighbourhood', 'quarter', 'village', 'hamlet'),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': size([10.5, 10], [14, 13]),
        'text-max-width': 7,
        'text-padding': 6,
        'text-letter-spacing': 0.06,
      },
      paint: { 'text-color': palette.textSoft, ...halo },
    },
    {
      ...from('places'),
      id: 'place-names-towns',
      minzoom: 7,
      maxzoom: 14,
      filter: is('class', 'town'),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': size([7, 10], [12, 15]),
        'text-padding': 6,
      },
      paint: { 'text-color': palette.text, ...halo },
    },
    {
      ...from('places'),
      id: 'place-names-cities',
      minzoom: 4,
      maxzoom: 13.5,
      filter: is('class', 'city'),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': size([5, 12], [12, 22]),
        'text-padding': 8,
      },
      paint: { 'text-color': palette.text, ...halo },
    },
  ];
}
