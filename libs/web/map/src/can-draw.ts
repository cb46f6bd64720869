/**
 * Whether this device may be able to draw maps (WebGL 2). A real test would take as long as drawing the first map; a
 * map library that cannot draw reports an error.
 */
export const canDraw = (): boolean => typeof WebGL2RenderingContext !== 'undefined';
