import type { LatLng } from '@groupride/geo';

export const MARKER_KINDS = ['driver', 'car', 'pickup', 'destination', 'member', 'you', 'place', 'demand'] as const;
/** `car` is the car of the ride that is followed, `driver` one of those that are free; `demand` an area where groups wait. */
export type MarkerKind = (typeof MARKER_KINDS)[number];

export interface MapMarker {
  id: string;
  kind: MarkerKind;
  position: LatLng;
  /** What it is, in words: for the text list, and where a mouse rests on the marker. */
  label: string;
  /** Degrees clockwise from north. Unknown: the marker points nowhere. */
  heading?: number | null;
  /** How many groups wait in an area of demand. */
  count?: number;
  /** Written in a pin: the place in an order of stops, from 1. */
  number?: number;
  /** Drawn in red for as long as it is set. */
  highlighted?: boolean;
}

export interface MapRoute {
  points: readonly LatLng[];
  /** The way to where it begins, drawn thinner. */
  approach?: readonly LatLng[];
  /** Drawn dashed: a straight line, not a way on roads. */
  estimated: boolean;
  /** It is still being worked out: not yet called an estimate. */
  pending?: boolean;
}

/** The built city as GET /api/config describes it; without `map` there are no tiles to draw. */
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

/** What both map libraries can do and this library uses. */
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
    /** Degrees clockwise from north that point to the upper edge. */
    bearing?: number;
    /** Where the center lies, in pixels right of and below the middle. */
    offset?: [number, number];
    duration: number;
  }): unknown;
  getZoom(): number;
  getCenter(): { lng: number; lat: number };
  /** What is to be seen; null while that is not known. */
  getBounds(): { contains(position: [lng: number, lat: number]): boolean } | null;
  getContainer(): HTMLElement;
  zoomIn(options?: { duration: number }): unknown;
  zoomOut(options?: { duration: number }): unknown;
  resize(): unknown;
}
