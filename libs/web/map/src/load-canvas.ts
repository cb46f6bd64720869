/** Half a megabyte of program each: loaded when a map is on the screen or about to be, and only the one that is needed. */
export const loadMapLibre = () => import('./canvas/maplibre-canvas');
export const loadMapbox = () => import('./canvas/mapbox-canvas');
