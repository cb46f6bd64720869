import type { LatLng } from '@groupride/geo';

export const MARKER_KINDS = ['driver', 'car', 'pickup', 'destination', 'member', 'you', 'place', 'demand'] as const;
/** `car` is the car of the current ride, `driver` a free driver, and `demand` an area where groups wait. */
export type MarkerKind = (typeof MARKER_KINDS)[number];

export interface MapMarker {
  id: string;
  kind: MarkerKind;
  position: LatLng;
  /** Description for the text list and the tooltip. */
  label: string;
  /** Degrees clockwise from north. Without a heading, the marker shows no direction. */
  heading?: number | null;
  /** Number of groups waiting in an area of demand. */
  count?: number;
  /** Number in a pin: its position in the order of stops, from 1. */
  number?: number;
  /** Whether the marker is drawn in red. */
  highlighted?: boolean;
}

export interface MapRoute {
  points: readonly LatLng[];
  /** The route to the start, drawn thinner. */
  approach?: readonly LatLng[];
  /** Whether the route is only a straight line, drawn dashed. */
  estimated: boolean;
  /** Whether the route is still loading, so that it is not called an estimate yet. */
  pending?: boolean;
}

/** The city as described by GET /api/config; without `map` there are no tiles to draw. */
export interface MapCity {
  name: string;
  center: LatLng;
  map: {
    version: number;
    tilesUrl: string;
    minZoom: number;
    maxZoom: number;
    bounds: { west: number; south: number; east: number; north: number };
    attribution: string;
    sketch: boolean;
  } | null;
}

/** The common part of both map libraries that this library uses. */
export interface MapInstance {
  fitBounds(
    bounds: [[number, number], [number, number]],
    options: {
      padding: { top: number; right: number; bottom: number; left: number };
      maxZoom: number;
      duration: number;
    },
  ): unknown;
  easeTo(options: {
    center: [number, number];
    zoom?: number;
    /** Direction at the upper edge, in degrees clockwise from north. */
    bearing?: number;
    /** Offset of the center, in pixels right of and below the middle. */
    offset?: [number, number];
    duration: number;
  }): unknown;
  getZoom(): number;
  getCenter(): { lng: number; lat: number };
  /** The visible area; null while unknown. */
  getBounds(): { contains(position: [lng: number, lat: number]): boolean } | null;
  getContainer(): HTMLElement;
  zoomIn(options?: { duration: number }): unknown;
  zoomOut(options?: { duration: number }): unknown;
  resize(): unknown;
}
