// Which boundary is that of a town differs by country: admin_level 8 in most, another in these. https://wiki.openstreetmap.org/wiki/Tag:boundary=administrative
import type { OsmTags } from '../osm';

const USUAL = 8;
const LEVELS: Readonly<Record<string, number>> = { PT: 7, NO: 7, JP: 7, MX: 6, CO: 6, NL: 10, SK: 9 };
/** Where the town of an address is not the one that governs the place: boroughs, districts and communes have names that nobody writes on a letter. */
const OTHERS_WRITE = new Set(['GB', 'IE', 'AU', 'NZ', 'SE', 'DK', 'TR']);

/** The deeper, the more certainly it is the town itself and not its surroundings. */
const ALSO_ASKED = [10, 9, 8, 7, 6, 5, 4];
const SETTLEMENTS = new Set(['city', 'town', 'village', 'municipality']);

/** Whether a boundary says itself that it is one of a town. */
export const saysTown = ({ place = '', border_type: type = '' }: OsmTags): boolean =>
  SETTLEMENTS.has(place) || SETTLEMENTS.has(type);

export interface TownLevels {
  /** All boundaries of this level are towns; undefined where none is taken at its word. */
  trusted: number | undefined;
  /** In this order after it, those that are known to be towns. */
  others: readonly number[];
}

/** @param country ISO 3166-1 */
export function townLevels(country: string): TownLevels {
  const trusted = OTHERS_WRITE.has(country) ? undefined : (LEVELS[country] ?? USUAL);
  return { trusted, others: ALSO_ASKED.filter((level) => level !== trusted) };
}
