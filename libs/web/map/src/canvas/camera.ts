import type { LatLng } from '@groupride/geo';
import { insetTopOf } from '../inset';
import type { MapCity, MapInstance, MapMarker, MapRoute } from '../types';

/** Pixels that stay free around what is shown: more where the buttons of the map are, and below for those of the page. */
export const FIT_PADDING = { top: 64, right: 76, bottom: 84, left: 40 } as const;
/** On a map that is too low for that. */
const LITTLE_PADDING = { top: 44, right: 76, bottom: 36, left: 40 } as const;
const LOW_PX = 300;
const CLOSEST = 15;

/** Everything that is on the map, as [[west, south], [east, north]]; null when nothing is. */
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

/** How far beyond the city's edge one may look, in degrees. */
const MARGIN = 0.4;

/**
 * Where the view is held, as [west, south, east, north]: the city and a little around it. Nowhere while what it has to show lies outside, as a
 * ride does that goes on when another city is built: there are no streets then, but the car, the pins and the line.
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

/** The markers that a fit has to show. */
export const toFit = (markers: readonly MapMarker[], ids: readonly string[] | undefined): readonly MapMarker[] =>
  ids === undefined ? markers : markers.filter(({ id }) => ids.includes(id));

/** Shows everything with a margin; one single point is shown at street level. */
export function fitAll(
  map: MapInstance,
  markers: readonly MapMarker[],
  route: MapRoute | null | undefined,
  still: boolean,
): void {
  const bounds = boundsOf(markers, route);
  if (!bounds) return;
  // What lies around the map may just have changed its size.
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

/** The car that somebody looks at stays in sight: where it leaves the view, the view goes with it. Who looks elsewhere is left in peace. */
export function keepVisible(map: MapInstance, was: LatLng, is: LatLng, still: boolean): void {
  const view = map.getBounds();
  if (view?.contains([was.lng, was.lat]) && !view.contains([is.lng, is.lat])) centerOn(map, is, { still });
}

/** How the view moves. What is not given stays as it is. */
export interface ViewChange {
  zoom?: number | undefined;
  /** Degrees clockwise from north that point to the upper edge. */
  bearing?: number;
  /** At once, for those who asked for less motion. */
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

/** How far below the middle a car is that drives toward the upper edge, as a part of the map's height: the road ahead matters. */
const BELOW_MIDDLE = 0.2;

/** Turns the map so that `heading` (degrees clockwise from north) points to the upper edge, with the place in the lower half. */
export function lookAhead(map: MapInstance, { lat, lng }: LatLng, heading: number, { zoom, still }: ViewChange): void {
  map.easeTo({
    center: [lng, lat],
    ...(zoom === undefined ? {} : { zoom }),
    bearing: heading,
    offset: [0, map.getContainer().clientHeight * BELOW_MIDDLE],
    duration: still ? 0 : 500,
  });
}
