/**
 * Each map library is half a megabyte of code. Only the required one is loaded, when a map is or will soon be on the
 * screen.
 */
export const loadMapLibre = () => import('./canvas/maplibre-canvas');
export const loadMapbox = () => import('./canvas/mapbox-canvas');
