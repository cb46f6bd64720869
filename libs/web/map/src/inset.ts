const VARIABLE = '--map-inset-top';

/**
 * Height of the page's overlay at the top of the map, in CSS. The page sets the variable in pixels on an element around
 * the map.
 */
export const INSET_TOP = `var(${VARIABLE}, 0px)`;

/** The height of that overlay in pixels. */
export const insetTopOf = (element: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue(VARIABLE)) || 0;
