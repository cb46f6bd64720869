import type { LngLat } from '../read/extract';

export const LAYERS = [
  'water',
  'green',
  'areas',
  'waterways',
  'boundaries',
  'buildings',
  'roads',
  'labels',
  'places',
  'pois',
] as const;
export type Layer = (typeof LAYERS)[number];

export type Properties = Record<string, string | number | boolean>;

/** The source of a feature's line: a way of the extract, read on demand, or joined rings. */
export type Shape =
  | { readonly type: 'line' | 'polygon'; readonly way: number }
  | { readonly type: 'polygons'; readonly polygons: readonly (readonly LngLat[][])[] }
  | { readonly type: 'point'; readonly at: LngLat };

export interface MapFeature {
  readonly layer: Layer;
  /** First zoom at which the feature is in a tile. */
  readonly from: number;
  /** From this zoom on, another feature replaces it. */
  readonly until?: number;
  readonly properties: Properties;
  readonly shape: Shape;
}

/** The zoom of the deepest tiles; closer views enlarge them. */
export const MAX_ZOOM = 15;
/** The zoom of features that are never in a tile. */
export const NEVER = MAX_ZOOM + 1;
