import { readLatLng } from './points';

/** A place text without Google's location modifiers. */
export interface HintedPlace {
  text: string;
  /** Vehicle heading in degrees clockwise from north. */
  heading?: number;
}

const SIDE = /^side_of_road:/;
const HEADING = /^heading=(\d{1,3}):/;
const MAX_DEGREES = 360;

/**
 * Reads `side_of_road:lat,lng` and `heading=90:lat,lng`. Sides of the road are not supported, so `side_of_road` is a
 * plain point. https://developers.google.com/maps/documentation/directions/get-directions#location-modifiers
 * @returns an error message when the input is invalid
 */
export function readHints(written: string): HintedPlace | string {
  let text = written;
  let heading: number | undefined;
  for (;;) {
    const [, degrees] = HEADING.exec(text) ?? [];
    if (degrees !== undefined) heading = Number(degrees);
    const rest = text.replace(degrees === undefined ? SIDE : HEADING, '');
    if (rest === text) break;
    text = rest;
  }
  if (text.startsWith('heading=') || (heading ?? 0) > MAX_DEGREES)
    return `heading= needs degrees from 0 to ${MAX_DEGREES} and a colon: heading=90:lat,lng.`;
  if (text !== written && !readLatLng(text)) return 'side_of_road: and heading= stand before lat,lng.';
  return { text, ...(heading === undefined ? {} : { heading: heading % MAX_DEGREES }) };
}
