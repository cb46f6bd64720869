import type { LatLng } from '@groupride/geo';
import { insetTopOf } from '../inset';
import type { MapCity, MapInstance, MapMarker, MapRoute } from '../types';

/** Free pixels around the fitted content: more beside the buttons of the map, and below for those of the page. */
export const FIT_PADDING = { top: 64, right: 76, bottom: 84, left: 40 } as const;
/** The same for a map with little height. */
const LITTLE_PADDING = { top: 44, right: 76, bottom: 36, left: 40 } as const;
const LOW_PX = 300;
const CLOSEST = 15;

/** The bounds of all markers and the route, as [[west, south], [east, north]]; null if there are none. */
export function boundsOf(
  markers: readonly MapMarker[],
  route: MapRoute | null | undefined,
): [[number, number], [number, number]] | null {
  const points: LatLng[] = [
    ...markers.map(({ position }) => position),
    ...(route?.points ?? []),
    ...(route?.approach ?? []),
  ];
  if (points.length === 0) return null;
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  return [
    [Math.min(...lngs), Math.min(...lats)],
    [Math.max(...lngs), Math.max(...lats)],
  ];
}

/** How far the view may extend beyond the city's edge, in degrees. */
const MARGIN = 0.4;

/**
 * The limits of the view, as [west, south, east, north]: the city and its surroundings. Undefined if the content lies
 * outside, for example for a ride that continues after the city changed: the map then has no streets, but shows the
 * car, pins and line.
 */
export function heldIn(
  { west, south, east, north }: NonNullable<MapCity['map']>['bounds'],
  markers: readonly MapMarker[],
  route: MapRoute | null | undefined,
): [number, number, number, number] | undefined {
  const held: [number, number, number, number] = [west - MARGIN, south - MARGIN, east + MARGIN, north + MARGIN];
  const [least, most] = boundsOf(markers, route) ?? [];
  const isInside =
    !least || !most || (least[0] >= held[0] && least[1] >= held[1] && most[0] <= held[2] && most[1] <= held[3]);
  return isInside ? held : undefined;
}

/** The markers that must be visible after a fit. */
export const toFit = (markers: readonly MapMarker[], ids: readonly string[] | undefined): readonly MapMarker[] =>
  ids === undefined ? markers : markers.filter(({ id }) => ids.includes(id));

/** Fits everything with a margin; a single point is shown at street level. */
export function fitAll(
  map: MapInstance,
  markers: readonly MapMarker[],
  route: MapRoute | null | undefined,
  still: boolean,
): void {
  const bounds = boundsOf(markers, route);
  if (!bounds) return;
  // The layout around the map may just have changed its size.
  map.resize();
  const container = map.getContainer();
  const inset = insetTopOf(container);
  const padding = container.clientHeight - inset < LOW_PX ? LITTLE_PADDING : FIT_PADDING;
  map.fitBounds(bounds, {
    padding: { ...padding, top: padding.top + inset },
    maxZoom: CLOSEST,
    duration: still ? 0 : 500,
  });
}

/** Moves the view when the visible car leaves it. If somebody looks elsewhere, the view stays. */
export function keepVisible(map: MapInstance, was: LatLng, is: LatLng, still: boolean): void {
  const view = map.getBounds();
  if (view?.contains([was.lng, was.lat]) && !view.contains([is.lng, is.lat])) centerOn(map, is, { still });
}

/** How the view changes; omitted values stay unchanged. */
export interface ViewChange {
  zoom?: number | undefined;
  /** Direction at the upper edge, in degrees clockwise from north. */
  bearing?: number;
  /** Whether to skip the animation, for people who prefer reduced motion. */
  still: boolean;
}

export function centerOn(map: MapInstance, { lat, lng }: LatLng, { zoom, bearing, still }: ViewChange): void {
  map.easeTo({
    center: [lng, lat],
    ...(zoom === undefined ? {} : { zoom }),
    ...(bearing === undefined ? {} : { bearing }),
    duration: still ? 0 : 500,
  });
}

/**
 * How far below the center a car is shown when the map faces forward, as a fraction of the map's height, to show the
 * road ahead.
 */
const BELOW_MIDDLE = 0.2;

/** Rotates the map so that `heading` (degrees clockwise from north) faces up, with the place in the lower half. */
export function lookAhead(map: MapInstance, { lat, lng }: LatLng, heading: number, { zoom, still }: ViewChange): void {
  map.easeTo({
    center: [lng, lat],
    ...(zoom === undefined ? {} : { zoom }),
    bearing: heading,
    offset: [0, map.getContainer().clientHeight * BELOW_MIDDLE],
    duration: still ? 0 : 500,
  });
}
