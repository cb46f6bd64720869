import { METERS_PER_MILE } from '@groupride/geo';
import type { Format } from '@groupride/web-ui';

const FEET_PER_METER = 3.28084;
/** Below a tenth of a mile, people think in feet. */
const NEAR_METERS = METERS_PER_MILE / 10;

/** A distance as drivers read it: "1.3 mi", and close by "350 ft" in steps of 50. */
export function wayDistance(meters: number, { miles, number }: Pick<Format, 'miles' | 'number'>): string {
  if (meters >= NEAR_METERS) return miles(meters);
  const feet = Math.round((meters * FEET_PER_METER) / 50) * 50;
  return number(feet, { style: 'unit', unit: 'foot', unitDisplay: 'short' });
}
