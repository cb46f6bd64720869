/**
 * Whether this device may be able to draw maps (WebGL 2). Trying it out takes as long as drawing the first map does: a library that finds
 * it cannot says so.
 */
export const canDraw = (): boolean => typeof WebGL2RenderingContext !== 'undefined';
