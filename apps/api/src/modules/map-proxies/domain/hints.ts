import { readLatLng } from './points';

/** A place as it was written, without what Google lets be said in front of it. */
export interface HintedPlace {
  text: string;
  /** How a car stands there, degrees clockwise from north. */
  heading?: number;
}

const SIDE = /^side_of_road:/;
const HEADING = /^heading=(\d{1,3}):/;
const MAX_DEGREES = 360;

/**
 * `side_of_road:lat,lng` and `heading=90:lat,lng`. The city does not know sides of roads: such a point is one like any other.
 * https://developers.google.com/maps/documentation/directions/get-directions#location-modifiers
 * @returns what is wrong, in words, where something is
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
