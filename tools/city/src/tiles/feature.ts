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

/** Where a feature's line comes from: a way of the extract, read when it is needed, or rings that were put together. */
export type Shape =
  | { readonly type: 'line' | 'polygon'; readonly way: number }
  | { readonly type: 'polygons'; readonly polygons: readonly (readonly LngLat[][])[] }
  | { readonly type: 'point'; readonly at: LngLat };

export interface MapFeature {
  readonly layer: Layer;
  /** First zoom at which it is in a tile. */
  readonly from: number;
  /** From this zoom on another feature stands for it. */
  readonly until?: number;
  readonly properties: Properties;
  readonly shape: Shape;
}

/** The deepest tiles; closer views enlarge them. */
export const MAX_ZOOM = 15;
/** The zoom of what is never in a tile. */
export const NEVER = MAX_ZOOM + 1;
