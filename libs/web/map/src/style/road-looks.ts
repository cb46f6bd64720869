// Widths and order of the lines of the base map, used by the live map and the still picture.
import type { MapPalette } from './palette';

/** Pixels by zoom, ascending; between two stops the width grows by WIDTH_BASE per zoom level. */
export type Widths = [zoom: number, pixels: number][];

/** Base of the exponential interpolation in the MapLibre style specification. */
export const WIDTH_BASE = 1.5;
/** At lower zoom levels, casings would hide the roads. */
export const CASINGS_FROM = 11;
export const RAIL_WIDTHS: Widths = [
  [11, 0.5],
  [15, 1.5],
  [18, 3],
];
export const WATERWAY_WIDTHS: Widths = [
  [10, 0.6],
  [14, 2],
  [18, 8],
];

/** How roads of some classes are drawn: a line on top of a wider one, the casing. */
export interface RoadLook {
  id: string;
  classes: readonly string[];
  minzoom: number;
  color: (palette: MapPalette) => string;
  casing: (palette: MapPalette) => string;
  widths: Widths;
}

const MINOR: RoadLook = {
  id: 'minor',
  classes: ['minor', 'service'],
  minzoom: 12.5,
  color: (palette) => palette.minor,
  casing: (palette) => palette.minorCasing,
  widths: [
    [12.5, 0.4],
    [14, 2],
    [16, 6],
    [18, 16],
    [20, 40],
  ],
};
/** From the bottom to the top of the drawing order. */
export const ROAD_LOOKS: readonly RoadLook[] = [
  MINOR,
  {
    id: 'tertiary',
    classes: ['tertiary'],
    minzoom: 11,
    color: (palette) => palette.major,
    casing: (palette) => palette.majorCasing,
    widths: [
      [11, 0.6],
      [13, 2],
      [15, 5],
      [17, 12],
      [20, 48],
    ],
  },
  {
    id: 'secondary',
    classes: ['secondary'],
    minzoom: 9.5,
    color: (palette) => palette.major,
    casing: (palette) => palette.majorCasing,
    widths: [
      [9.5, 0.5],
      [12, 1.8],
      [14, 4.5],
      [16, 10],
      [20, 54],
    ],
  },
  {
    id: 'primary',
    classes: ['primary', 'trunk'],
    minzoom: 8,
    color: (palette) => palette.major,
    casing: (palette) => palette.majorCasing,
    widths: [
      [8, 0.6],
      [11, 2],
      [13, 4],
      [15, 8],
      [20, 60],
    ],
  },
  {
    id: 'motorway',
    classes: ['motorway'],
    minzoom: 5,
    color: (palette) => palette.motorway,
    casing: (palette) => palette.motorwayCasing,
    widths: [
      [5, 0.6],
      [9, 1.8],
      [12, 3.4],
      [15, 9],
      [20, 60],
    ],
  },
];

export const casingWidths = (widths: Widths): Widths =>
  widths.map(([zoom, pixels]) => [zoom, pixels + (zoom < 12 ? 0.8 : 1.6)]);

/** The width at a zoom, as `interpolate` with `exponential` in the MapLibre style specification. @returns pixels */
export function widthAt(widths: Widths, zoom: number): number {
  const above = widths.findIndex(([at]) => at >= zoom);
  const upper = widths[above];
  const lower = widths[above - 1];
  if (!upper) return widths.at(-1)?.[1] ?? 0;
  if (!lower) return upper[1];
  const share = (WIDTH_BASE ** (zoom - lower[0]) - 1) / (WIDTH_BASE ** (upper[0] - lower[0]) - 1);
  return lower[1] + share * (upper[1] - lower[1]);
}
